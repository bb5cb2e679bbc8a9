//! Keeps a dialog from being answered by the touch that opened it. A tap presses first and clicks last, and
//! what opened in between lies under the finger when the click comes.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// What a dialog has heard of pointers since it opened.
#[derive(Clone, Copy)]
pub struct OwnTouch {
    /// Whether one has come down inside.
    has_begun: StoredValue<bool>,
}

impl OwnTouch {
    pub fn new() -> Self {
        Self {
            has_begun: StoredValue::new(false),
        }
    }

    /// A pointer came down inside the dialog.
    pub fn begin(self) {
        self.has_begun.set_value(true);
    }

    /// Before a click is heard inside: one that began elsewhere answers nothing. Keys and assistive tools
    /// click without a pointer.
    pub fn admit(self, event: &MouseEvent) {
        if event.detail() > 0 && !self.has_begun.get_value() {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    }
}

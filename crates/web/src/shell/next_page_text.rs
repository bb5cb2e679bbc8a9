//! A text that is carried from one page to the next, and taken there once.

use leptos::prelude::*;

/// What is carried, if anything. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct NextPageText(RwSignal<Option<String>>);

impl NextPageText {
    pub fn begin() {
        provide_context(Self(RwSignal::new(None)));
    }

    pub fn here() -> Self {
        expect_context()
    }

    pub fn put(self, text: String) {
        self.0.set(Some(text));
    }

    pub fn take(self) -> Option<String> {
        self.0.try_update(Option::take).flatten()
    }
}

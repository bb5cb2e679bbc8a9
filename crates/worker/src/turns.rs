//! Work in turns with the event loop. A message to oneself asks for the next turn, because
//! browsers make nested timers wait at least four milliseconds.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessagePort};

/// Calls its work again and again, after the messages that were already waiting.
pub(crate) struct Turns {
    bell: Bell,
    _on_ring: Closure<dyn FnMut()>,
}

/// Asks for a turn, once.
#[derive(Clone)]
struct Bell {
    port: MessagePort,
    rung: Rc<Cell<bool>>,
}

impl Turns {
    /// Turns of `work`, which tells whether it wants another.
    pub(crate) fn new(mut work: impl FnMut() -> bool + 'static) -> Self {
        let channel = MessageChannel::new().expect("every browser with workers has channels");
        let bell = Bell {
            port: channel.port2(),
            rung: Rc::default(),
        };
        let on_ring = {
            let bell = bell.clone();
            Closure::<dyn FnMut()>::new(move || {
                bell.rung.set(false);
                if work() {
                    bell.ring();
                }
            })
        };
        channel
            .port1()
            .set_onmessage(Some(on_ring.as_ref().unchecked_ref()));
        Self {
            bell,
            _on_ring: on_ring,
        }
    }

    /// Asks for a turn; asking twice gives one.
    pub(crate) fn want(&self) {
        self.bell.ring();
    }
}

impl Bell {
    fn ring(&self) {
        if !self.rung.replace(true) {
            let sent = self.port.post_message(&JsValue::NULL);
            debug_assert!(sent.is_ok(), "an empty message can always be posted");
        }
    }
}

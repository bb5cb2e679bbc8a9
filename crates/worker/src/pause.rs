//! Letting the event loop run between two steps of work. A message to oneself is used because
//! browsers make nested timers wait at least four milliseconds.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::MessageChannel;

/// A way to give other messages their turn.
pub(crate) struct Pause {
    channel: MessageChannel,
}

impl Pause {
    pub(crate) fn new() -> Self {
        Self {
            channel: MessageChannel::new().expect("every browser with workers has channels"),
        }
    }

    /// Comes back after the messages that were already waiting.
    pub(crate) async fn take(&self) {
        let back = Promise::new(&mut |resolve, _| {
            self.channel.port1().set_onmessage(Some(&resolve));
            let sent = self.channel.port2().post_message(&JsValue::NULL);
            debug_assert!(sent.is_ok(), "an empty message can always be posted");
        });
        let resumed = JsFuture::from(back).await;
        debug_assert!(resumed.is_ok(), "the promise is never rejected");
    }
}

//! What is copied, to be pasted elsewhere.

use wasm_bindgen_futures::JsFuture;

/// Copies a text, where the browser lets us: only on encrypted pages and on this very machine.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window().filter(|window| window.is_secure_context()) else {
        return false;
    };
    let written = window.navigator().clipboard().write_text(text);
    JsFuture::from(written).await.is_ok()
}

//! What rated opponents know about people: a file apart from the engine, fetched when it is first
//! needed. Its name is its hash, so the browser asks the server for it once and keeps it.

use js_sys::ArrayBuffer;
use rookery_app::engine::link::NoPeople;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::browser::head;

/// The bytes of the file.
pub async fn fetch() -> Result<ArrayBuffer, NoPeople> {
    let address = head::told("rookery-people").ok_or(NoPeople)?;
    let window = web_sys::window().ok_or(NoPeople)?;
    let answer = JsFuture::from(window.fetch_with_str(&address)).await;
    let answer: Response = answer.map_err(|_| NoPeople)?.unchecked_into();
    if !answer.ok() {
        return Err(NoPeople);
    }
    let bytes = answer.array_buffer().map_err(|_| NoPeople)?;
    let bytes = JsFuture::from(bytes).await.map_err(|_| NoPeople)?;
    Ok(bytes.unchecked_into())
}

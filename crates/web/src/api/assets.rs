//! Files of the site that a page needs only sometimes, found by their plain names. A list says which
//! hash each one carries in its name, so the browser asks the server for it once and keeps it.

use std::collections::HashMap;

use js_sys::JsString;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::api::head;

/// Where files are, once the list has come. Nothing if it did not.
pub async fn list() -> Option<HashMap<String, String>> {
    let text = fetch(&head::told("rookery-assets")?).await.ok()?;
    serde_json::from_str(&text).ok()
}

/// What is written in the file at this address.
pub async fn text(address: &str) -> Option<String> {
    fetch(address).await.ok()
}

async fn fetch(address: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer = JsFuture::from(window.fetch_with_str(address)).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(JsValue::NULL);
    }
    let text: JsString = JsFuture::from(answer.text()?).await?.dyn_into()?;
    Ok(text.into())
}

//! Files of the site that a page needs only sometimes, found by their plain names. A list says which
//! hash each one carries in its name, so the browser asks the server for it once and keeps it.

use std::collections::HashMap;
use std::future::Future;

use js_sys::{JsString, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Response};

use crate::browser::head;

/// Where files are, once the list has come. Nothing if it did not.
pub async fn list() -> Option<HashMap<String, String>> {
    let text = fetch(&head::told("rookery-assets")?).await.ok()?;
    serde_json::from_str(&text).ok()
}

/// What is written in the file at this address.
pub async fn text(address: &str) -> Option<String> {
    fetch(address).await.ok()
}

/// Begins to dress the page with the sheet of pages that come later, and waits until it is worn;
/// without it they still work.
pub fn dress() -> impl Future<Output = ()> {
    let worn = wear();
    async move {
        if let Ok(Some(worn)) = worn {
            JsFuture::from(worn).await.map(drop).unwrap_or_default();
        }
    }
}

fn wear() -> Result<Option<Promise>, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::NULL)?;
    let sheet = head::told("rookery-later-style").ok_or(JsValue::NULL)?;
    let selector = format!("link[href='{sheet}']");
    if document.query_selector(&selector)?.is_some() {
        return Ok(None);
    }
    Ok(Some(Promise::new(&mut |done, failed| {
        if link(&document, &sheet, &done).is_err() {
            failed.call0(&JsValue::NULL).map(drop).unwrap_or_default();
        }
    })))
}

/// Tells when the sheet has come, or will not.
fn link(document: &Document, sheet: &str, tell: &js_sys::Function) -> Result<(), JsValue> {
    let link = document.create_element("link")?;
    link.set_attribute("rel", "stylesheet")?;
    link.set_attribute("href", sheet)?;
    for event in ["load", "error"] {
        let tell = tell.clone();
        let told = Closure::once_into_js(move |_: JsValue| {
            tell.call0(&JsValue::NULL).map(drop).unwrap_or_default();
        });
        link.add_event_listener_with_callback(event, told.unchecked_ref())?;
    }
    document
        .query_selector("head")?
        .ok_or(JsValue::NULL)?
        .append_child(&link)?;
    Ok(())
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

//! A text or a picture that the browser saves as a file.

use std::time::Duration;

use js_sys::Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// Offers a text under this name; a browser that does not want to save leaves it at that.
pub fn offer(name: &str, text: &str) {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()));
    blob.and_then(|blob| click(name, &blob)).unwrap_or_default();
}

/// The same for what is there already.
pub fn offer_blob(name: &str, blob: &Blob) {
    click(name, blob).unwrap_or_default();
}

fn click(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let document = web_sys::window().and_then(|window| window.document());
    let link = document.ok_or(JsValue::NULL)?.create_element("a")?;
    let link: HtmlAnchorElement = link.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Some browsers fetch it only after a while.
    let forget = move || Url::revoke_object_url(&url).unwrap_or_default();
    set_timeout(forget, Duration::from_secs(60));
    Ok(())
}

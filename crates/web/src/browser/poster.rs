//! Makes a picture of a drawing, in this browser alone: an SVG becomes a PNG of the same size.

use std::cell::RefCell;

use js_sys::{Array, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url,
};

/// The address of a drawing, as long as the page is open.
pub fn address(svg: &str) -> Option<String> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&svg.into()), &kind).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

/// The drawing at this address as a PNG; nothing if this browser does not draw it.
pub async fn png(address: &str, width: u32, height: u32) -> Option<Blob> {
    painted(address, width, height).await.ok()
}

async fn painted(address: &str, width: u32, height: u32) -> Result<Blob, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::NULL)?;
    let image = HtmlImageElement::new_with_width_and_height(width, height)?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let pen = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let pen: CanvasRenderingContext2d = pen.dyn_into()?;
    let (wide, high) = (f64::from(width), f64::from(height));
    pen.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, wide, high)?;
    let blob = JsFuture::from(blob_of(&canvas)).await?;
    blob.dyn_into()
}

fn blob_of(canvas: &HtmlCanvasElement) -> Promise {
    Promise::new(&mut |done, failed| {
        let failed = RefCell::new(Some(failed));
        let refused = failed.clone();
        let answer = Closure::once_into_js(move |blob: JsValue| {
            let call = match blob.is_null() {
                true => failed.take().map(|failed| failed.call0(&JsValue::NULL)),
                false => Some(done.call1(&JsValue::NULL, &blob)),
            };
            // Nobody waits for an answer to an answer.
            call.transpose().map(drop).unwrap_or_default();
        });
        if canvas.to_blob(answer.unchecked_ref()).is_err()
            && let Some(refused) = refused.take()
        {
            refused.call0(&JsValue::NULL).map(drop).unwrap_or_default();
        }
    })
}

//! The clock of this device.

use js_sys::Date;
use wasm_bindgen::JsValue;

/// Milliseconds since 1970, in universal time.
#[expect(
    clippy::cast_possible_truncation,
    reason = "milliseconds are whole and far from the edge"
)]
pub fn now() -> i64 {
    Date::now() as i64
}

/// Milliseconds since the page was opened, by a clock that never goes back.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a page is open for less than centuries"
)]
pub fn steady() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |clock| clock.now()) as u64
}

/// The same moment as a clock on the wall here shows it, in milliseconds since 1970.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "milliseconds are whole and far from the edge"
)]
pub fn local(millis: i64) -> i64 {
    let offset = Date::new(&JsValue::from_f64(millis as f64)).get_timezone_offset();
    millis - (offset as i64) * 60_000
}

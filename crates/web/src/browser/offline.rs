//! Playing without the server: a whole release is kept by the browser, where that is allowed. The
//! script that starts the page has it do so.

use leptos::ev;
use leptos::prelude::*;
use rookery_app::docs::offline::Offline;
use wasm_bindgen::JsValue;

pub fn state() -> Offline {
    let window = window();
    let navigator = JsValue::from(window.navigator());
    let is_supported = js_sys::Reflect::has(&navigator, &"serviceWorker".into());
    match (window.is_secure_context(), is_supported) {
        (false, _) => Offline::PlainHttp,
        (true, Ok(true)) if saves_data(&navigator) => Offline::Visited,
        (true, Ok(true)) => Offline::Kept,
        (true, _) => Offline::Unsupported,
    }
}

fn saves_data(navigator: &JsValue) -> bool {
    let told = js_sys::Reflect::get(navigator, &"connection".into());
    let told = told.and_then(|connection| js_sys::Reflect::get(&connection, &"saveData".into()));
    told.is_ok_and(|told| told.is_truthy())
}

/// Whether the device says that it has a connection; followed as it changes.
pub fn connection() -> RwSignal<bool> {
    let is_online = RwSignal::new(window().navigator().on_line());
    let up = window_event_listener(ev::online, move |_| is_online.set(true));
    let down = window_event_listener(ev::offline, move |_| is_online.set(false));
    on_cleanup(move || {
        up.remove();
        down.remove();
    });
    is_online
}

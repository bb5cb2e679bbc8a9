//! Playing without the server: a whole release is kept by the browser, where that is allowed.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

const SCRIPT: &str = "/service-worker.js";

/// Whether this browser opens the page when the server cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    Kept,
    /// The page came over a connection that is not encrypted, and then no browser keeps it.
    PlainHttp,
    Unsupported,
}

/// Has the browser keep this release, once the page has nothing else to load.
pub fn begin() {
    if state() != Offline::Kept {
        return;
    }
    if document().ready_state() == "complete" {
        return register();
    }
    let loaded = window_event_listener(ev::load, |_| register());
    on_cleanup(move || loaded.remove());
}

fn register() {
    let registering = window().navigator().service_worker().register(SCRIPT);
    spawn_local(async move {
        // Refused, as by a private window or on the way out, it can be done without.
        JsFuture::from(registering).await.ok();
    });
}

pub fn state() -> Offline {
    let window = window();
    let navigator = JsValue::from(window.navigator());
    let is_supported = js_sys::Reflect::has(&navigator, &"serviceWorker".into());
    match (window.is_secure_context(), is_supported) {
        (false, _) => Offline::PlainHttp,
        (true, Ok(true)) => Offline::Kept,
        (true, _) => Offline::Unsupported,
    }
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

#![doc = include_str!("../README.md")]
//! The browser's entry to the chess worker: listens, lets the host work in small steps, answers.
//! Everything that can be decided without a browser is in `host`.
#![forbid(unsafe_code)]

pub mod clock;
pub mod count;
pub mod host;
mod turns;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{ArrayBuffer, Uint8Array};
use rookery_protocol::worker::FromWorker;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::host::Host;
use crate::turns::Turns;

/// Runs when the script has loaded; from here on the worker answers messages. A panic in any of
/// the two listeners is an error event of the worker, which the page hears.
#[wasm_bindgen(start)]
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let clock = {
        let performance = scope.performance();
        move || performance.as_ref().map_or(0.0, web_sys::Performance::now)
    };
    let host = Rc::new(RefCell::new(Host::new(clock)));
    let hello = host.borrow().hello();

    let turns = {
        let (scope, host) = (scope.clone(), host.clone());
        Turns::new(move || {
            say(&scope, host.borrow_mut().step());
            host.borrow().is_busy()
        })
    };
    let on_message = {
        let scope = scope.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let answer = match event.data().dyn_ref::<ArrayBuffer>() {
                Some(weights) => {
                    let weights = Uint8Array::new(weights).to_vec();
                    host.borrow_mut().teach(&weights)
                }
                // Anything but text becomes a text that no request is spelled like, and is refused.
                None => {
                    let text = event.data().as_string().unwrap_or_default();
                    host.borrow_mut().receive(&text)
                }
            };
            say(&scope, answer);
            if host.borrow().is_busy() {
                turns.want();
            }
        })
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    say(&scope, Some(hello));
}

fn say(scope: &DedicatedWorkerGlobalScope, message: Option<FromWorker>) {
    if let Some(message) = message {
        let sent = scope.post_message(&JsValue::from_str(&message.to_text()));
        debug_assert!(sent.is_ok(), "text can always be posted");
    }
}

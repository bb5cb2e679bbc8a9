//! The chess worker as seen from the page: woken when first needed, heard through a callback,
//! ended when dropped.

use js_sys::ArrayBuffer;
use rookery_protocol::worker::{FromWorker, ToWorker};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::head;

/// What comes out of a worker.
pub enum Heard {
    Said(FromWorker),
    /// It could not be loaded, died, or said something that is no message.
    Crashed,
}

/// A worker that is loading or alive.
pub struct Engine {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

/// The browser would not start a worker.
#[derive(Debug)]
pub struct NoWorker;

impl Engine {
    /// Starts to load the worker named in the page's head; it says hello when it is ready.
    pub fn wake(on_heard: impl Fn(Heard) + Clone + 'static) -> Result<Self, NoWorker> {
        let script = head::told("rookery-worker").ok_or(NoWorker)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).map_err(|_| NoWorker)?;

        let on_message = {
            let on_heard = on_heard.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let message = event.data().as_string();
                on_heard(match message.map(|text| FromWorker::parse(&text)) {
                    Some(Ok(message)) => Heard::Said(message),
                    Some(Err(_)) | None => Heard::Crashed,
                });
            })
        };
        let on_error = Closure::<dyn FnMut(ErrorEvent)>::new(move |_| on_heard(Heard::Crashed));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Sends a request.
    pub fn send(&self, message: &ToWorker) {
        let sent = self
            .worker
            .post_message(&JsValue::from_str(&message.to_text()));
        debug_assert!(sent.is_ok(), "text can always be posted");
    }

    /// Hands over what is known about people.
    pub fn teach(&self, people: &ArrayBuffer) {
        let sent = self.worker.post_message(people);
        debug_assert!(sent.is_ok(), "bytes can always be posted");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

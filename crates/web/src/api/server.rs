//! Asks the server. What it refuses comes back in its own words.

use js_sys::JsString;
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, Request, RequestInit, Response};

pub use crate::state::refusal::Refusal;

/// Reads what is at this place of the API, such as `/session`.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Refusal> {
    ask("GET", path, None).await
}

/// Makes something new there.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refusal> {
    ask("POST", path, Some(text(body))).await
}

/// Replaces what is there.
pub async fn put<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refusal> {
    ask("PUT", path, Some(text(body))).await
}

/// The same with what is JSON already; what comes back is of no interest.
pub async fn put_text(path: &str, body: String) -> Result<(), Refusal> {
    let done: Result<IgnoredAny, Refusal> = ask("PUT", path, Some(body)).await;
    done.map(drop)
}

/// Changes what is there.
pub async fn patch<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refusal> {
    ask("PATCH", path, Some(text(body))).await
}

/// Removes what is there.
pub async fn delete(path: &str) -> Result<(), Refusal> {
    ask("DELETE", path, None).await
}

fn text(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("what we send is JSON")
}

async fn ask<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, Refusal> {
    let answer = fetch(method, path, body)
        .await
        .map_err(|_| Refusal::Unreachable)?;
    if !answer.succeeded {
        let Ok(problem) = serde_json::from_str(&answer.text) else {
            return Err(Refusal::Unreachable);
        };
        return Err(match answer.wait {
            Some(seconds) => Refusal::Wait { problem, seconds },
            None => Refusal::Problem(problem),
        });
    }
    // Nothing at all is how the server says that it is done.
    let text = match &*answer.text {
        "" => "null",
        text => text,
    };
    serde_json::from_str(text).map_err(|_| Refusal::Unreachable)
}

struct Answer {
    succeeded: bool,
    text: String,
    /// After how many seconds the server wants to be asked again.
    wait: Option<u32>,
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<Answer, JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    let request = Request::new_with_str_and_init(&format!("/api/v1{path}"), &init)?;
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response = JsFuture::from(window.fetch_with_request(&request)).await?;
    let response: Response = response.dyn_into()?;
    let text: JsString = JsFuture::from(response.text()?).await?.dyn_into()?;
    let wait = response.headers().get("retry-after")?;
    Ok(Answer {
        succeeded: response.ok(),
        text: String::from(text),
        wait: wait.and_then(|seconds| seconds.parse().ok()),
    })
}

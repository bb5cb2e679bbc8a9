//! Asks the server. What it refuses comes back in its own words.

use js_sys::JsString;
use rookery_protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, Request, RequestInit, Response};

/// Why a request came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The server says why.
    Problem(Problem),
    /// No answer, or none that could be understood.
    Unreachable,
}

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
    let (succeeded, text) = fetch(method, path, body)
        .await
        .map_err(|_| Refusal::Unreachable)?;
    if !succeeded {
        let problem = serde_json::from_str(&text);
        return Err(problem.map_or(Refusal::Unreachable, Refusal::Problem));
    }
    // Nothing at all is how the server says that it is done.
    let text = if text.is_empty() { "null" } else { &text };
    serde_json::from_str(text).map_err(|_| Refusal::Unreachable)
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<(bool, String), JsValue> {
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
    Ok((response.ok(), String::from(text)))
}

//! Asks the server. What it refuses comes back in its own words.

use js_sys::{JsString, Reflect};
pub use rookery_app::forms::refusal::Refusal;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Headers, Request, RequestInit, Response};

/// Reads what is at this place of the API, such as `/session`.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Refusal> {
    ask("GET", path, None).await
}

/// The same for whoever holds this secret, which no address and no log gets to see.
pub async fn get_shared<T: DeserializeOwned>(path: &str, secret: &str) -> Result<T, Refusal> {
    let answer = fetch("GET", path, None, Some(("rookery-share", secret)));
    read(answer.await.map_err(|_| Refusal::Unreachable)?)
}

/// Makes something new there, with this secret.
pub async fn post_shared<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
    secret: &str,
) -> Result<T, Refusal> {
    let header = Some(("rookery-share", secret));
    let answer = fetch("POST", path, Some(text(body)), header);
    read(answer.await.map_err(|_| Refusal::Unreachable)?)
}

/// Makes something new there.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refusal> {
    ask("POST", path, Some(text(body))).await
}

/// Replaces what is there.
pub async fn put<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refusal> {
    ask("PUT", path, Some(text(body))).await
}

/// The same with what is JSON already and goes on from this revision. It is sent even if the page
/// is closed meanwhile.
pub async fn put_text<T: DeserializeOwned>(
    path: &str,
    body: &str,
    revision: Option<i64>,
) -> Result<T, Refusal> {
    let revision = revision.map(|revision| format!("\"{revision}\""));
    let header = revision.as_deref().map(|revision| ("if-match", revision));
    let answer = fetch("PUT", path, Some(Body::json(body)), header);
    read(answer.await.map_err(|_| Refusal::Unreachable)?)
}

/// What is there, as the server wrote it.
pub async fn get_text(path: &str) -> Result<String, Refusal> {
    let answer = fetch("GET", path, None, None);
    let answer = answer.await.map_err(|_| Refusal::Unreachable)?;
    match answer.succeeded {
        true => Ok(answer.text),
        false => Err(refusal(answer)),
    }
}

/// Changes what is there, if it is still in this state.
pub async fn patch_seen<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
    seen: &str,
) -> Result<T, Refusal> {
    let seen = format!("\"{seen}\"");
    let answer = fetch("PATCH", path, Some(text(body)), Some(("if-match", &seen)));
    read(answer.await.map_err(|_| Refusal::Unreachable)?)
}

/// Changes what is there.
pub async fn patch<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refusal> {
    ask("PATCH", path, Some(text(body))).await
}

/// Removes what is there.
pub async fn delete(path: &str) -> Result<(), Refusal> {
    ask("DELETE", path, None).await
}

fn text(body: &impl Serialize) -> Body {
    Body::json(&serde_json::to_string(body).expect("what we send is JSON"))
}

/// Hands in games as PGN.
pub async fn post_pgn<T: DeserializeOwned>(path: &str, pgn: &Blob) -> Result<T, Refusal> {
    post_file(path, "application/x-chess-pgn", pgn).await
}

/// Hands in a file of this kind.
pub async fn post_file<T: DeserializeOwned>(
    path: &str,
    kind: &'static str,
    file: &Blob,
) -> Result<T, Refusal> {
    let content = file.into();
    ask("POST", path, Some(Body { kind, content })).await
}

/// What is sent, and how it is to be read.
struct Body {
    kind: &'static str,
    content: JsValue,
}

impl Body {
    fn json(text: &str) -> Self {
        Self {
            kind: "application/json",
            content: text.into(),
        }
    }
}

async fn ask<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<Body>,
) -> Result<T, Refusal> {
    let answer = fetch(method, path, body, None);
    read(answer.await.map_err(|_| Refusal::Unreachable)?)
}

fn read<T: DeserializeOwned>(answer: Answer) -> Result<T, Refusal> {
    if !answer.succeeded {
        return Err(refusal(answer));
    }
    // Nothing at all is how the server says that it is done.
    let text = match &*answer.text {
        "" => "null",
        text => text,
    };
    serde_json::from_str(text).map_err(|_| Refusal::Unreachable)
}

fn refusal(answer: Answer) -> Refusal {
    match (serde_json::from_str(&answer.text), answer.wait) {
        (Ok(problem), Some(seconds)) => Refusal::Wait { problem, seconds },
        (Ok(problem), None) => Refusal::Problem(problem),
        (Err(_), _) => Refusal::Unreachable,
    }
}

struct Answer {
    succeeded: bool,
    text: String,
    /// After how many seconds the server wants to be asked again.
    wait: Option<u32>,
}

async fn fetch(
    method: &str,
    path: &str,
    body: Option<Body>,
    header: Option<(&str, &str)>,
) -> Result<Answer, JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    let headers = Headers::new()?;
    if let Some(body) = body {
        headers.set("content-type", body.kind)?;
        init.set_body(&body.content);
    }
    if let Some((name, value)) = header {
        headers.set(name, value)?;
    }
    init.set_headers(&headers);
    if method == "PUT" {
        // Whoever closes the page has what they did last kept all the same.
        Reflect::set(&init, &"keepalive".into(), &true.into())?;
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

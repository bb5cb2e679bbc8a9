//! `Client`: a browser without a page. It keeps the cookie that it is given, says that its requests
//! come from a page of the server, and brings a token instead if it is told to.

use std::net::SocketAddr;
use std::sync::Mutex;

use reqwest::header::HeaderMap;
use serde_json::Value;

use crate::app::TestApp;

/// The name of the cookie over https and on this machine.
pub(crate) const COOKIE: &str = "__Host-sid";

pub(crate) struct Client {
    http: reqwest::Client,
    base: String,
    cookie: Mutex<Option<String>>,
    /// Sent with every request.
    pub(crate) headers: Vec<(String, String)>,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Client {
    /// A browser that was never here.
    pub(crate) fn new(app: &TestApp) -> Self {
        Self::at(app.address)
    }

    /// The same, of a server that only its address is known of.
    pub(crate) fn at(address: SocketAddr) -> Self {
        Self {
            http: reqwest::Client::new(),
            base: format!("http://{address}/api/v1"),
            cookie: Mutex::new(None),
            headers: vec![("sec-fetch-site".to_owned(), "same-origin".to_owned())],
        }
    }

    /// A browser that keeps this session.
    pub(crate) fn with_session(app: &TestApp, token: &str) -> Self {
        let client = Self::new(app);
        client.set_cookie(Some(format!("{COOKIE}={token}")));
        client
    }

    /// A program with an access token.
    pub(crate) fn with_token(app: &TestApp, secret: &str) -> Self {
        let headers = vec![("authorization".to_owned(), format!("Bearer {secret}"))];
        Self {
            headers,
            ..Self::new(app)
        }
    }

    /// The same browser, with the secret of a link.
    pub(crate) fn holding(mut self, secret: &str) -> Self {
        let header = ("rookery-share".to_owned(), secret.to_owned());
        self.headers.push(header);
        self
    }

    /// The cookie it keeps, as `name=value`.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.lock().unwrap().clone()
    }

    pub(crate) fn set_cookie(&self, cookie: Option<String>) {
        *self.cookie.lock().unwrap() = cookie;
    }

    /// The signed token in the cookie.
    pub(crate) fn session_token(&self) -> String {
        let cookie = self.cookie().unwrap();
        cookie.split_once('=').unwrap().1.to_owned()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Answer {
        self.send("PUT", path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send("PATCH", path, Some(body)).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let kind = [("content-type", "application/json")];
        match body {
            Some(body) => self.raw(method, path, &kind, body.to_string()).await,
            None => self.raw(method, path, &[], String::new()).await,
        }
    }

    /// Sends exactly these headers beside its own.
    pub(crate) async fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<reqwest::Body>,
    ) -> Answer {
        self.attempt(method, path, headers, body).await.unwrap()
    }

    /// The same for a server that may be gone.
    pub(crate) async fn attempt(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<reqwest::Body>,
    ) -> Result<Answer, reqwest::Error> {
        let url = format!("{}{path}", self.base);
        let mut request = self.http.request(method.parse().unwrap(), url).body(body);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = self.cookie() {
            request = request.header("cookie", cookie);
        }
        let response = request.send().await?;
        let answer = Answer {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            bytes: response.bytes().await?.to_vec(),
        };
        self.keep(&answer);
        Ok(answer)
    }

    fn keep(&self, answer: &Answer) {
        let Some(said) = answer.headers.get("set-cookie") else {
            return;
        };
        let said = said.to_str().unwrap();
        let (pair, rest) = said.split_once(';').unwrap();
        match rest.contains("Max-Age=0") {
            true => self.set_cookie(None),
            false => self.set_cookie(Some(pair.to_owned())),
        }
    }
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|_| panic!("{}", self.text()))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().unwrap())
    }

    /// Stops unless it has this status; then gives its body, `null` if there is none.
    #[track_caller]
    pub(crate) fn ok(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        match self.bytes.is_empty() {
            true => Value::Null,
            false => self.json(),
        }
    }

    /// Stops unless it is this refusal.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.header("content-type"), "application/problem+json");
        let body = self.json();
        assert_eq!((self.status, body["code"].as_str()), (status, Some(code)));
        assert!(!body["message"].as_str().unwrap().is_empty());
        body
    }

    /// Stops unless it is this refusal, because of exactly this field.
    #[track_caller]
    pub(crate) fn blames(&self, status: u16, field: &str, code: &str) {
        assert_eq!(self.status, status, "{}", self.text());
        let body = self.json();
        let fields = body["fields"].as_array().unwrap();
        assert_eq!(fields.len(), 1, "{body}");
        let found = (fields[0]["field"].as_str(), fields[0]["code"].as_str());
        assert_eq!(found, (Some(field), Some(code)), "{body}");
    }
}

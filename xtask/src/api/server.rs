//! A server on a free port of this machine, and the few requests that make people on it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use serde_json::Value;
use ureq::http::Response;
use ureq::http::header::{HeaderValue, SET_COOKIE};
use ureq::{Agent, Body, RequestBuilder};

const READY: &str = "Rookery is ready: http://";
const CODE: &str = "type this code: ";

/// It ends when this is dropped.
pub(crate) struct Server {
    process: Child,
    address: String,
    set_up_code: String,
    agent: Agent,
}

/// What the server said.
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The cookie to send from now on, as `name=value`.
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

impl Server {
    pub(crate) fn start(program: &Path, data: &Path) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(["serve", "--quiet", "--listen", "127.0.0.1:0"]);
        // So that each role can come from a place of its own.
        command.args(["--trusted-proxy", "127.0.0.1/32", "--data"]);
        let process = command.arg(data).stdout(Stdio::piped()).spawn();
        let mut process = process.context("cannot start the server")?;
        let output = process.stdout.take().context("the server has no output")?;
        // From here on it ends whatever happens.
        let mut server = Self {
            process,
            address: String::new(),
            set_up_code: String::new(),
            agent: agent(),
        };
        let mut lines = BufReader::new(output).lines();
        while server.set_up_code.is_empty() {
            let line = lines.next().context("the server ended early")??;
            if let Some(address) = line.strip_prefix(READY) {
                address.clone_into(&mut server.address);
            }
            if let Some((_, code)) = line.split_once(CODE) {
                code.trim().clone_into(&mut server.set_up_code);
            }
        }
        Ok(server)
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn set_up_code(&self) -> &str {
        &self.set_up_code
    }

    /// Asks what stands at this path of the API.
    pub(crate) fn get(&self, path: &str, headers: &[(&str, String)]) -> Result<Answer> {
        let request = self.agent.get(self.at(path));
        read(with(request, headers).call(), path)
    }

    /// Sends this to that path of the API.
    pub(crate) fn post(
        &self,
        path: &str,
        headers: &[(&str, String)],
        body: &Value,
    ) -> Result<Answer> {
        let request = self.agent.post(self.at(path));
        let request = request.content_type("application/json");
        read(with(request, headers).send(body.to_string()), path)
    }

    fn at(&self, path: &str) -> String {
        format!("http://{}/api/v1{path}", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A refusal is an answer too, and nothing stands between us and this machine.
fn agent() -> Agent {
    let settings = Agent::config_builder().http_status_as_error(false);
    settings.proxy(None).build().into()
}

fn with<B>(request: RequestBuilder<B>, headers: &[(&str, String)]) -> RequestBuilder<B> {
    let headers = headers.iter();
    headers.fold(request, |request, (name, value)| {
        request.header(*name, value)
    })
}

fn read(answer: Result<Response<Body>, ureq::Error>, path: &str) -> Result<Answer> {
    let mut answer = answer.with_context(|| format!("{path} was not answered"))?;
    let cookie = answer.headers().get(SET_COOKIE);
    let cookie = cookie.map(HeaderValue::to_str).transpose()?;
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    let cookie = cookie.map(str::to_owned);
    let status = answer.status().as_u16();
    let text = answer.body_mut().read_to_string()?;
    let body = match text.is_empty() {
        true => Value::Null,
        false => serde_json::from_str(&text)
            .with_context(|| format!("{path} was answered with {text}"))?,
    };
    Ok(Answer {
        status,
        cookie,
        body,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(body: &'static str) -> Result<Answer> {
        let answer = Response::builder()
            .status(201)
            .header(SET_COOKIE, "sid=x.y; Path=/; HttpOnly")
            .body(Body::builder().data(body))?;
        read(Ok(answer), "/here")
    }

    #[test]
    fn an_answer_is_taken_apart() {
        let told = answer("{\"a\": 1}\n").unwrap();
        assert_eq!(told.status, 201);
        assert_eq!(told.cookie.as_deref(), Some("sid=x.y"));
        assert_eq!(told.body["a"], 1);
        assert!(answer("").unwrap().body.is_null());
        assert!(answer("Created.").is_err());
    }
}

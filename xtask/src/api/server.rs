//! A server on a free port of this machine, and the few requests that make people on it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

const READY: &str = "Rookery is ready: http://";
const CODE: &str = "type this code: ";

/// It ends when this is dropped.
pub(crate) struct Server {
    process: Child,
    address: String,
    set_up_code: String,
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

    /// One request on a connection of its own.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, String)],
        body: &Value,
    ) -> Result<Answer> {
        let body = body.to_string();
        let mut request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n",
            self.address,
            body.len()
        );
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        let mut stream = TcpStream::connect(&self.address).context("the server is gone")?;
        stream.write_all(format!("{request}\r\n{body}").as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        read(&answer).with_context(|| format!("{method} {path} was answered with {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn read(answer: &str) -> Result<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1));
    let status = status.context("no status")?.parse()?;
    ensure!(!head.contains("transfer-encoding"), "a body in pieces");
    let cookie = lines.find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    let body = match body.is_empty() {
        true => Value::Null,
        false => serde_json::from_str(body)?,
    };
    Ok(Answer {
        status,
        cookie: cookie.map(str::to_owned),
        body,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_apart() {
        let text = "HTTP/1.1 201 Created\r\ncontent-length: 9\r\n\
            set-cookie: sid=x.y; Path=/; HttpOnly\r\n\r\n{\"a\": 1}\n";
        let answer = read(text).unwrap();
        assert_eq!(answer.status, 201);
        assert_eq!(answer.cookie.as_deref(), Some("sid=x.y"));
        assert_eq!(answer.body["a"], 1);
        assert!(read("HTTP/1.1 200 OK").is_err());
    }
}

//! One connection that stays open, as a browser's does.

use std::net::SocketAddr;

use anyhow::{Context, Result};
use http_body_util::{BodyExt, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::http::HeaderValue;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

pub(crate) struct Connection {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Bytes,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Self> {
        let sender = connect(address).await?;
        Ok(Self { address, sender })
    }

    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        body: String,
    ) -> Result<Answer> {
        self.send(method, path, cookie, "application/json", body)
            .await
    }

    /// Sends a file of games.
    pub(crate) async fn import(
        &mut self,
        path: &str,
        cookie: &str,
        file: String,
    ) -> Result<Answer> {
        self.send("POST", path, cookie, "application/x-chess-pgn", file)
            .await
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        kind: &str,
        body: String,
    ) -> Result<Answer> {
        if self.sender.ready().await.is_err() {
            self.sender = connect(self.address).await?;
        }
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "localhost")
            .header("cookie", cookie)
            .header("sec-fetch-site", "same-origin")
            .header("content-type", kind)
            .body(Full::from(body))?;
        let answer = self.sender.send_request(request).await?;
        let status = answer.status().as_u16();
        let cookie = answer.headers().get("set-cookie").map(HeaderValue::to_str);
        let cookie = cookie.transpose()?.and_then(|text| text.split(';').next());
        let cookie = cookie.map(str::to_owned);
        let body = answer.into_body().collect().await?.to_bytes();
        Ok(Answer {
            status,
            cookie,
            body,
        })
    }
}

async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address)
        .await
        .context("cannot connect")?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

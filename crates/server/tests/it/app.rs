//! `TestApp`: the real server on port 0 with an injected site.

use std::borrow::Cow;
use std::net::SocketAddr;

use reqwest::{Client, RequestBuilder, Response};
use rookery_server::{App, ServeConfig, Server, Site};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct TestApp {
    pub(crate) app: App,
    pub(crate) address: SocketAddr,
    client: Client,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    _data: TempDir,
}

/// A page, a script with both twins, and a style sheet with none.
pub(crate) fn sample() -> Site {
    site(&[
        ("index.html", "<!doctype html><title>Sample</title>"),
        ("index.html.br", "page as brotli"),
        ("assets/app-0123.js", "console.log(1)"),
        ("assets/app-0123.js.br", "script as brotli"),
        ("assets/app-0123.js.gz", "script as gzip"),
        ("assets/app-0123.wasm", "\0asm"),
        ("assets/look-0123.css", "body{}"),
        ("assets/rook-0123.svg", "<svg/>"),
    ])
}

pub(crate) fn site(files: &[(&str, &'static str)]) -> Site {
    Site::from_files(
        files
            .iter()
            .map(|&(path, text)| (path.to_owned(), Cow::Borrowed(text.as_bytes()))),
    )
}

impl TestApp {
    pub(crate) async fn start() -> Self {
        Self::with(sample()).await
    }

    pub(crate) async fn with(site: Site) -> Self {
        let data = tempfile::tempdir().unwrap();
        let config = ServeConfig::local(data.path().join("made/on/start"));
        Self::serve(config, site, data).await
    }

    async fn serve(config: ServeConfig, site: Site, data: TempDir) -> Self {
        let app = App::open(&config, site).await.unwrap();
        let server = Server::bind(&config, app.clone()).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self {
            app,
            address,
            client: Client::new(),
            stop: Some(stop),
            running,
            _data: data,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.request("GET", path).send().await.unwrap()
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let url = format!("http://{}{path}", self.address);
        self.client.request(method.parse().unwrap(), url)
    }

    /// Sends exactly these bytes and returns all that comes back.
    pub(crate) async fn raw(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Asks the server to stop and waits until it has.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.running.await.unwrap();
    }
}

pub(crate) fn header<'r>(response: &'r Response, name: &str) -> &'r str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

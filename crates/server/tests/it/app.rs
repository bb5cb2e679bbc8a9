//! `TestApp`: the real server on port 0 with an injected site.

mod prepared;

use std::borrow::Cow;
use std::net::SocketAddr;

use reqwest::{Client, RequestBuilder, Response};
use rookery_server::{App, ServeConfig, Server, Site};
use rookery_store::Database;
use rookery_testkit::postgres::Postgres;
use rookery_testkit::tally;
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
    pub(crate) config: ServeConfig,
    data: TempDir,
}

/// What a server keeps its things in.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ground {
    Sqlite,
    Postgres,
}

/// The same test for both databases.
macro_rules! on_both {
    ($(async fn $name:ident($app:ident: TestApp) $body:block)+) => {$(
        mod $name {
            use super::*;

            async fn hold($app: crate::app::TestApp) $body

            #[tokio::test]
            async fn on_sqlite() {
                hold(crate::app::TestApp::on(crate::app::Ground::Sqlite).await).await;
            }

            #[tokio::test]
            async fn on_postgres() {
                hold(crate::app::TestApp::on(crate::app::Ground::Postgres).await).await;
            }
        }
    )+};
}
pub(crate) use on_both;

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
        Self::open(Ground::Sqlite, site, |_| ()).await
    }

    pub(crate) async fn on(ground: Ground) -> Self {
        Self::open(ground, sample(), |_| ()).await
    }

    /// With other settings than usual.
    pub(crate) async fn set(adjust: impl FnOnce(&mut ServeConfig)) -> Self {
        Self::open(Ground::Sqlite, sample(), adjust).await
    }

    async fn open(ground: Ground, site: Site, adjust: impl FnOnce(&mut ServeConfig)) -> Self {
        let data = memory_folder();
        let mut config = ServeConfig::local(data.path().join("made/on/start"));
        config.database.database = match ground {
            Ground::Sqlite => {
                prepared::file(&config.database.data).await;
                None
            }
            Ground::Postgres => Some(Database::Postgres(prepared::database().await)),
        };
        adjust(&mut config);
        Self::serve(config, site, data).await
    }

    async fn serve(config: ServeConfig, site: Site, data: TempDir) -> Self {
        tally::SERVERS.add();
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
            config,
            data,
        }
    }

    /// All that the database holds, its log included, as it lies there.
    pub(crate) fn dump(&self) -> String {
        if let Some(Database::Postgres(address)) = &self.config.database.database {
            return Postgres::shared().dump(address);
        }
        let folder = self.data.path().join("made/on/start");
        let files = std::fs::read_dir(folder).unwrap();
        let bytes = files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap());
        String::from_utf8_lossy(&bytes.collect::<Vec<_>>()).into_owned()
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

/// In memory where that is possible: these tests are about what is kept, not about how long a disk
/// takes for it.
fn memory_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap()
}

pub(crate) fn header<'r>(response: &'r Response, name: &str) -> &'r str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

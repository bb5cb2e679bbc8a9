//! The real server, in this process, on a port of its own.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use rookery_server::{App, ServeConfig, Server, Site};
use tempfile::TempDir;
use tokio::sync::{Mutex, OnceCell, oneshot};
use tokio::task::JoinHandle;

use crate::tally;

/// A running site; it stops when it is dropped.
pub struct RunningSite {
    /// What the server knows, reports of blocked content among it.
    pub app: App,
    /// Where browsers find it, such as `127.0.0.1:4000`.
    place: String,
    config: ServeConfig,
    /// Nothing while the server is stopped.
    running: Mutex<Option<Running>>,
    _data: TempDir,
}

/// The server at work; it is stopped when this is dropped.
struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    fn start(server: Server) -> Self {
        let (stop, stopped) = oneshot::channel();
        // A sender that is gone stops it too.
        let stopped = async { stopped.await.unwrap_or_default() };
        Self {
            stop,
            task: tokio::spawn(server.run(stopped)),
        }
    }
}

impl RunningSite {
    /// Serves these files.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn start(site: Site) -> Result<Self> {
        Self::start_with(site, |_| ()).await
    }

    /// Serves these files as configured.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn start_with(site: Site, configure: impl FnOnce(&mut ServeConfig)) -> Result<Self> {
        tally::SITES.add();
        let data = tempfile::tempdir()?;
        let mut config = ServeConfig::local(data.path());
        std::fs::copy(prepared().await?, data.path().join(FILE))?;
        configure(&mut config);
        let app = App::open(&config, site).await?;
        let server = Server::bind(&config, app.clone()).await?;
        config.listen = server.address();
        Ok(Self {
            app,
            place: config.listen.to_string(),
            config,
            running: Mutex::new(Some(Running::start(server))),
            _data: data,
        })
    }

    /// Stops the server as its host would; nobody reaches it any more.
    ///
    /// # Errors
    /// When it panicked.
    pub async fn stop(&self) -> Result<()> {
        if let Some(Running { stop, task }) = self.running.lock().await.take() {
            ensure!(stop.send(()).is_ok(), "the server stopped by itself");
            task.await?;
        }
        Ok(())
    }

    /// Starts it again under the same address.
    ///
    /// # Errors
    /// When the port is no longer free.
    pub async fn start_again(&self) -> Result<()> {
        let server = Server::bind(&self.config, self.app.clone()).await?;
        *self.running.lock().await = Some(Running::start(server));
        Ok(())
    }

    /// The same site, found under another name of this machine.
    #[must_use]
    pub fn at(mut self, host: &str) -> Self {
        let port = self.place.rsplit(':').next().unwrap_or_default();
        self.place = format!("{host}:{port}");
        self
    }

    /// What browsers keep things for.
    #[must_use]
    pub fn origin(&self) -> String {
        self.url("")
    }

    /// The whole address of a place on the site.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.place)
    }
}

const FILE: &str = "rookery.db";

/// A database with the thousands of puzzles that ship, made once for all sites of this process.
async fn prepared() -> Result<PathBuf> {
    static MODEL: OnceCell<TempDir> = OnceCell::const_new();
    let prepare = || async {
        let folder = tempfile::tempdir()?;
        App::prepare(&ServeConfig::local(folder.path()).database).await?;
        anyhow::Ok(folder)
    };
    Ok(MODEL.get_or_try_init(prepare).await?.path().join(FILE))
}

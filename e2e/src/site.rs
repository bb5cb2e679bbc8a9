//! The real server, in this process, on a port of its own.

use anyhow::Result;
use rookery_server::{App, ServeConfig, Server, Site};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// A running site; it stops when it is dropped.
pub struct RunningSite {
    /// What the server knows, reports of blocked content among it.
    pub app: App,
    /// Where browsers find it, such as `127.0.0.1:4000`.
    place: String,
    running: JoinHandle<()>,
    _data: TempDir,
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
        let data = tempfile::tempdir()?;
        let mut config = ServeConfig::local(data.path());
        configure(&mut config);
        let app = App::open(&config, site).await?;
        let server = Server::bind(&config, app.clone()).await?;
        let place = server.address().to_string();
        let running = tokio::spawn(server.run(std::future::pending()));
        Ok(Self {
            app,
            place,
            running,
            _data: data,
        })
    }

    /// The same site, found under another name of this machine.
    #[must_use]
    pub fn at(mut self, host: &str) -> Self {
        let port = self.place.rsplit(':').next().unwrap_or_default();
        self.place = format!("{host}:{port}");
        self
    }

    /// The whole address of a place on the site.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.place)
    }
}

impl Drop for RunningSite {
    fn drop(&mut self) {
        self.running.abort();
    }
}

//! The real server, in this process, on a port of its own.

use std::net::SocketAddr;

use anyhow::Result;
use rookery_server::{App, ServeConfig, Server, Site};
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// A running site; it stops when it is dropped.
pub struct RunningSite {
    /// What the server knows, reports of blocked content among it.
    pub app: App,
    address: SocketAddr,
    running: JoinHandle<()>,
    _data: TempDir,
}

impl RunningSite {
    /// Serves these files.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn start(site: Site) -> Result<Self> {
        let data = tempfile::tempdir()?;
        let config = ServeConfig::local(data.path());
        let app = App::open(&config, site).await?;
        let server = Server::bind(&config, app.clone()).await?;
        let address = server.address();
        let running = tokio::spawn(server.run(std::future::pending()));
        Ok(Self {
            app,
            address,
            running,
            _data: data,
        })
    }

    /// The whole address of a place on the site.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for RunningSite {
    fn drop(&mut self) {
        self.running.abort();
    }
}

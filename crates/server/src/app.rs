//! What every request handler may reach. Cloning it is cheap.

use std::sync::Arc;

use crate::{Reports, Site};

/// The shared parts of one running server.
#[derive(Clone)]
pub struct App {
    /// The files of the web page.
    pub site: Arc<Site>,
    /// What browsers told us they had to block.
    pub reports: Arc<Reports>,
}

impl App {
    /// A server that serves the given site.
    #[must_use]
    pub fn new(site: Site) -> Self {
        Self {
            site: Arc::new(site),
            reports: Arc::default(),
        }
    }
}

//! What every request handler may reach. Cloning it is cheap.

use std::sync::Arc;

use ipnet::IpNet;
use rookery_store::{Store, StoreError};

use crate::api;
use crate::archive::ArchiveError;
use crate::auth::keyring::{Keyring, KeyringError};
use crate::auth::password::Passwords;
use crate::clock::now;
use crate::cookie::Transport;
use crate::guesses::Guesses;
use crate::load::Load;
use crate::mail::{Mail, MailError};
use crate::metrics::Metrics;
use crate::puzzles::importer::PuzzleImporter;
use crate::puzzles::leftover;
use crate::puzzles::own::{self, OwnSetError};
use crate::{DatabaseConfig, Reports, ServeConfig, Site};

/// The shared parts of one running server.
#[derive(Clone)]
pub struct App {
    /// The files of the web page.
    pub site: Arc<Site>,
    /// What browsers told us they had to block.
    pub reports: Arc<Reports>,
    /// What is kept.
    pub store: Store,
    /// The key that signs sessions.
    pub keyring: Arc<Keyring>,
    /// Computes and checks password hashes.
    pub passwords: Arc<Passwords>,
    pub(crate) guesses: Arc<Guesses>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) load: Arc<Load>,
    pub(crate) mail: Mail,
    pub(crate) importer: Arc<PuzzleImporter>,
    pub(crate) transport: Transport,
    pub(crate) proxies: Arc<[IpNet]>,
}

/// Why the server could not be made ready.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The data folder is missing and cannot be made.
    #[error("cannot make the data folder {0}")]
    Data(std::path::PathBuf, #[source] std::io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database")]
    Store(#[from] StoreError),
    /// There is no key to sign sessions with.
    #[error(transparent)]
    Key(#[from] KeyringError),
    /// The archive that is made before the tables change.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// The puzzles that ship.
    #[error(transparent)]
    Puzzles(#[from] OwnSetError),
    /// Mail cannot be sent as configured.
    #[error(transparent)]
    Mail(#[from] MailError),
}

impl App {
    /// Opens the database and makes everything ready to serve the given site.
    ///
    /// # Errors
    /// A database that cannot be opened, or settings that do not work.
    pub async fn open(config: &ServeConfig, site: Site) -> Result<Self, OpenError> {
        let store = opened(&config.database).await?;
        let keyring = Keyring::open(store.clone(), now()).await?;
        Ok(Self {
            site: Arc::new(site),
            reports: Arc::default(),
            store,
            keyring: Arc::new(keyring),
            passwords: Arc::default(),
            guesses: Arc::default(),
            metrics: Arc::default(),
            load: Arc::default(),
            mail: Mail::new(config)?,
            importer: Arc::new(PuzzleImporter::new(
                &config.database.data,
                config.largest_import << 20,
            )),
            transport: match config.insecure_http {
                true => Transport::Open,
                false => Transport::Private,
            },
            proxies: config.trusted_proxy.clone().into(),
        })
    }

    /// Makes a database ready for [`App::open`], which then finds its tables and puzzles there.
    ///
    /// # Errors
    /// A database that cannot be opened.
    pub async fn prepare(database: &DatabaseConfig) -> Result<(), OpenError> {
        opened(database).await?.close().await;
        Ok(())
    }

    /// A code with which the first administrator can be made at `/set-up`; none if there is one.
    ///
    /// # Errors
    /// A failing database.
    pub async fn new_set_up_code(&self) -> Result<Option<String>, StoreError> {
        api::new_set_up_code(&self.store).await
    }
}

/// The database, with the puzzles that ship and all that was imported.
async fn opened(database: &DatabaseConfig) -> Result<Store, OpenError> {
    let store = database.open().await?;
    own::keep(&store).await?;
    leftover::place(&store).await?;
    Ok(store)
}

//! The command line of `rookery`; every flag can also be an environment variable or stand in a file.

mod file;

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::FalseyValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use ipnet::IpNet;
use rookery_store::{Database, Store};

use crate::app::OpenError;
use crate::archive;
use crate::clock::now;
use crate::mail::Mail;
use crate::tls;

pub use file::{FileError, with_file};

/// Rookery: a chess site of your own.
#[derive(Debug, Parser)]
#[command(name = "rookery", version)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The things `rookery` can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the site.
    Serve(ServeConfig),
    /// Look after accounts without the page; works while the server runs.
    Admin(AdminConfig),
    /// Take in a file of puzzles; works while the server runs.
    Puzzles(PuzzlesConfig),
    /// Write everything that is kept into one archive; works while the server runs.
    Backup(ArchiveConfig),
    /// Fill an empty database from such an archive.
    Restore(ArchiveConfig),
    /// Look at the settings.
    #[command(subcommand)]
    Config(ConfigTask),
    /// Print the description of the API.
    Openapi,
}

/// What can be done with settings.
#[derive(Debug, Subcommand)]
pub enum ConfigTask {
    /// Say what holds, and whether the server could start with it.
    Check(Box<ServeConfig>),
}

/// What to do with puzzles.
#[derive(Debug, Clone, Args)]
pub struct PuzzlesConfig {
    /// Where things are kept.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// What to do.
    #[command(subcommand)]
    pub task: PuzzleTask,
}

/// What can be done with puzzles.
#[derive(Debug, Clone, Subcommand)]
pub enum PuzzleTask {
    /// Import a file of the Lichess puzzle collection, plain or .zst.
    Import {
        /// The file.
        file: PathBuf,
        /// Take at most so many lines.
        #[arg(long)]
        limit: Option<u64>,
    },
}

/// Where an archive is.
#[derive(Debug, Clone, Args)]
pub struct ArchiveConfig {
    /// Where things are kept.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// The file of the archive.
    pub file: PathBuf,
}

/// Where things are kept.
#[derive(Debug, Clone, Args)]
pub struct DatabaseConfig {
    /// A file with settings; `rookery.toml` here if there is one.
    #[arg(long, env = "ROOKERY_CONFIG")]
    pub config: Option<PathBuf>,
    /// Folder for everything that is stored; made when it is missing.
    #[arg(long, env = "ROOKERY_DATA", default_value = "data")]
    pub data: PathBuf,
    /// `postgres://USER@HOST/NAME` or `sqlite:FILE`; a file in the data folder unless set.
    #[arg(long, env = "ROOKERY_DATABASE", hide_env_values = true)]
    pub database: Option<Database>,
}

/// How to serve the site.
#[derive(Debug, Clone, Args)]
pub struct ServeConfig {
    /// Address and port to listen on; port 0 picks a free one.
    #[arg(long, env = "ROOKERY_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where things are kept.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// Let people log in over plain http, as in a school network; others there can listen.
    #[arg(long, env = "ROOKERY_INSECURE_HTTP", value_parser = FalseyValueParser::new())]
    pub insecure_http: bool,
    /// A proxy whose word about a client's address is believed; may be given several times.
    #[arg(long, env = "ROOKERY_TRUSTED_PROXY", value_delimiter = ',')]
    pub trusted_proxy: Vec<IpNet>,
    /// The address of the site as people type it, for links in mail.
    #[arg(long, env = "ROOKERY_URL")]
    pub url: Option<String>,
    /// The mail server: `smtps://USER:PASSWORD@HOST` or `smtp://HOST:25`; no mail unless set.
    #[arg(long, env = "ROOKERY_SMTP", hide_env_values = true, requires_all = ["mail_from", "url"])]
    pub smtp: Option<String>,
    /// Who mail comes from, such as `Rookery <chess@example.org>`.
    #[arg(long, env = "ROOKERY_MAIL_FROM")]
    pub mail_from: Option<String>,
    /// The certificate of the site, as PEM; with it and its key the server speaks https itself.
    #[arg(long, env = "ROOKERY_TLS_CERT", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// The key of the certificate, as PEM.
    #[arg(long, env = "ROOKERY_TLS_KEY", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// Where figures for Prometheus are told, such as `127.0.0.1:9100`; nowhere unless set.
    #[arg(long, env = "ROOKERY_METRICS")]
    pub metrics: Option<SocketAddr>,
    /// The largest file of puzzles that an administrator may send, in MiB.
    #[arg(long, env = "ROOKERY_LARGEST_IMPORT", default_value_t = 1024)]
    pub largest_import: u64,
    /// How log lines are written.
    #[arg(long, env = "ROOKERY_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,
    /// Log only warnings and errors.
    #[arg(long, env = "ROOKERY_QUIET", value_parser = FalseyValueParser::new())]
    pub quiet: bool,
}

/// How log lines are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// What to look after.
#[derive(Debug, Clone, Args)]
pub struct AdminConfig {
    /// Where things are kept.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// What to do.
    #[command(subcommand)]
    pub task: AdminTask,
}

/// What can be done to accounts without the page.
#[derive(Debug, Clone, Subcommand)]
pub enum AdminTask {
    /// Make a new signing key, which logs everyone out.
    RotateKeys,
    /// List the accounts, the newest first.
    List {
        /// Only those with this in their name or address.
        text: Option<String>,
    },
    /// Make an account, and print a code to set its password with.
    Create {
        /// The name to log in with.
        name: String,
        /// Make it an administrator's.
        #[arg(long)]
        admin: bool,
    },
    /// Print a code with which someone can set a new password.
    ResetPassword {
        /// Their log-in name or email address.
        name: String,
    },
    /// Make someone an administrator.
    MakeAdmin {
        /// Their log-in name or email address.
        name: String,
    },
}

impl ServeConfig {
    /// For this machine alone, on a free port, with everything else as usual.
    #[must_use]
    pub fn local(data: impl Into<PathBuf>) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: DatabaseConfig {
                config: None,
                data: data.into(),
                database: None,
            },
            insecure_http: false,
            trusted_proxy: Vec::new(),
            url: None,
            smtp: None,
            mail_from: None,
            tls_cert: None,
            tls_key: None,
            metrics: None,
            largest_import: 1024,
            log_format: LogFormat::Text,
            quiet: true,
        }
    }
}

impl ServeConfig {
    /// Whether a server could start so; returns what holds, without secrets.
    ///
    /// # Errors
    /// What would keep it from starting, but for a port that is taken.
    pub async fn check(&self) -> anyhow::Result<String> {
        if let (Some(certificate), Some(key)) = (&self.tls_cert, &self.tls_key) {
            tls::acceptor(certificate, key)?;
        }
        let mail = Mail::new(self)?.works();
        let store = self.database.open().await?;
        let faults = store.faults().await?;
        anyhow::ensure!(
            faults.is_empty(),
            "the database is damaged; restore a backup:\n{}",
            faults.join("\n")
        );
        let admin = store.has_admin().await?;
        store.close().await;
        let told = |yes: bool| if yes { "yes" } else { "no" };
        Ok(format!(
            "listen         {}\ndatabase       {}\nhttps          {}\nplain http     {}\n\
             mail           {}\nmetrics        {}\nadministrator  {}\n\nAll of this works.",
            self.listen,
            self.database.database(),
            told(self.tls_cert.is_some()),
            told(self.insecure_http),
            told(mail),
            self.metrics
                .map_or("no".to_owned(), |address| address.to_string()),
            told(admin),
        ))
    }
}

impl DatabaseConfig {
    /// Which database is meant.
    #[must_use]
    pub fn database(&self) -> Database {
        let file = || Database::Sqlite(self.data.join("rookery.db"));
        self.database.clone().unwrap_or_else(file)
    }

    /// Opens the database, and makes the data folder if it is missing. Before the tables of one
    /// that is in use change, everything in it is written into an archive beside it.
    ///
    /// # Errors
    /// A folder that cannot be made, or a database that cannot be opened.
    pub async fn open(&self) -> Result<Store, OpenError> {
        std::fs::create_dir_all(&self.data)
            .map_err(|error| OpenError::Data(self.data.clone(), error))?;
        let database = self.database();
        archive::before_migration(&database, &self.data).await?;
        Ok(Store::open(&database, now()).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn serve(arguments: &[&str]) -> Result<ServeConfig, clap::Error> {
        let line = ["rookery", "serve"].iter().chain(arguments);
        match Cli::try_parse_from(line)?.command {
            Command::Serve(config) => Ok(config),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn listens_only_on_this_machine_unless_told_otherwise() {
        assert!(serve(&[]).unwrap().listen.ip().is_loopback());
        let config = serve(&["--listen", "0.0.0.0:80"]).unwrap();
        assert_eq!(config.listen.port(), 80);
    }

    #[test]
    fn plain_http_for_others_needs_an_explicit_wish() {
        assert!(!serve(&[]).unwrap().insecure_http);
        assert!(serve(&["--insecure-http"]).unwrap().insecure_http);
    }

    #[test]
    fn refuses_what_it_cannot_read() {
        for wrong in [
            &["--listen", "here"][..],
            &["--database", "mysql://x"],
            &["--trusted-proxy", "everyone"],
            &["--smtp", "smtp://localhost"],
        ] {
            assert!(serve(wrong).is_err(), "{wrong:?}");
        }
    }
}

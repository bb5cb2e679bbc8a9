//! The command line of `rookery`; every flag can also be an environment variable.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::FalseyValueParser;
use clap::{Args, Parser, Subcommand};
use ipnet::IpNet;
use rookery_store::{Database, Store};

use crate::app::OpenError;
use crate::clock::now;

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
    /// Print the description of the API.
    Openapi,
}

/// Where things are kept.
#[derive(Debug, Clone, Args)]
pub struct DatabaseConfig {
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
    /// Log only warnings and errors.
    #[arg(long, env = "ROOKERY_QUIET", value_parser = FalseyValueParser::new())]
    pub quiet: bool,
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
                data: data.into(),
                database: None,
            },
            insecure_http: false,
            trusted_proxy: Vec::new(),
            url: None,
            smtp: None,
            mail_from: None,
            quiet: true,
        }
    }
}

impl DatabaseConfig {
    /// Opens the database, and makes the data folder if it is there.
    ///
    /// # Errors
    /// A folder that cannot be made, or a database that cannot be opened.
    pub async fn open(&self) -> Result<Store, OpenError> {
        std::fs::create_dir_all(&self.data)
            .map_err(|error| OpenError::Data(self.data.clone(), error))?;
        let file = || Database::Sqlite(self.data.join("rookery.db"));
        let database = self.database.clone().unwrap_or_else(file);
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

//! The command line of `rookery`; every flag can also be an environment variable.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::FalseyValueParser;
use clap::{Args, Parser, Subcommand};

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
}

/// Where to listen and where to keep data.
#[derive(Debug, Clone, Args)]
pub struct ServeConfig {
    /// Address and port to listen on; port 0 picks a free one.
    #[arg(long, env = "ROOKERY_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Folder for everything that is stored; made when it is missing.
    #[arg(long, env = "ROOKERY_DATA", default_value = "data")]
    pub data: PathBuf,
    /// Log only warnings and errors.
    #[arg(long, env = "ROOKERY_QUIET", value_parser = FalseyValueParser::new())]
    pub quiet: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn serve(arguments: &[&str]) -> ServeConfig {
        let line = ["rookery", "serve"].iter().chain(arguments);
        match Cli::try_parse_from(line).unwrap().command {
            Command::Serve(config) => config,
        }
    }

    #[test]
    fn listens_only_on_this_machine_unless_told_otherwise() {
        assert!(serve(&[]).listen.ip().is_loopback());
        assert_eq!(serve(&["--listen", "0.0.0.0:80"]).listen.port(), 80);
    }

    #[test]
    fn refuses_an_address_it_cannot_read() {
        assert!(Cli::try_parse_from(["rookery", "serve", "--listen", "here"]).is_err());
    }
}

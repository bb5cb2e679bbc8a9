//! The Rookery web server as a library, so that the binary, the tests and the
//! browser journeys all start exactly the same one.

#![forbid(unsafe_code)]

pub use app::{App, OpenError};
pub use archive::ArchiveError;
pub use config::{
    AdminConfig, AdminTask, ArchiveConfig, Cli, Command, ConfigTask, DatabaseConfig, FileError,
    LogFormat, PuzzleTask, PuzzlesConfig, ServeConfig, with_file,
};
pub use csp_reports::{Reports, Violation};
pub use mail::MailError;
pub use router::router;
pub use serve::{BindError, Server};
pub use site::Site;
pub use tls::TlsError;

mod address;
pub mod admin;
mod adventure;
mod api;
mod app;
pub mod archive;
mod assets;
pub mod auth;
mod body;
mod caller;
mod clock;
mod config;
mod cookie;
mod csp_reports;
mod csrf;
mod device;
mod encoding;
mod error;
#[doc(hidden)]
pub mod fuzzing;
mod games;
mod guesses;
mod headers;
mod health;
mod holder;
mod limits;
mod load;
mod mail;
pub mod metrics;
pub mod openapi;
mod owner;
pub mod puzzles;
mod question;
pub mod retention;
mod router;
mod secret;
mod serve;
pub mod shutdown;
mod site;
mod tag;
pub mod telemetry;
mod tls;

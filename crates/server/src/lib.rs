//! The Rookery web server as a library, so that the binary, the tests and the
//! browser journeys all start exactly the same one.

#![forbid(unsafe_code)]

pub use app::App;
pub use config::{Cli, Command, ServeConfig};
pub use csp_reports::{Reports, Violation};
pub use router::router;
pub use serve::{BindError, Server};
pub use site::Site;

mod app;
mod assets;
pub mod auth;
mod config;
mod csp_reports;
mod encoding;
mod error;
mod headers;
mod health;
mod limits;
mod router;
mod serve;
pub mod shutdown;
mod site;
pub mod telemetry;

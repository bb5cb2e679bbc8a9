//! The server from the outside: real sockets, the public interface only.

#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

/// Health, and the shape of every refusal.
mod api;
/// A server on a free port, with the site a test wants.
mod app;
/// Files: media types, encodings, tags, caching, pages and missing files.
mod assets;
/// Reports of blocked content.
mod csp_reports;
/// The security headers on every kind of answer.
mod headers;
/// Odd paths, slow and large requests, and stopping.
mod hostile;

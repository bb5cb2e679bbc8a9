//! Whether the page opens without its server.

/// Whether this browser opens the page when the server cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    Kept,
    /// Told to save data, it keeps only what was visited.
    Visited,
    /// The page came over a connection that is not encrypted, and then no browser keeps it.
    PlainHttp,
    Unsupported,
}

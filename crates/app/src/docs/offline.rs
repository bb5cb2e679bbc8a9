//! Whether the page opens without its server.

/// Whether this browser opens the page when the server cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    /// It does, once this browser has fetched everything, a little at a time.
    Kept,
    /// Told to save data, it keeps only what was visited.
    Visited,
    /// The page came over a connection that is not encrypted, and then no browser keeps it.
    PlainHttp,
    /// This browser keeps no pages, perhaps because its window is private.
    Unsupported,
}

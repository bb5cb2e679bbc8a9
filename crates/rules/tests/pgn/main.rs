//! PGN as a caller uses it: the public API only.

mod log;
mod oddities;
mod recovery;

//! The collection that ships.

/// The bytes of our own puzzles, for [`unpack`](crate::unpack).
pub const SET: &[u8] = include_bytes!("../set/puzzles.bin");

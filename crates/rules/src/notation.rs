//! Chess as text: FEN for positions, SAN and UCI for moves, PGN for games.

pub(crate) mod fen;
pub mod pgn;
pub(crate) mod san;
pub(crate) mod uci;

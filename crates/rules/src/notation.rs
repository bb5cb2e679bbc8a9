//! Chess as text: FEN for positions, SAN and UCI for moves.

pub(crate) mod fen;
pub(crate) mod san;
pub(crate) mod uci;

#![doc = include_str!("../README.md")]

pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod color;
mod file;
mod game;
mod mv;
mod notation;
mod perft;
mod piece;
mod position;
mod rank;
mod role;
mod setup;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingRights, Wing};
pub use color::{ByColor, Color};
pub use file::File;
pub use game::{
    ClaimError, DrawReason, DrawRules, Game, GameOver, Outcome, PlayError, PlaySanError, WinReason,
};
pub use mv::{Move, MoveKind};
pub use notation::fen::{FenError, ParseFenError};
pub use notation::pgn;
pub use notation::san::{IllegalSan, NormalSan, ParseSanError, San, SanError};
pub use notation::uci::{IllegalUci, ParseUciError, UciError, UciMove};
pub use perft::{perft, perft_split};
pub use piece::Piece;
pub use position::{EXCHANGE_VALUES, IllegalSetup, Legal, MoveList, Position, SetupFault};
pub use rank::Rank;
pub use role::{ByRole, NotAPromotion, Promotion, Role};
pub use setup::Setup;
pub use square::{ParseSquareError, Square};

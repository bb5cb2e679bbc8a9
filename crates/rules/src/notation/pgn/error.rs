//! What can be wrong with a game in PGN, and where it was found.

use std::io;

use crate::{FenError, IllegalSan, IllegalUci, ParseSanError};

/// Why the next game was not read.
#[derive(Debug, thiserror::Error)]
pub enum PgnError {
    /// The game is broken; the reader goes on with the next one.
    #[error(transparent)]
    Broken(#[from] BrokenGame),
    /// The bytes could not be had; nothing more will be read.
    #[error("the games cannot be read: {0}")]
    Io(#[from] io::Error),
}

/// What is wrong with one game of a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, line {}, column {}: {fault}", .place.line, .place.column)]
pub struct BrokenGame {
    /// Which game of the file it is, from 1; broken ones count.
    pub game: u64,
    /// Where the fault is.
    pub place: TextPlace,
    /// What the fault is.
    pub fault: PgnFault,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TextPlace {
    /// The line, from 1.
    pub line: u64,
    /// The character of the line, from 1.
    pub column: u64,
}

/// One reason why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum PgnFault {
    #[error("there is a NUL byte, so this is no text or a damaged one")]
    Nul,
    #[error("'{0}' does not belong among the moves")]
    Stray(char),
    #[error(
        "a word is longer than {} bytes, and no move is",
        super::source::LOOKAHEAD
    )]
    WordTooLong,
    #[error("a tag must look like [Name \"value\"]")]
    Tag,
    #[error("a tag is longer than {0} characters")]
    TagTooLong(usize),
    #[error("there are more than {0} tags")]
    TooManyTags(usize),
    #[error("the FEN of the start is wrong: {0}")]
    Fen(FenError),
    #[error("this is a game of {0}, and only standard chess is played here")]
    Variant(String),
    #[error(transparent)]
    NoMove(ParseSanError),
    #[error("{word}: {error}")]
    Illegal { word: String, error: IllegalSan },
    #[error(transparent)]
    IllegalSquares(IllegalUci),
    #[error("{0} passes the turn, which chess does not allow")]
    NullMove(String),
    #[error("there are more than {0} half-moves")]
    TooManyPlies(usize),
    #[error("there are more than {0} moves with all variations")]
    TooManyNodes(usize),
    #[error("${0} is no sign: they go up to $255")]
    Nag(u32),
    #[error("a comment is longer than {0} characters")]
    CommentTooLong(usize),
    #[error("a comment is not closed with }}")]
    CommentUnclosed,
    #[error("the comments are longer than {0} bytes together")]
    TooMuchText(usize),
    #[error("there are more than {0} variations inside one another")]
    TooDeep(usize),
    #[error("a variation begins where there is no move to replace")]
    VariationWithoutMove,
    #[error("a variation is not closed with )")]
    VariationUnclosed,
    #[error("a ) closes no variation")]
    VariationUnopened,
}

/// How to find the next game after a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recovery {
    /// The text is sound, so its own end of the game is found; so many variations are open.
    Tokens { open: usize },
    /// The text is not sound, so the next line that begins a game is looked for; a
    /// fault among the tags first goes past the rest of them and their moves.
    Lines { among_tags: bool },
}

impl PgnFault {
    /// How to go on when so many variations are open: by the text itself, unless that can be
    /// followed no further.
    pub(super) fn recovery(&self, open: usize) -> Recovery {
        match self {
            Self::Nul
            | Self::Stray(_)
            | Self::WordTooLong
            | Self::Tag
            | Self::TagTooLong(_)
            | Self::Nag(_)
            | Self::CommentTooLong(_)
            | Self::CommentUnclosed => Recovery::Lines { among_tags: false },
            _ => Recovery::Tokens { open },
        }
    }
}

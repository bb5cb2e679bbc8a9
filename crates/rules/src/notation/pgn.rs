//! PGN: files of games with tags, comments, signs and variations, read and written.
//!
//! [`Reader`] goes through any number of games in bounded memory and tells a [`Visitor`] of
//! each; [`GameTree`] keeps one game whole and writes it down again.

mod annotation;
mod comment;
mod error;
mod lexer;
mod limits;
mod nag;
mod reader;
mod result;
mod source;
mod spelling;
mod text;
mod variant;
mod visitor;

pub use annotation::{Annotation, Brush, Evaluation};
pub use comment::{Comment, CommentPart, CommentParts};
pub use error::{BrokenGame, PgnError, PgnFault, Place};
pub use limits::Limits;
pub use nag::Nag;
pub use reader::Reader;
pub use result::GameResult;
pub use visitor::{Interest, Step, Visitor};

//! PGN: files of games with tags, comments, signs and variations, read and written.
//!
//! [`Reader`] goes through any number of games in bounded memory and tells a [`Visitor`] of
//! each; [`GameTree`] keeps one game whole and writes it down again; [`Outliner`] only tells where the
//! games of a file begin.

mod annotation;
mod comment;
mod error;
mod lexer;
mod limits;
mod nag;
mod outline;
mod reader;
mod remark;
mod result;
mod source;
mod spelling;
mod tags;
mod text;
mod tree;
mod variant;
mod visitor;
mod writer;

pub use annotation::{Annotation, Brush, Evaluation};
pub use comment::{Comment, CommentPart, CommentParts};
pub use error::{BrokenGame, PgnError, PgnFault, TextPlace};
pub use limits::Limits;
pub use nag::Nag;
pub use outline::{GameStart, Outline, Outliner};
pub use reader::Reader;
pub use remark::Remark;
pub use result::GameResult;
pub use tags::{IllegalTag, Tags};
pub use tree::{GameTree, Node, NodeId, TreeBuilder, Trees};
pub use visitor::{Interest, VisitedMove, Visitor};

//! Games as the server understands them: nothing that a browser says about chess is believed, every
//! move is replayed, and what the moves prove is told apart from what is only claimed.

pub(crate) mod import;
pub(crate) mod index;
mod occasion;
pub(crate) mod pgn;
mod tree;
mod upload;

pub(crate) use tree::check as check_tree;
pub(crate) use upload::check as check_upload;

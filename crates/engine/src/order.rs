//! Which move to try first.

pub(crate) mod correction;
pub(crate) mod history;
pub(crate) mod picker;

//! What others get from this crate.

mod pictures;

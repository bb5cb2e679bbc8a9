//! Laws of the crate as its users see it.

mod laws;
mod proofs;
mod shipped;

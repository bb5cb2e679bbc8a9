//! Laws of the crate as its users see it.

mod hunts;
mod laws;
mod proofs;
mod shipped;

//! Who is here, and the door: signing up, logging in, a new password, the way back.

pub mod door;
#[cfg(test)]
pub(crate) mod example;
pub mod guest_banner;
pub mod names;
pub mod sign_up;
pub mod strength;
pub mod visitor;
pub mod way_back;
pub mod words;

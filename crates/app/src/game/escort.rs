//! What the adventure lends to the page of a game while a battle is fought: a face, and what the
//! player may do.

use crate::opponents::visage::Visage;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Escort {
    /// The opponent as it feels now.
    pub face: Visage,
    pub favors: Favors,
}

/// Whether hints and taking back are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favors {
    Refused,
    Granted,
}

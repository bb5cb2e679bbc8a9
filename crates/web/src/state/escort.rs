//! What the adventure lends to the page of a game while a battle is fought: a face, words, and what
//! the player may do.

use super::visage::Visage;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Escort {
    /// The opponent as it feels now.
    pub face: Visage,
    /// What it says.
    pub says: Option<&'static str>,
    /// What is to be reached.
    pub task: String,
    /// How far that is, where it can be counted.
    pub count: Option<String>,
    pub favors: Favors,
}

/// Whether hints and taking back are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favors {
    Refused,
    Granted,
}

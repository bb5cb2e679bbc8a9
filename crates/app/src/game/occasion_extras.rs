//! What the adventure lends to the page of a game while a battle is fought: a face, and what the
//! player may do.

use crate::opponents::drawn_face::DrawnFace;

/// What a battle adds to the page of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OccasionExtras {
    /// The opponent as it feels now.
    pub face: DrawnFace,
    /// What the player may do.
    pub favors: Favors,
}

/// Whether hints and taking back are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favors {
    /// The player is on their own.
    Refused,
    /// Both are allowed.
    Granted,
}

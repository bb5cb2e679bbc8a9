//! How somebody likes their moves on the board to be taken.

/// What a person chose; by themselves moves are played at once, and pawns ask what they become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handling {
    /// A pawn at the far edge becomes a queen without a question.
    pub queens: bool,
    /// A move is shown first, and played when it is confirmed.
    pub confirms: bool,
}

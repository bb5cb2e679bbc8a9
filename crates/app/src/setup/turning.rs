//! How two people at one screen see the board.

/// Which way the board faces two people at one screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turning {
    /// From the side of whoever this browser belongs to, always.
    #[default]
    Fixed,
    /// From the side to move: it turns after each move.
    EachMove,
    /// For people who face each other over a tablet: the pieces at the top stand on their heads.
    Facing,
    /// From White's side until somebody turns it.
    ByHand,
}

impl Turning {
    /// In the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Fixed, Self::EachMove, Self::Facing, Self::ByHand];

    /// The name by which it is kept.
    pub fn key(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::EachMove => "each-move",
            Self::Facing => "facing",
            Self::ByHand => "by-hand",
        }
    }

    /// Whether a person can turn the board.
    pub fn is_by_hand(self) -> bool {
        matches!(self, Self::Facing | Self::ByHand)
    }
}

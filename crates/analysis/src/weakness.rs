//! What an opponent does badly, always in the same way: general rules, learnable, and apart from how
//! well it plays and from its style.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

macro_rules! weaknesses {
    ($($(#[doc = $rule:literal])* $name:ident = $key:literal,)*) => {
        /// A habit that costs games. No rule names a move or a position.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Weakness {
            $($(#[doc = $rule])* $name,)*
        }

        impl Weakness {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// How it is remembered, such as `never-castles`.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }
        }
    };
}

weaknesses! {
    /// In check it moves the king whenever it can.
    RunsFromChecks = "runs-from-checks",
    /// It pushes the pawns beside its own king.
    PushesKingPawns = "pushes-king-pawns",
    /// Its queen walks about before the others are out.
    MovesQueenEarly = "moves-queen-early",
    /// Its long pieces move two squares at most.
    ShortSighted = "short-sighted",
    /// It does not take knights.
    BlindToKnights = "blind-to-knights",
    /// It takes the most that is offered, without a look beyond.
    TakesEveryOffer = "takes-every-offer",
    /// Its officers do not step back.
    NeverRetreats = "never-retreats",
    /// Its queen takes every pawn that nobody guards.
    GrabsPawnsWithQueen = "grabs-pawns-with-queen",
    /// It gives every check.
    GivesEveryCheck = "gives-every-check",
    /// With few pieces left its king only walks about.
    LostInEndgames = "lost-in-endgames",
    /// At first it moves one officer again and again.
    RidesOnePiece = "rides-one-piece",
    /// Its rooks and queen leave their first rank too early.
    ForgetsBackRank = "forgets-back-rank",
    /// Its bishops and queen do not take on diagonals.
    BlindToDiagonals = "blind-to-diagonals",
    /// It does not castle, and takes whatever it can in the middle.
    NeverCastles = "never-castles",
    /// Its officers do not take pawns.
    DespisesPawns = "despises-pawns",
    /// It takes whenever that costs nothing.
    MissesQuietMoves = "misses-quiet-moves",
    /// After a check it trades, even at a loss.
    TradesWhenChecked = "trades-when-checked",
    /// It does not take pawns that have come past the middle.
    IgnoresSmallPawns = "ignores-small-pawns",
}

/// A text that names no weakness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseWeaknessError;

impl fmt::Display for ParseWeaknessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no weakness has this name")
    }
}

impl Error for ParseWeaknessError {}

impl fmt::Display for Weakness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Weakness {
    type Err = ParseWeaknessError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::ALL.iter().find(|one| one.key() == text);
        named.copied().ok_or(ParseWeaknessError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_read_back() {
        for &weakness in Weakness::ALL {
            assert_eq!(weakness.to_string().parse(), Ok(weakness));
        }
        assert_eq!("lazy".parse::<Weakness>(), Err(ParseWeaknessError));
    }
}

//! What a position is worth to the side to move.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Neg;

/// A verdict from the view of the side to move. Mates are counted in that side's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Score {
    /// It is mated in so many moves of its opponent, 0 if it is mate.
    MatedIn(u8),
    /// Hundredths of a pawn.
    Centipawns(i16),
    /// It mates in so many moves.
    MateIn(u8),
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |score: &Self| match *score {
            Self::MatedIn(moves) => (0, i16::from(moves)),
            Self::Centipawns(centipawns) => (1, centipawns),
            Self::MateIn(moves) => (2, -i16::from(moves)),
        };
        rank(self).cmp(&rank(other))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Neg for Score {
    type Output = Self;

    /// The same verdict from the other side.
    fn neg(self) -> Self {
        match self {
            Self::MatedIn(moves) => Self::MateIn(moves),
            Self::Centipawns(centipawns) => Self::Centipawns(centipawns.saturating_neg()),
            Self::MateIn(moves) => Self::MatedIn(moves),
        }
    }
}

impl fmt::Display for Score {
    /// In pawns, or `#3` for a mate and `#-3` for being mated.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::MatedIn(moves) => write!(f, "#-{moves}"),
            Self::MateIn(moves) => write!(f, "#{moves}"),
            Self::Centipawns(centipawns) => {
                let sign = match centipawns.cmp(&0) {
                    Ordering::Less => "-",
                    Ordering::Equal => "",
                    Ordering::Greater => "+",
                };
                let size = centipawns.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_ordered_from_mated_at_once_to_mating_at_once() {
        let ordered = [
            Score::MatedIn(0),
            Score::MatedIn(9),
            Score::Centipawns(i16::MIN),
            Score::Centipawns(0),
            Score::Centipawns(i16::MAX),
            Score::MateIn(9),
            Score::MateIn(1),
        ];
        assert!(ordered.is_sorted());
        assert!(ordered.map(Neg::neg).iter().rev().is_sorted());
    }
}

//! What somebody likes to play: named choices among the lines of the table.

use std::fmt;
use std::str::FromStr;

use rookery_rules::{Move, Position};

use crate::table::table;

/// A taste in openings, for White and for Black. Which lines belong to it is marked in the
/// table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Repertoire {
    /// Every line of the table, by its weight.
    Everything,
    /// Sound and simple: a pawn in the center, pieces out, castle.
    Beginner,
    /// Few weaknesses and few risks.
    Solid,
    /// A pawn, or more, for quick development and attack.
    Gambits,
    /// What the opponent has hardly seen.
    Offbeat,
}

impl Repertoire {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Everything,
        Self::Beginner,
        Self::Solid,
        Self::Gambits,
        Self::Offbeat,
    ];

    /// The moves it would play here, heaviest first, each with its weight.
    ///
    /// A move counts if it leads to a position of a line of the repertoire, by whatever order of
    /// moves, and not back to where the game has been; it weighs as much as all the lines that go
    /// through that position.
    ///
    /// ```
    /// use rookery_openings::Repertoire;
    /// use rookery_rules::Position;
    ///
    /// let start = Position::start();
    /// let first = Repertoire::Beginner.choices(&start).map(|(mv, _)| start.san(mv));
    /// assert_eq!(first.collect::<Vec<_>>(), ["e4", "d4"]);
    /// ```
    pub fn choices(self, position: &Position) -> std::vec::IntoIter<(Move, u32)> {
        // Only onward: two knights that step out and back again would never leave the book.
        let here = table().known(position).map_or(0, |known| known.ply);
        let weighed = |mv: Move| {
            let known = table().known(&position.play_unchecked(mv))?;
            let weight = known.weights[self as usize];
            (weight > 0 && known.ply > here).then_some((mv, weight))
        };
        let mut choices: Vec<_> = position.moves().into_iter().filter_map(weighed).collect();
        choices.sort_unstable_by_key(|&(mv, weight)| (std::cmp::Reverse(weight), mv));
        choices.into_iter()
    }

    /// One of the choices, each as often as it weighs. The number decides: the same number
    /// always means the same move, and one number is enough for a whole game.
    ///
    /// ```
    /// use rookery_openings::Repertoire;
    /// use rookery_rules::Position;
    ///
    /// let start = Position::start();
    /// let mv = Repertoire::Gambits.choose(&start, 7).expect("a first move");
    /// assert_eq!(Repertoire::Gambits.choose(&start, 7), Some(mv));
    /// ```
    #[must_use]
    pub fn choose(self, position: &Position, number: u64) -> Option<Move> {
        let mut choices = self.choices(position);
        let total: u64 = choices
            .as_slice()
            .iter()
            .map(|&(_, weight)| u64::from(weight))
            .sum();
        let mut rest = scattered(number ^ position.hash()).checked_rem(total)?;
        let chosen = choices.find(|&(_, weight)| match rest.checked_sub(u64::from(weight)) {
            Some(less) => {
                rest = less;
                false
            }
            None => true,
        });
        chosen.map(|(mv, _)| mv)
    }
}

impl fmt::Display for Repertoire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Everything => "everything",
            Self::Beginner => "beginner",
            Self::Solid => "solid",
            Self::Gambits => "gambits",
            Self::Offbeat => "offbeat",
        })
    }
}

/// A text that names no repertoire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRepertoireError;

impl fmt::Display for ParseRepertoireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no repertoire has this name")
    }
}

impl std::error::Error for ParseRepertoireError {}

impl FromStr for Repertoire {
    type Err = ParseRepertoireError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::ALL
            .into_iter()
            .find(|repertoire| repertoire.to_string() == text);
        named.ok_or(ParseRepertoireError)
    }
}

/// Numbers that differ a little become numbers that differ in everything (SplitMix64).
fn scattered(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for repertoire in Repertoire::ALL {
            assert_eq!(repertoire.to_string().parse(), Ok(repertoire));
        }
        assert_eq!("boring".parse::<Repertoire>(), Err(ParseRepertoireError));
    }
}

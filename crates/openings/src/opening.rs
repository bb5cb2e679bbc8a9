//! A named opening, and which one a position or a game is.

use std::fmt;

use rookery_rules::{Move, Position};

use crate::Eco;
use crate::table::table;

/// A named line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Opening {
    /// Where encyclopaedias keep it.
    pub eco: Eco,
    /// `Family: Variation, Sub-variation`, as far as it goes.
    pub name: &'static str,
    /// The usual moves from the start position.
    pub moves: &'static [Move],
    /// How much it deserves to be played beside others, by how often learners meet it.
    pub weight: u32,
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.eco, self.name)
    }
}

impl Opening {
    /// The name without the variation: `Sicilian Defense`.
    #[must_use]
    pub fn family(&self) -> &'static str {
        self.name
            .split_once(':')
            .map_or(self.name, |(family, _)| family)
    }

    /// What the name says beyond the family: `Najdorf Variation, English Attack`.
    #[must_use]
    pub fn variation(&self) -> Option<&'static str> {
        let (_, variation) = self.name.split_once(':')?;
        Some(variation.trim_ascii_start())
    }
}

/// Every opening we know by name, in the order of the table: a line before those it grows into.
pub fn openings() -> impl ExactSizeIterator<Item = Opening> {
    table().lines.iter().map(|line| line.opening())
}

/// The opening that has led to exactly this position, by whatever order of moves.
///
/// ```
/// use rookery_openings::of_position;
/// use rookery_rules::{DrawRules, Game};
///
/// let mut game = Game::new(DrawRules::AtOnce);
/// for san in ["c4", "e6", "Nc3", "Nf6", "d4", "Bb4"] {
///     game.play_san(san).expect("legal");
/// }
/// let opening = of_position(game.position()).expect("named");
/// assert_eq!(opening.name, "Nimzo-Indian Defense");
/// assert_eq!(opening.eco.to_string(), "E20");
/// ```
#[must_use]
pub fn of_position(position: &Position) -> Option<Opening> {
    let table = table();
    let line = table.known(position)?.line?;
    Some(table.lines[usize::from(line)].opening())
}

/// The opening of a game, given its positions in order: that of the last one with a name.
///
/// ```
/// use rookery_openings::of_game;
/// use rookery_rules::{DrawRules, Game};
///
/// let mut game = Game::new(DrawRules::AtOnce);
/// for san in ["e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6", "a3"] {
///     game.play_san(san).expect("legal");
/// }
/// let opening = of_game(game.positions()).expect("named");
/// assert_eq!(opening.family(), "Sicilian Defense");
/// assert_eq!(opening.variation(), Some("Najdorf Variation"));
/// ```
#[must_use]
pub fn of_game<'a>(positions: impl IntoIterator<Item = &'a Position>) -> Option<Opening> {
    positions.into_iter().filter_map(of_position).last()
}

//! What somebody who likes certain openings plays: choices among the lines of the table.

use rookery_analysis::Repertoire;
use rookery_rules::{Move, Position};

use crate::table::table;

/// A taste that can be played from. Which lines belong to it is marked in the table.
pub trait Book {
    /// The moves it would play here, heaviest first, each with its weight.
    ///
    /// A move counts if it leads to a position of a line of the repertoire, by whatever order of
    /// moves, and not back to where the game has been; it weighs as much as all the lines that go
    /// through that position.
    ///
    /// ```
    /// use rookery_analysis::Repertoire;
    /// use rookery_openings::Book;
    /// use rookery_rules::Position;
    ///
    /// let start = Position::start();
    /// let first = Repertoire::Beginner.choices(&start).map(|(mv, _)| start.san(mv));
    /// assert_eq!(first.collect::<Vec<_>>(), ["e4", "d4"]);
    /// ```
    fn choices(self, position: &Position) -> std::vec::IntoIter<(Move, u32)>;

    /// One of the choices, each as often as it weighs. The number decides: the same number
    /// always means the same move, and one number is enough for a whole game.
    ///
    /// ```
    /// use rookery_analysis::Repertoire;
    /// use rookery_openings::Book;
    /// use rookery_rules::Position;
    ///
    /// let start = Position::start();
    /// let mv = Repertoire::Gambits.choose(&start, 7).expect("a first move");
    /// assert_eq!(Repertoire::Gambits.choose(&start, 7), Some(mv));
    /// ```
    #[must_use]
    fn choose(self, position: &Position, number: u64) -> Option<Move>;
}

impl Book for Repertoire {
    fn choices(self, position: &Position) -> std::vec::IntoIter<(Move, u32)> {
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

    fn choose(self, position: &Position, number: u64) -> Option<Move> {
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

/// Numbers that differ a little become numbers that differ in everything (SplitMix64).
fn scattered(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

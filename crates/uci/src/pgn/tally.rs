//! What was counted in a file of games, and the line that says it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

/// So many variants are kept apart by name. A file may hold any number of names, and memory
/// must not grow with it.
const MOST_VARIANTS: usize = 20;

/// What the variants beyond those are counted under.
const OTHERS: &str = "others";

#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct PgnTally {
    /// Games of standard chess, broken ones included.
    pub(crate) games: u64,
    /// Moves of the good games with all their variations.
    pub(crate) moves: u64,
    pub(crate) broken: u64,
    pub(crate) bytes: u64,
    variants: BTreeMap<String, u64>,
}

impl PgnTally {
    /// Counts a game of another variant.
    pub(crate) fn add_variant(&mut self, name: String) {
        let is_new = !self.variants.contains_key(&name);
        let name = if is_new && self.variants.len() >= MOST_VARIANTS {
            OTHERS.to_owned()
        } else {
            name
        };
        *self.variants.entry(name).or_default() += 1;
    }

    /// All of it on one line, with the speed of having taken so long.
    pub(crate) fn summary(&self, time: Duration) -> String {
        let megabytes = self.bytes as f64 / 1e6;
        let mut line = format!(
            "{}, {}, {} broken",
            counted(self.games, "game"),
            counted(self.moves, "move"),
            self.broken
        );
        if !self.variants.is_empty() {
            let each = self.variants.iter();
            let names: Vec<_> = each
                .map(|(name, count)| format!("{name}: {count}"))
                .collect();
            let count = self.variants.values().sum::<u64>();
            let _ = write!(line, ", {count} of other variants ({})", names.join(", "));
        }
        let speed = megabytes / time.as_secs_f64().max(f64::EPSILON);
        line + &format!("; {megabytes:.1} MB at {speed:.0} MB/s")
    }
}

fn counted(count: u64, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tally: &PgnTally, expected: &str) {
        assert_eq!(tally.summary(Duration::from_millis(500)), expected);
    }

    #[test]
    fn the_line_says_everything_that_there_is_to_say() {
        let mut tally = PgnTally {
            games: 1,
            moves: 20,
            bytes: 2_000_000,
            ..PgnTally::default()
        };
        check(&tally, "1 game, 20 moves, 0 broken; 2.0 MB at 4 MB/s");
        for name in ["Atomic", "Chess960", "Atomic"] {
            tally.add_variant(name.to_owned());
        }
        tally.broken = 1;
        check(
            &tally,
            "1 game, 20 moves, 1 broken, 3 of other variants (Atomic: 2, Chess960: 1); \
             2.0 MB at 4 MB/s",
        );
    }

    #[test]
    fn any_number_of_variants_is_counted_in_bounded_memory() {
        let mut tally = PgnTally::default();
        for name in 0..1_000 {
            tally.add_variant(name.to_string());
        }
        assert_eq!(tally.variants.len(), MOST_VARIANTS + 1);
        assert_eq!(tally.variants[OTHERS], 980);
    }
}

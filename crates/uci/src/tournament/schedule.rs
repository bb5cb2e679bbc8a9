//! Who plays whom in which order, from which opening and with which color.

use clap::ValueEnum;
use rookery_rules::ByColor;
use serde::{Deserialize, Serialize};

use super::opening::Opening;
use super::seed::Seed;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mode {
    /// The first against each of the others.
    Gauntlet,
    /// Everyone against everyone.
    RoundRobin,
}

/// Two entrants, by their places in the list, and their encounter's place among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    pub(crate) index: usize,
    pub(crate) first: usize,
    pub(crate) second: usize,
}

/// Two games from one opening with the colors reversed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) fixtures: Vec<Fixture>,
}

/// One game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fixture {
    /// Its place among all games, from 0.
    pub(crate) number: usize,
    pub(crate) players: ByColor<usize>,
    pub(crate) opening: Opening,
}

/// All games of a tournament. A longer one begins with the games of a shorter one.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    pairings: Vec<Pairing>,
    /// Shuffled already; never empty.
    openings: Vec<Opening>,
    /// How many pairs each meeting plays.
    rounds: usize,
    seed: Seed,
}

impl Schedule {
    /// `None` without openings.
    pub(crate) fn new(
        entrants: usize,
        mode: Mode,
        mut openings: Vec<Opening>,
        rounds: usize,
        seed: Seed,
    ) -> Option<Self> {
        seed.numbers().shuffle(&mut openings);
        (!openings.is_empty()).then(|| Self {
            pairings: pairings(entrants, mode),
            openings,
            rounds,
            seed,
        })
    }

    pub(crate) fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// The meeting that a game belongs to.
    pub(crate) fn pairing_of(&self, game: usize) -> Pairing {
        self.pairings[game / 2 % self.pairings.len()]
    }

    pub(crate) fn games(&self) -> usize {
        2 * self.rounds * self.pairings.len()
    }

    /// All pairs; the meetings advance together, so a match that is cut short is balanced.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = Pair> {
        let rounds = (0..self.rounds).map(|round| (round, self.opening(round)));
        rounds.flat_map(move |(round, opening)| {
            let pairings = self.pairings.iter();
            pairings.map(move |pairing| {
                let number = 2 * (round * self.pairings.len() + pairing.index);
                let fixture = |number, white, black| Fixture {
                    number,
                    players: ByColor::new(white, black),
                    opening: opening.clone(),
                };
                Pair {
                    fixtures: vec![
                        fixture(number, pairing.first, pairing.second),
                        fixture(number + 1, pairing.second, pairing.first),
                    ],
                }
            })
        })
    }

    /// When the openings have run out they come again with more moves: engines that play
    /// the same game twice say nothing new.
    fn opening(&self, round: usize) -> Opening {
        let opening = &self.openings[round % self.openings.len()];
        if round < self.openings.len() {
            opening.clone()
        } else {
            opening.varied(self.seed.branch(round as u64))
        }
    }
}

fn pairings(entrants: usize, mode: Mode) -> Vec<Pairing> {
    let firsts = match mode {
        Mode::Gauntlet => 0..1,
        Mode::RoundRobin => 0..entrants,
    };
    let couples = firsts.flat_map(|first| (first + 1..entrants).map(move |second| (first, second)));
    let pairing = |(index, (first, second))| Pairing {
        index,
        first,
        second,
    };
    couples.enumerate().map(pairing).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rookery_rules::Color;

    use super::*;
    use crate::tournament::opening::built_in;

    fn schedule(entrants: usize, mode: Mode, rounds: usize, seed: u64) -> Schedule {
        Schedule::new(entrants, mode, built_in(), rounds, Seed(seed)).unwrap()
    }

    fn couples(entrants: usize, mode: Mode) -> Vec<(usize, usize)> {
        let pairings = pairings(entrants, mode);
        pairings
            .iter()
            .map(|pairing| (pairing.first, pairing.second))
            .collect()
    }

    #[test]
    fn a_gauntlet_is_run_by_the_first_and_a_round_robin_by_all() {
        assert_eq!(couples(4, Mode::Gauntlet), [(0, 1), (0, 2), (0, 3)]);
        assert_eq!(couples(3, Mode::RoundRobin), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(couples(2, Mode::Gauntlet), couples(2, Mode::RoundRobin));
    }

    #[test]
    fn every_opening_is_played_with_both_colors() {
        let schedule = schedule(3, Mode::RoundRobin, 5, 1);
        let pairs: Vec<_> = schedule.pairs().collect();
        assert_eq!(2 * pairs.len(), schedule.games());
        let numbers = pairs
            .iter()
            .flat_map(|pair| &pair.fixtures)
            .map(|game| game.number);
        assert_eq!(numbers.collect::<Vec<_>>(), (0..30).collect::<Vec<_>>());
        for pair in &pairs {
            let [one, two] = &pair.fixtures[..] else {
                panic!("two games");
            };
            let pairing = schedule.pairing_of(one.number);
            assert_eq!(one.opening, two.opening);
            assert_eq!(pairing, schedule.pairing_of(two.number));
            assert_eq!(one.players, ByColor::new(pairing.first, pairing.second));
            assert_eq!(two.players[Color::White], pairing.second);
        }
    }

    #[test]
    fn the_seed_decides_the_order_and_a_longer_match_begins_like_a_shorter_one() {
        let pairs = |rounds, seed| {
            schedule(2, Mode::Gauntlet, rounds, seed)
                .pairs()
                .collect::<Vec<_>>()
        };
        assert_eq!(pairs(20, 1), pairs(20, 1));
        assert_ne!(pairs(20, 1), pairs(20, 2));
        assert_eq!(pairs(20, 1)[..10], pairs(10, 1));
    }

    #[test]
    fn a_long_match_repeats_hardly_any_opening() {
        let rounds = 1000;
        let schedule = schedule(2, Mode::Gauntlet, rounds, 1);
        let seen: HashSet<_> = schedule
            .pairs()
            .map(|pair| *pair.fixtures[0].opening.game().position())
            .collect();
        assert!(seen.len() > rounds * 99 / 100, "{}", seen.len());
    }

    #[test]
    fn without_openings_there_is_no_schedule() {
        assert!(Schedule::new(2, Mode::Gauntlet, Vec::new(), 1, Seed(1)).is_none());
    }
}

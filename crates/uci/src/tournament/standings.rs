//! What the games so far add up to: by meeting, and by engine.

use std::time::Duration;

use rookery_rules::Color;

use super::client::Fault;
use super::record::Record;
use super::schedule::{Pairing, Schedule};
use super::statistics::{Pentanomial, Points, WinDrawLoss};

/// The games of two entrants, seen from the first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Encounter {
    pub(crate) tally: WinDrawLoss,
    pub(crate) pairs: Pentanomial,
    /// Games whose partner has not ended yet: the pair's number and the points.
    waiting: Vec<(usize, Points)>,
}

/// What an entrant did in all its games.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    pub(crate) tally: WinDrawLoss,
    pub(crate) moves: u32,
    pub(crate) time: Duration,
    pub(crate) nodes: u64,
    /// The time of the moves whose nodes are known.
    counted: Duration,
    pub(crate) crashes: u32,
    pub(crate) timeouts: u32,
    pub(crate) illegal: u32,
}

impl Effort {
    pub(crate) fn milliseconds_per_move(&self) -> Option<f64> {
        let moves = (self.moves > 0).then_some(f64::from(self.moves))?;
        Some(self.time.as_secs_f64() * 1000.0 / moves)
    }

    pub(crate) fn nodes_per_second(&self) -> Option<f64> {
        let seconds = self.counted.as_secs_f64();
        #[expect(clippy::cast_precision_loss, reason = "a speed needs no more digits")]
        let nodes = self.nodes as f64;
        (seconds > 0.0).then(|| nodes / seconds)
    }
}

/// All of it.
#[derive(Clone, Debug)]
pub(crate) struct Standings {
    encounters: Vec<Encounter>,
    efforts: Vec<Effort>,
}

impl Standings {
    pub(crate) fn new(entrants: usize, schedule: &Schedule) -> Self {
        Self {
            encounters: vec![Encounter::default(); schedule.pairings().len()],
            efforts: vec![Effort::default(); entrants],
        }
    }

    pub(crate) fn encounter(&self, pairing: Pairing) -> &Encounter {
        &self.encounters[pairing.index]
    }

    pub(crate) fn effort(&self, entrant: usize) -> &Effort {
        &self.efforts[entrant]
    }

    pub(crate) fn games(&self) -> usize {
        let games = self
            .encounters
            .iter()
            .map(|encounter| encounter.tally.games() as usize);
        games.sum()
    }

    /// Adds a game of this meeting.
    pub(crate) fn add(&mut self, pairing: Pairing, record: &Record) {
        // The first of a meeting is White in the first game of a pair and Black in the second.
        let is_first_game = record.number.is_multiple_of(2);
        let first_color = if is_first_game {
            Color::White
        } else {
            Color::Black
        };
        let points = record.result.points(first_color);
        let encounter = &mut self.encounters[pairing.index];
        encounter.tally.add(points);
        let pair = record.number / 2;
        match encounter
            .waiting
            .iter()
            .position(|&(waiting, _)| waiting == pair)
        {
            Some(place) => {
                let (_, other) = encounter.waiting.swap_remove(place);
                encounter.pairs.add(points, other);
            }
            None => encounter.waiting.push((pair, points)),
        }
        for (entrant, color) in [(pairing.first, first_color), (pairing.second, !first_color)] {
            add_effort(&mut self.efforts[entrant], color, record);
        }
    }
}

fn add_effort(effort: &mut Effort, color: Color, record: &Record) {
    effort.tally.add(record.result.points(color));
    let plies = record.moves.split_whitespace().count();
    let opening = plies.saturating_sub(record.thoughts.len());
    let black_starts = record.start.split(' ').nth(1) == Some("b");
    let parity = usize::from(color == Color::Black) ^ usize::from(black_starts);
    let thoughts = record.thoughts.iter().enumerate();
    for (_, thought) in thoughts.filter(|(index, _)| (opening + index) % 2 == parity) {
        effort.moves += 1;
        effort.time += thought.time();
        if let Some(nodes) = thought.nodes {
            effort.nodes += nodes;
            effort.counted += thought.time();
        }
    }
    if record.loser() == Some(color) {
        match record.fault {
            Some(Fault::Start(_) | Fault::Crash) => effort.crashes += 1,
            Some(Fault::Timeout) => effort.timeouts += 1,
            Some(Fault::Illegal(_)) => effort.illegal += 1,
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::opening::built_in;
    use crate::tournament::record::{Score, Termination};
    use crate::tournament::schedule::Mode;
    use crate::tournament::seed::Seed;
    use crate::tournament::thought::Thought;

    fn record(number: usize, result: Score, fault: Option<Fault>) -> Record {
        let thought = |micros| Thought {
            nodes: Some(10),
            micros,
            ..Thought::default()
        };
        Record {
            number,
            white: String::new(),
            black: String::new(),
            result,
            termination: Termination::Normal,
            reason: String::new(),
            fault,
            start: rookery_rules::Position::start().fen(),
            moves: "e2e4 e7e5 g1f3 b8c6".to_owned(),
            thoughts: vec![thought(1000), thought(3000), thought(1000)],
        }
    }

    #[test]
    fn pairs_are_joined_whatever_their_order() {
        let schedule = Schedule::new(2, Mode::Gauntlet, built_in(), 2, Seed(1)).unwrap();
        let mut standings = Standings::new(2, &schedule);
        for (number, result) in [
            (1, Score::Black), // the first one wins with Black
            (2, Score::Draw),
            (3, Score::White), // and loses with Black
            (0, Score::White),
        ] {
            standings.add(schedule.pairing_of(number), &record(number, result, None));
        }
        let encounter = standings.encounter(schedule.pairings()[0]);
        assert_eq!(encounter.pairs, Pentanomial::from([0, 1, 0, 0, 1]));
        let tally = encounter.tally;
        assert_eq!((tally.wins, tally.draws, tally.losses), (2, 1, 1));
        assert_eq!((standings.games(), standings.effort(1).tally.wins), (4, 1));
    }

    #[test]
    fn time_nodes_and_faults_go_to_the_side_they_belong_to() {
        let schedule = Schedule::new(2, Mode::Gauntlet, built_in(), 1, Seed(1)).unwrap();
        let mut standings = Standings::new(2, &schedule);
        let lost = record(0, Score::White, Some(Fault::Timeout));
        standings.add(schedule.pairing_of(0), &lost);
        // The opening was one move long, so Black thought first and last.
        let [white, black] = [standings.effort(0), standings.effort(1)];
        assert_eq!((white.moves, black.moves), (1, 2));
        assert_eq!(white.milliseconds_per_move(), Some(3.0));
        assert_eq!(black.nodes_per_second(), Some(10_000.0));
        assert_eq!((white.timeouts, black.timeouts), (0, 1));
    }
}

//! A first, cheap look at a position for the moves that are worth a proof: those that give the
//! opponent something.

use std::num::NonZeroU8;

use rookery_analysis::{Analysis, Limits, Request, Score};
use rookery_rules::{Move, Position};

use crate::chance::Chance;

/// What a mistake has to give at a first look.
const GIFT: f64 = 0.28;
/// What it has to be worth to the solver at least.
const HELD: Chance = Chance::new(-0.2);
/// Whoever stands worse than this makes no mistakes any more.
const LOST: Chance = Chance::new(-0.72);

/// A move that may have been a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub mistake: Move,
}

/// Goes through moves that were played in a position, or might have been.
#[derive(Clone, Debug)]
pub struct Scout {
    before: Position,
    /// Those to be looked at, the next one last.
    moves: Vec<Move>,
    nodes: u64,
    /// What the side to move has; it is asked first.
    had: Option<Score>,
}

impl Scout {
    /// A look with so many nodes at each move. Moves that are not legal, or end the game, are
    /// passed over.
    #[must_use]
    pub fn new(before: Position, moves: &[Move], nodes: u64) -> Self {
        let goes_on = |mv: &Move| before.legal(*mv).is_some_and(|mv| mv.play().has_moves());
        Self {
            before,
            moves: moves.iter().rev().copied().filter(goes_on).collect(),
            nodes,
            had: None,
        }
    }

    /// The next position to be analyzed; `None` at the end.
    #[must_use]
    pub fn request(&self) -> Option<Request> {
        let &mv = self.moves.last()?;
        let (position, nodes) = match self.had {
            None => (self.before, 2 * self.nodes),
            Some(_) => (self.before.play_unchecked(mv), self.nodes),
        };
        Some(Request {
            position,
            limits: Limits::nodes(nodes),
            lines: NonZeroU8::MIN,
        })
    }

    /// Goes on with the answer, and tells whether the move it is about is worth a proof.
    pub fn hear(&mut self, analysis: &Analysis) -> Option<Moment> {
        let Some(score) = analysis.lines.first().map(|line| line.score) else {
            self.moves.pop();
            return None;
        };
        let Some(had) = self.had else {
            self.had = Some(score);
            if Chance::of(score) < LOST {
                self.moves.clear();
            }
            return None;
        };
        let mistake = self.moves.pop()?;
        let (had, now) = (Chance::of(had).turned(), Chance::of(score));
        let promising = now > HELD && now.above(had) > GIFT;
        promising.then_some(Moment {
            before: self.before,
            mistake,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{moves, position, seen};

    const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";

    fn found(scores: &[i16]) -> Vec<Move> {
        let open = position(OPEN);
        let tried: Vec<_> = ["g4", "e4", "a3"]
            .iter()
            .flat_map(|san| moves(&open, san))
            .collect();
        let mut scout = Scout::new(open, &tried, 100);
        let mut found = Vec::new();
        for &score in scores {
            let request = scout.request().expect("a position");
            let first = request.position.moves()[0].to_string();
            let lines = [(Score::Centipawns(score), first.as_str())];
            found.extend(scout.hear(&seen(&request.position, &lines)));
        }
        assert_eq!(scout.request(), None);
        found.iter().map(|moment| moment.mistake).collect()
    }

    #[test]
    fn a_gift_is_a_moment() {
        let open = position(OPEN);
        assert_eq!(found(&[-60, 900, 60, 80]), moves(&open, "g4"));
    }

    #[test]
    fn who_is_lost_makes_no_mistakes() {
        assert_eq!(found(&[-700]), []);
    }
}

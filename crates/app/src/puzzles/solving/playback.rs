//! The moves of a puzzle that is over: shown, played again, gone through.

use rookery_protocol::api;

use super::reading::read;
use super::{Solving, SolvingEnd, SolvingPhase};
use crate::moves::cursor::TreeStep;

impl Solving {
    /// Shows the solution instead of finding it.
    pub fn give_up(&mut self) {
        if matches!(self.phase, SolvingPhase::Over(_)) {
            return;
        }
        self.stray = None;
        self.enter(SolvingPhase::Over(SolvingEnd::Shown));
        self.spread();
    }

    /// The server has told the solution of a puzzle that is over.
    pub fn reveal(&mut self, told: &api::Puzzle) {
        let is_over = matches!(self.phase, SolvingPhase::Over(_) | SolvingPhase::Wrong);
        if let Some(puzzle) = read(told).filter(|_| is_over) {
            self.puzzle = Some(puzzle);
            if matches!(
                self.phase,
                SolvingPhase::Over(SolvingEnd::Lost | SolvingEnd::Shown)
            ) {
                self.spread();
            }
        }
    }

    /// Lays out the whole solution, and plays it from where the board is.
    pub(super) fn spread(&mut self) {
        if let Some(puzzle) = &self.puzzle {
            self.played = puzzle.moves().to_vec();
            self.plays = self.look < self.played.len();
            self.moment += 1;
        }
    }

    /// Plays the whole line once more.
    pub fn replay(&mut self) {
        if matches!(self.phase, SolvingPhase::Over(_)) {
            self.look = 0;
            self.plays = true;
            self.moment += 1;
        }
    }

    /// Goes through the moves of a puzzle that is over.
    pub fn step(&mut self, step: TreeStep) {
        if let Some(look) = self.target(step) {
            self.look = look;
            self.plays = false;
            self.moment += 1;
        }
    }

    /// Whether a step leads anywhere.
    pub fn can(&self, step: TreeStep) -> bool {
        self.target(step).is_some()
    }

    fn target(&self, step: TreeStep) -> Option<usize> {
        let last = self.played.len();
        let there = match (self.phase, step) {
            (SolvingPhase::Over(_), TreeStep::First) => 0,
            (SolvingPhase::Over(_), TreeStep::Back) => self.look.saturating_sub(1),
            (SolvingPhase::Over(_), TreeStep::Forward) => (self.look + 1).min(last),
            (SolvingPhase::Over(_), TreeStep::Last) => last,
            _ => return None,
        };
        (there != self.look).then_some(there)
    }
}

//! One pass over the first moves with one window; it can be left in the middle and taken up again.

use rookery_rules::{Move, Position};

use super::super::Search;
use super::super::node::{Ask, Candidate, Principal, Sight};
use super::{Found, Window};
use crate::value::{INFINITE, Value};

/// All choices tried with one window.
pub(super) struct Pass {
    ask: Ask,
    sight: Sight,
    alpha: Value,
    best: Value,
    best_move: Option<Move>,
    /// The choices tried.
    tried: Vec<Move>,
}

impl Search<'_> {
    /// Tries the choices that are left.
    pub(super) fn pass(&mut self, window: &mut Window) -> Value {
        let position = self.thought.task.position;
        let mut pass = match window.pass.take() {
            Some(pass) => pass,
            None => self.begin_pass(&position, window),
        };
        let before = self.before(0);
        for i in 0..self.thought.root.choices.len() {
            let mv = self.thought.root.choices[i].mv;
            if pass.tried.contains(&mv) || self.thought.root.is_taken(mv) {
                continue;
            }
            let quiet = !mv.is_capture() && mv.promotion().is_none();
            let candidate = Candidate {
                tried: pass.tried.len() as i32 + 1,
                quiet,
                worth: self.engine.history.of(&position, mv, &before),
                extension: 0,
                alpha: pass.alpha,
            };
            let begun = self.thought.nodes;
            let next = self.play(&position, mv, 0);
            let value = self.child::<Principal>(&next, mv, &pass.ask, &pass.sight, candidate);
            self.take_back();
            self.thought.root.choices[i].effort += self.thought.nodes - begun;
            if self.is_halted() {
                break;
            }
            pass.tried.push(mv);
            pass.best = pass.best.max(value);
            if value > pass.alpha {
                pass.alpha = value;
                pass.best_move = Some(mv);
                self.note_line(0, mv);
                let moves = self.thought.frames[0].line.to_vec();
                window.line = Some(Found { value, moves });
                if value >= pass.ask.beta {
                    break;
                }
            }
        }
        let best = pass.best;
        match self.is_halted() {
            true => window.pass = Some(pass),
            false => self.finish_pass(&position, &pass),
        }
        best
    }

    fn begin_pass(&mut self, position: &Position, window: &Window) -> Pass {
        self.count_node(0);
        let known = self.engine.table.look_up(position.hash(), 0);
        self.thought.frames[1].killers = [None; 2];
        Pass {
            ask: Ask {
                depth: (self.thought.root.depth - window.reduced).max(1),
                alpha: window.alpha,
                beta: window.beta,
                ply: 0,
                cut: false,
            },
            sight: self.sight(position, known, 0),
            alpha: window.alpha,
            best: -INFINITE,
            best_move: None,
            tried: Vec::new(),
        }
    }

    fn finish_pass(&mut self, position: &Position, pass: &Pass) {
        if let Some(mv) = pass.best_move {
            if pass.best >= pass.ask.beta {
                let (quiets, captures): (Vec<_>, Vec<_>) = pass
                    .tried
                    .iter()
                    .partition(|mv| !mv.is_capture() && mv.promotion().is_none());
                self.learn(position, mv, &pass.ask, &quiets, &captures);
            }
            if self.thought.root.found.is_empty() {
                self.thought.root.prefer(mv);
            }
        }
        if self.thought.root.found.is_empty() {
            self.remember(position, &pass.ask, &pass.sight, pass.best, pass.best_move);
        }
    }
}

//! Looks through a game for what one side missed: moments that the opponent gave away and that were
//! not used, if they make a sound puzzle.

use rookery_analysis::{Analysis, Request};
use rookery_rules::{Color, Move, Position};

use crate::sound::{Effort, Proof, Prover, Scout, Solution};

/// Nodes for a first look at a move.
const GLANCE: u64 = 700;

/// A puzzle from somebody's own game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missed {
    /// Moves of the game before the opponent's mistake.
    pub ply: usize,
    /// What was there to be found.
    pub solution: Solution,
}

/// A search through one game. It asks for analyses and never searches itself.
#[derive(Clone, Debug)]
pub struct Hunt {
    /// The turns to look at, the next one last.
    left: Vec<Turn>,
    all: usize,
    stage: Stage,
}

/// A move of the opponent with what it met.
#[derive(Clone, Copy, Debug)]
struct Turn {
    ply: usize,
    before: Position,
    offered: Move,
    answer: Move,
}

#[derive(Clone, Debug)]
enum Stage {
    Over,
    Looking(Scout),
    Proving(Box<Prover>),
}

impl Hunt {
    /// Through a game from its start, for what this side missed. What follows an illegal move is
    /// left out.
    #[must_use]
    pub fn new(start: Position, moves: &[Move], side: Color) -> Self {
        let mut position = start;
        let mut left = Vec::new();
        for (ply, pair) in moves.windows(2).enumerate() {
            let Some(legal) = position.legal(pair[0]) else {
                break;
            };
            let after = legal.play();
            // Of several mates the proof names one, and any of them is right.
            let mates = after
                .legal(pair[1])
                .is_some_and(|answer| answer.play().is_checkmate());
            if position.turn() != side && !mates {
                left.push(Turn {
                    ply,
                    before: position,
                    offered: pair[0],
                    answer: pair[1],
                });
            }
            position = after;
        }
        left.reverse();
        let mut hunt = Self {
            all: left.len(),
            left,
            stage: Stage::Over,
        };
        hunt.look();
        hunt
    }

    /// What has to be analyzed next; `None` at the end.
    #[must_use]
    pub fn request(&self) -> Option<Request> {
        match &self.stage {
            Stage::Over => None,
            Stage::Looking(scout) => scout.request(),
            Stage::Proving(prover) => Some(prover.request()),
        }
    }

    /// How many turns have been looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.all - self.left.len(), self.all)
    }

    /// Goes on with the answer, and tells what was missed, if that is now proven.
    pub fn hear(&mut self, analysis: &Analysis) -> Option<Missed> {
        match std::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Over => None,
            Stage::Looking(mut scout) => match scout.hear(analysis) {
                Some(moment) => {
                    let proof = Proof::begin(moment.before, moment.mistake, Effort::PROOF);
                    self.weigh(proof)
                }
                None if scout.request().is_some() => {
                    self.stage = Stage::Looking(scout);
                    None
                }
                None => self.turn_over(),
            },
            Stage::Proving(prover) => self.weigh(prover.hear(analysis)),
        }
    }

    fn weigh(&mut self, proof: Proof) -> Option<Missed> {
        match proof {
            Proof::Open(prover) => {
                self.stage = Stage::Proving(prover);
                None
            }
            Proof::Flawed(_) => self.turn_over(),
            Proof::Sound(solution) => {
                let turn = self.left.last().copied();
                self.turn_over();
                turn.filter(|turn| solution.moves.get(1) != Some(&turn.answer))
                    .map(|turn| Missed {
                        ply: turn.ply,
                        solution,
                    })
            }
        }
    }

    fn turn_over(&mut self) -> Option<Missed> {
        self.left.pop();
        self.look();
        None
    }

    /// To the next turn that a scout has a question about.
    fn look(&mut self) {
        self.stage = Stage::Over;
        while let Some(turn) = self.left.last() {
            let scout = Scout::new(turn.before, &[turn.offered], GLANCE);
            if scout.request().is_some() {
                self.stage = Stage::Looking(scout);
                return;
            }
            self.left.pop();
        }
    }
}

//! The way from a moment of a game to a puzzle: one question after the other.

use std::num::NonZeroU8;

use rookery_analysis::{Analysis, Limits, Request, Score};
use rookery_rules::{Move, Position};

use super::choice::{self, Choice, Measure};
use super::end::{self, Found, LONGEST};
use super::{Flaw, mistake, recapture, reward};

/// How hard an engine has to look, in nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// At each choice of the solver.
    pub choice: u64,
    /// At each answer of the opponent.
    pub answer: u64,
}

impl Effort {
    /// What our puzzles are proven with.
    pub const PROOF: Self = Self {
        choice: 24_000,
        answer: 10_000,
    };

    /// So many times as hard.
    #[must_use]
    pub const fn times(self, factor: u64) -> Self {
        Self {
            choice: self.choice * factor,
            answer: self.answer * factor,
        }
    }

    /// This part of it.
    #[must_use]
    pub const fn divided(self, parts: u64) -> Self {
        Self {
            choice: self.choice / parts,
            answer: self.answer / parts,
        }
    }
}

/// A sound puzzle that has neither a name nor a rating yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The position before the opponent's mistake.
    pub before: Position,
    /// The mistake, then the solver's moves and the answers to them.
    pub moves: Vec<Move>,
    /// What the solver reaches with the last move.
    pub score: Score,
}

/// How far a proof has come.
#[derive(Clone, Debug)]
pub enum Proof {
    /// A question has to be answered first.
    Open(Box<Prover>),
    /// The puzzle is sound.
    Sound(Solution),
    /// There is no puzzle.
    Flawed(Flaw),
}

/// A proof that waits for an answer.
#[derive(Clone, Debug)]
pub struct Prover {
    before: Position,
    /// The mistake and what has been found after it.
    moves: Vec<Move>,
    found: Vec<Found>,
    /// The score at each move found.
    scores: Vec<Score>,
    effort: Effort,
    asked: Asked,
}

/// What the answer that is waited for is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// What the solver can choose from.
    Choice(Position),
    /// What the opponent could have had instead of the mistake.
    Mistake,
    /// How the opponent answers.
    Answer(Position),
}

impl Proof {
    /// Begins with a position and the move that may have been a mistake.
    #[must_use]
    pub fn begin(before: Position, mistake: Move, effort: Effort) -> Self {
        let Some(legal) = before.legal(mistake) else {
            return Self::Flawed(Flaw::NoPosition);
        };
        let start = legal.play();
        if !start.has_moves() {
            return Self::Flawed(Flaw::NoPosition);
        }
        let prover = Prover {
            before,
            moves: vec![mistake],
            found: Vec::new(),
            scores: Vec::new(),
            effort,
            asked: Asked::Choice(start),
        };
        Self::Open(Box::new(prover))
    }
}

impl Prover {
    /// What has to be analyzed next.
    #[must_use]
    pub fn request(&self) -> Request {
        let (position, nodes, lines) = match self.asked {
            Asked::Choice(position) => (position, self.effort.choice, choice::lines(&position)),
            Asked::Mistake => (self.before, self.effort.answer, NonZeroU8::MIN),
            Asked::Answer(position) => (position, self.effort.answer, NonZeroU8::MIN),
        };
        Request {
            position,
            limits: Limits::nodes(nodes),
            lines,
        }
    }

    /// Goes on with the answer.
    #[must_use]
    pub fn hear(self, analysis: &Analysis) -> Proof {
        match self.asked {
            Asked::Choice(position) => self.hear_choice(&position, analysis),
            Asked::Mistake => self.hear_mistake(analysis),
            Asked::Answer(position) => self.hear_answer(&position, analysis),
        }
    }

    fn asking(mut self, asked: Asked) -> Proof {
        self.asked = asked;
        Proof::Open(Box::new(self))
    }

    fn hear_choice(mut self, position: &Position, analysis: &Analysis) -> Proof {
        let is_first = self.found.is_empty();
        let measure = if is_first {
            Measure::Idea
        } else {
            Measure::Sequel
        };
        let (mv, found, score) = match choice::judge(position, analysis, measure) {
            Choice::Mate(mv) => (mv, Found::Chosen, Score::MateIn(1)),
            Choice::Only(mv, score) => (mv, Found::Chosen, score),
            Choice::Forced(mv, score) => (mv, Found::Forced, score),
            Choice::Open => return self.end(),
        };
        if is_first && found == Found::Forced {
            return Proof::Flawed(Flaw::NoChoice);
        }
        self.moves.push(mv);
        self.found.push(found);
        self.scores.push(score);
        if is_first {
            return self.asking(Asked::Mistake);
        }
        self.go_on()
    }

    fn hear_mistake(self, analysis: &Analysis) -> Proof {
        if !mistake::made(analysis, self.scores[0]) {
            return Proof::Flawed(Flaw::NoMistake);
        }
        self.go_on()
    }

    fn hear_answer(mut self, position: &Position, analysis: &Analysis) -> Proof {
        let Some(answer) = analysis.best_move().and_then(|mv| position.legal(mv)) else {
            return self.end();
        };
        self.moves.push(answer.mv());
        if end::comes_back(&self.before, &self.moves) {
            return self.end();
        }
        self.asking(Asked::Choice(answer.play()))
    }

    /// To the opponent's answer, if the line does not end here.
    fn go_on(self) -> Proof {
        let mut position = self.before;
        for &mv in &self.moves {
            position.advance_unchecked(mv);
        }
        let over = !position.has_moves() || position.is_insufficient_material();
        if over || self.found.len() >= LONGEST || end::comes_back(&self.before, &self.moves) {
            return self.end();
        }
        self.asking(Asked::Answer(position))
    }

    fn end(mut self) -> Proof {
        if self.found.is_empty() {
            return Proof::Flawed(Flaw::NotTheOnlyMove);
        }
        let length = end::length(&self.found);
        self.moves.truncate(2 * length);
        if recapture::nothing_else(&self.moves) {
            return Proof::Flawed(Flaw::Recapture);
        }
        if !reward::shown(&self.before, &self.moves) {
            return Proof::Flawed(Flaw::NoReward);
        }
        Proof::Sound(Solution {
            before: self.before,
            moves: self.moves,
            score: self.scores[length - 1],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{moves, position, seen};

    const EFFORT: Effort = Effort {
        choice: 100,
        answer: 10,
    };

    /// Answers the questions of a proof one by one with these lines.
    fn proven(fen: &str, mistake: &str, answers: &[&[(Score, &str)]]) -> Proof {
        let before = position(fen);
        let mut proof = Proof::begin(before, moves(&before, mistake)[0], EFFORT);
        let mut answers = answers.iter();
        while let Proof::Open(prover) = proof {
            let lines = answers.next().expect("an answer to each question");
            let position = prover.request().position;
            proof = prover.hear(&seen(&position, lines));
        }
        assert_eq!(answers.len(), 0, "every answer was asked for");
        proof
    }

    const BACK_RANK: &str = "6k1/4nppp/8/8/8/8/8/R5K1 b - - 0 1";

    #[test]
    fn a_mate_in_one_needs_two_answers() {
        let proof = proven(
            BACK_RANK,
            "Nf5",
            &[
                &[(Score::MateIn(1), "a1a8"), (Score::Centipawns(0), "a1a7")],
                &[(Score::Centipawns(30), "e7c8")],
            ],
        );
        let Proof::Sound(solution) = proof else {
            panic!("{proof:?}");
        };
        assert_eq!(solution.moves.len(), 2);
        assert_eq!(solution.score, Score::MateIn(1));
    }

    #[test]
    fn a_chance_that_was_there_before_is_no_puzzle() {
        let proof = proven(
            BACK_RANK,
            "Nf5",
            &[
                &[(Score::MateIn(1), "a1a8"), (Score::Centipawns(0), "a1a7")],
                &[(Score::MatedIn(1), "e7c8")],
            ],
        );
        assert!(matches!(proof, Proof::Flawed(Flaw::NoMistake)), "{proof:?}");
    }

    const FORK: &str = "r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1";

    #[test]
    fn a_line_ends_before_the_solver_has_a_free_choice() {
        let won: &[_] = &[
            (Score::Centipawns(500), "d5c7"),
            (Score::Centipawns(-500), "d5e3"),
        ];
        let takes: &[_] = &[
            (Score::Centipawns(500), "c7a8"),
            (Score::Centipawns(-500), "c7b5"),
        ];
        let free: &[_] = &[
            (Score::Centipawns(400), "a8b6"),
            (Score::Centipawns(390), "a8c7"),
        ];
        let proof = proven(
            FORK,
            "Rh1+",
            &[&[
                (Score::Centipawns(0), "e1e2"),
                (Score::Centipawns(-10), "e1d2"),
            ]],
        );
        assert!(
            matches!(proof, Proof::Flawed(Flaw::NotTheOnlyMove)),
            "{proof:?}"
        );
        let proof = proven(
            FORK,
            "Rh3",
            &[
                won,
                &[(Score::Centipawns(600), "h2h1")],
                &[(Score::Centipawns(-500), "e8d7")],
                takes,
                &[(Score::Centipawns(-500), "h3h8")],
                free,
            ],
        );
        let Proof::Sound(solution) = proof else {
            panic!("{proof:?}");
        };
        let line: Vec<_> = solution.moves.iter().map(ToString::to_string).collect();
        assert_eq!(line, ["h2h3", "d5c7", "e8d7", "c7a8"]);
    }

    #[test]
    fn a_mistake_that_is_not_legal_is_refused() {
        let before = position(FORK);
        let white = moves(&position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "e4")[0];
        let proof = Proof::begin(before, white, EFFORT);
        assert!(matches!(proof, Proof::Flawed(Flaw::NoPosition)));
    }
}

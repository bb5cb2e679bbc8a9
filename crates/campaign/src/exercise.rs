//! A position to solve: a task, the moves that solve it with the answers in between, and why.

use rookery_puzzles::Judgement;
use rookery_rules::{Move, Position};

/// A position to solve.
#[derive(Debug, PartialEq, Eq)]
pub struct Exercise {
    /// Where it begins, the solver to move.
    pub fen: &'static str,
    /// What to do.
    pub task: &'static str,
    /// The solver's moves and the answers, in SAN; the solver's come first and last.
    pub solution: &'static [&'static str],
    /// Why it works.
    pub why: &'static str,
}

impl Exercise {
    /// Where it begins.
    #[must_use]
    pub fn position(&self) -> Position {
        Position::parse_fen(self.fen).expect("a test reads every exercise")
    }

    /// The moves of the solution.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut position = self.position();
        let read = |san: &&str| {
            let mv = position
                .parse_san(san)
                .expect("a test plays every solution");
            position = position.play_unchecked(mv);
            mv
        };
        self.solution.iter().map(read).collect()
    }

    /// What the solver's next move is worth, after so many moves of the solution.
    #[must_use]
    pub fn attempt(&self, after: usize, tried: Move) -> Judgement {
        let moves = self.moves();
        let (played, left) = moves.split_at(after.min(moves.len()));
        let position = played
            .iter()
            .fold(self.position(), |position, &mv| position.play_unchecked(mv));
        Judgement::of(&position, left, tried)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LADDER: Exercise = Exercise {
        fen: "8/4k3/R7/8/8/8/8/1R4K1 w - - 0 1",
        task: "Mate in two.",
        solution: &["Rb7+", "Kd8", "Ra8#"],
        why: "One rook holds the row, the other takes the next.",
    };

    #[test]
    fn right_moves_are_answered_and_wrong_ones_are_not() {
        let start = LADDER.position();
        let tried = |san: &str| LADDER.attempt(0, start.parse_san(san).unwrap());
        assert_eq!(tried("Kg2"), Judgement::Wrong);
        assert_eq!(tried("Rb7+"), Judgement::Right(LADDER.moves()[1]));
        assert_eq!(LADDER.attempt(2, LADDER.moves()[2]), Judgement::Solved);
        assert_eq!(LADDER.attempt(2, LADDER.moves()[0]), Judgement::Wrong);
    }
}

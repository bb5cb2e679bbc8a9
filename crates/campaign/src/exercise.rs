//! A position to solve: a task, the moves that solve it with the answers in between, and why.

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

/// What becomes of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// Not this one.
    Wrong,
    /// Right, and this is the answer; it goes on.
    Right(Move),
    /// That was it.
    Solved,
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

    /// What becomes of the solver's next move, after so many moves of the solution. Another mate is
    /// as good as ours.
    #[must_use]
    pub fn attempt(&self, after: usize, tried: Move) -> Try {
        let moves = self.moves();
        let played = moves.iter().take(after);
        let position = played.fold(self.position(), |position, &mv| position.play_unchecked(mv));
        let Some(legal) = position.legal(tried) else {
            return Try::Wrong;
        };
        if legal.play().is_checkmate() {
            return Try::Solved;
        }
        if moves.get(after) != Some(&tried) {
            return Try::Wrong;
        }
        match moves.get(after + 1) {
            Some(&answer) => Try::Right(answer),
            None => Try::Solved,
        }
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
        assert_eq!(tried("Kg2"), Try::Wrong);
        assert_eq!(tried("Rb7+"), Try::Right(LADDER.moves()[1]));
        assert_eq!(LADDER.attempt(2, LADDER.moves()[2]), Try::Solved);
        assert_eq!(LADDER.attempt(2, LADDER.moves()[0]), Try::Wrong);
    }
}

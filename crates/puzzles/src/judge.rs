//! Whether a move solves a puzzle or an exercise, or brings its solution one step further.

use rookery_rules::{Move, Position};

use crate::Puzzle;

/// What a move of the solver is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It is not the move.
    Wrong,
    /// It is, and this is the answer to it.
    Right(Move),
    /// It was the last one to find.
    Solved,
}

impl Puzzle {
    /// How many moves the solver has to find.
    #[must_use]
    pub fn length(&self) -> usize {
        self.moves().len() / 2
    }

    /// What was played when so many moves of the solver are found: the opponent's first move,
    /// those moves and the answers to them.
    #[must_use]
    pub fn played(&self, found: usize) -> &[Move] {
        let most = self.moves().len() - 1;
        &self.moves()[..(1 + 2 * found).min(most)]
    }

    /// The position when so many moves of the solver are found.
    #[must_use]
    pub fn position(&self, found: usize) -> Position {
        let moves = self.played(found).iter();
        moves.fold(*self.before(), |position, &mv| position.play_unchecked(mv))
    }

    /// The move to find next; `None` when all are found.
    #[must_use]
    pub fn wanted(&self, found: usize) -> Option<Move> {
        self.moves().get(1 + 2 * found).copied()
    }

    /// Judges a move when so many were found before.
    #[must_use]
    pub fn judge(&self, found: usize, mv: Move) -> Judgement {
        let left = self.moves().get(1 + 2 * found..).unwrap_or_default();
        Judgement::of(&self.position(found), left, mv)
    }
}

impl Judgement {
    /// What a move is worth where these are left of the solution, the solver's next one first. Whoever
    /// mates has solved it, whatever the solution says.
    #[must_use]
    pub fn of(position: &Position, left: &[Move], mv: Move) -> Self {
        let Some(legal) = position.legal(mv) else {
            return Self::Wrong;
        };
        if legal.play().is_checkmate() {
            return Self::Solved;
        }
        match *left {
            [wanted, answer, ..] if wanted == mv => Self::Right(answer),
            [wanted] if wanted == mv => Self::Solved,
            _ => Self::Wrong,
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_motifs::MotifSet;

    use super::*;
    use crate::Rating;
    use crate::example::{moves, position};

    fn puzzle(fen: &str, sans: &str) -> Puzzle {
        let before = position(fen);
        let rating = Rating {
            value: 900,
            deviation: 200,
        };
        let id = "some".parse().expect("a name");
        let moves = moves(&before, sans);
        Puzzle::new(id, before, moves, rating, MotifSet::EMPTY).expect("legal")
    }

    fn judged(puzzle: &Puzzle, found: usize, san: &str) -> Judgement {
        let mv = puzzle.position(found).parse_san(san).expect("legal");
        puzzle.judge(found, mv)
    }

    #[test]
    fn a_solution_is_found_move_by_move() {
        let fork = puzzle("r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1", "Rh3 Nc7+ Kd7 Nxa8");
        let answer = fork.moves()[2];
        assert_eq!(judged(&fork, 0, "Nf6+"), Judgement::Wrong);
        assert_eq!(judged(&fork, 0, "Nc7+"), Judgement::Right(answer));
        assert_eq!(judged(&fork, 1, "Nxa8"), Judgement::Solved);
        assert_eq!((fork.length(), fork.wanted(2)), (2, None));
        assert_eq!(fork.played(1), &fork.moves()[..3]);
        assert_eq!(
            fork.judge(2, fork.moves()[1]),
            Judgement::Wrong,
            "there is nothing to find"
        );
    }

    #[test]
    fn every_mate_is_right() {
        let mate = puzzle("6k1/5ppp/8/8/8/8/R2R4/6K1 b - - 0 1", "h6 Rd8+ Kh7 Ra7");
        assert_eq!(judged(&mate, 0, "Ra8+"), Judgement::Wrong);
        let mate = puzzle("7k/5ppp/8/8/8/8/R2R4/6K1 b - - 0 1", "Kg8 Rd8#");
        assert_eq!(judged(&mate, 0, "Ra8#"), Judgement::Solved);
        assert_eq!(judged(&mate, 0, "Rd8#"), Judgement::Solved);
    }
}

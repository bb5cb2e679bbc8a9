//! A puzzle: a mistake, and the moves that answer it.

use rookery_motifs::{IllegalLine, Line, MotifSet};
use rookery_rules::{Color, Move, Position};

use crate::{PuzzleId, Rating};

/// A position, the opponent's move in it, and the solution. Its moves are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: PuzzleId,
    before: Position,
    moves: Vec<Move>,
    /// How hard it is.
    pub rating: Rating,
    /// What it shows.
    pub themes: MotifSet,
    /// How well it is liked, from -100 to 100, if anybody has said.
    pub popularity: Option<i8>,
}

impl Puzzle {
    /// A puzzle of these moves, the opponent's first.
    ///
    /// # Errors
    /// [`IllegalLine`] if a move is not legal, or if the last move is not the solver's.
    pub fn new(
        id: PuzzleId,
        before: Position,
        moves: Vec<Move>,
        rating: Rating,
        themes: MotifSet,
    ) -> Result<Self, IllegalLine> {
        Line::answering(before, &moves)?;
        if moves.len() % 2 == 1 {
            return Err(IllegalLine::Empty);
        }
        Ok(Self {
            id,
            before,
            moves,
            rating,
            themes,
            popularity: None,
        })
    }

    /// What it is called.
    #[must_use]
    pub fn id(&self) -> PuzzleId {
        self.id
    }

    /// The position before the opponent's move.
    #[must_use]
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// The opponent's move, then the solver's moves and the answers to them.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position in which the solver has to find the first move.
    #[must_use]
    pub fn start(&self) -> Position {
        self.before.play_unchecked(self.moves[0])
    }

    /// Who has to find the moves.
    #[must_use]
    pub fn solver(&self) -> Color {
        !self.before.turn()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{moves, position};

    fn puzzle(sans: &str) -> Result<Puzzle, IllegalLine> {
        let before = position("r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1");
        let rating = Rating {
            value: 900,
            deviation: 200,
        };
        let id = "fork".parse().expect("a name");
        Puzzle::new(id, before, moves(&before, sans), rating, MotifSet::EMPTY)
    }

    #[test]
    fn the_solver_answers_the_first_move() {
        let fork = puzzle("Rh3 Nc7+ Kd7 Nxa8").expect("legal");
        assert_eq!(fork.solver(), Color::White);
        assert_eq!(fork.start().turn(), Color::White);
    }

    #[test]
    fn the_last_move_is_the_solvers() {
        assert_eq!(puzzle("Rh3"), Err(IllegalLine::Empty));
        assert_eq!(puzzle("Rh3 Nc7+ Kd7"), Err(IllegalLine::Empty));
    }
}

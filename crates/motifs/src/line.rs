//! The moves that are looked at: a solver's and the answers to them, each with the positions
//! around it.

use rookery_rules::{Color, Move, Position};

use crate::ply::Ply;

/// A line of legal moves, with the solver's move first.
#[derive(Clone, Debug)]
pub struct Line {
    /// One more than there are moves.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// Which move is the solver's first: the opponent's last may stand before it.
    first: usize,
}

/// Why moves make no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalLine {
    /// There is no move of the solver.
    #[error("a line needs at least one move of the solver")]
    Empty,
    /// A move is not legal where it stands.
    #[error("move {number} of the line, {mv}, is not legal there")]
    Move {
        /// Which one, from 1, the opponent's move before the solver's included.
        number: usize,
        /// The move.
        mv: Move,
    },
}

impl Line {
    /// A line that begins here: the side to move is the solver.
    ///
    /// # Errors
    /// [`IllegalLine`] if there is no move or one is not legal.
    pub fn new(start: Position, moves: &[Move]) -> Result<Self, IllegalLine> {
        Self::played(start, moves, 0)
    }

    /// A line that answers a move of the opponent, the first of the moves. Some motifs depend
    /// on what has just been played, so say it where it is known.
    ///
    /// # Errors
    /// [`IllegalLine`] if no move of the solver follows or a move is not legal.
    pub fn answering(before: Position, moves: &[Move]) -> Result<Self, IllegalLine> {
        Self::played(before, moves, 1)
    }

    fn played(from: Position, moves: &[Move], first: usize) -> Result<Self, IllegalLine> {
        if moves.len() <= first {
            return Err(IllegalLine::Empty);
        }
        let mut positions = Vec::with_capacity(moves.len() + 1);
        let mut position = from;
        positions.push(position);
        for (&mv, number) in moves.iter().zip(1..) {
            let legal = position.legal(mv);
            position = legal.ok_or(IllegalLine::Move { number, mv })?.play();
            positions.push(position);
        }
        Ok(Self {
            positions,
            moves: moves.to_vec(),
            first,
        })
    }

    /// Who has to find the moves.
    #[must_use]
    pub fn solver(&self) -> Color {
        self.start().turn()
    }

    /// The position in which the solver has to find the first move.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[self.first]
    }

    /// The position after the last move.
    #[must_use]
    pub fn end(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The moves from the solver's first on.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[self.first..]
    }

    /// Whether the solver's last move mates.
    #[must_use]
    pub fn is_mate(&self) -> bool {
        self.end().turn() != self.solver() && self.end().is_checkmate()
    }

    /// How many moves the solver has to find.
    #[must_use]
    pub fn length(&self) -> usize {
        self.moves().len().div_ceil(2)
    }

    /// The opponent's move before the solver's first, if it is known.
    pub(crate) fn lead(&self) -> Option<Ply<'_>> {
        self.own().next()?.previous()
    }

    /// The solver's moves.
    pub(crate) fn own(&self) -> impl DoubleEndedIterator<Item = Ply<'_>> + ExactSizeIterator {
        (0..self.length()).map(|number| Ply::new(self, self.first + 2 * number))
    }

    /// Each move of the solver with the answer to it and the solver's next move.
    pub(crate) fn combos(&self) -> impl Iterator<Item = Combo<'_>> {
        self.own()
            .zip(self.own().skip(1))
            .map(|(first, second)| Combo {
                first,
                reply: Ply::new(self, first.index() + 1),
                second,
            })
    }

    pub(crate) fn move_at(&self, index: usize) -> Option<Move> {
        self.moves.get(index).copied()
    }

    pub(crate) fn position_at(&self, index: usize) -> &Position {
        &self.positions[index]
    }
}

/// Two moves of the solver and what was answered between them.
#[derive(Clone, Copy)]
pub(crate) struct Combo<'l> {
    pub(crate) first: Ply<'l>,
    pub(crate) reply: Ply<'l>,
    pub(crate) second: Ply<'l>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::moves;

    #[test]
    fn the_solver_moves_first() {
        let start = Position::start();
        let line = Line::new(start, &moves(&start, "e4 e5 Nf3")).expect("legal");
        assert_eq!((line.solver(), line.length()), (Color::White, 2));
        assert!(line.lead().is_none());
        let line = Line::answering(start, &moves(&start, "e4 e5 Nf3")).expect("legal");
        assert_eq!((line.solver(), line.length()), (Color::Black, 1));
        assert_eq!(
            line.lead().map(|ply| ply.mv().to_string()),
            Some("e2e4".to_owned())
        );
    }

    #[test]
    fn a_line_without_a_move_of_the_solver_is_refused() {
        let start = Position::start();
        assert_eq!(Line::new(start, &[]).err(), Some(IllegalLine::Empty));
        let one = moves(&start, "e4");
        assert_eq!(Line::answering(start, &one).err(), Some(IllegalLine::Empty));
    }

    #[test]
    fn an_illegal_move_is_named() {
        let start = Position::start();
        let mut twice = moves(&start, "e4");
        twice.push(twice[0]);
        let error = Line::new(start, &twice).expect_err("e4 twice");
        assert_eq!(
            error.to_string(),
            "move 2 of the line, e2e4, is not legal there"
        );
    }
}

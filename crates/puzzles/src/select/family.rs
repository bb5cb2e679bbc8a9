//! Puzzles that are a few moves apart: to a solver, the same one again.

use rookery_rules::{Board, Color, Move, Role};

use crate::Puzzle;

/// Boards that differ on so few squares are alike: three pieces have moved.
const NEAR: u32 = 6;

/// What has been admitted so far.
#[derive(Default)]
pub struct Family {
    members: Vec<Member>,
}

struct Member {
    board: Board,
    /// The solver's first move.
    first: Move,
}

impl Family {
    /// Whether nothing alike has been admitted before; if so, it is remembered.
    pub fn admits(&mut self, puzzle: &Puzzle) -> bool {
        let new = Member {
            board: *puzzle.start().board(),
            first: puzzle.moves()[1],
        };
        let is_new = !self.members.iter().any(|member| member.is_like(&new));
        if is_new {
            self.members.push(new);
        }
        is_new
    }
}

impl Member {
    /// Whether hardly anybody has moved. If the solution begins from the same square or goes to the
    /// same one, every fourth piece may have.
    fn is_like(&self, other: &Self) -> bool {
        let pieces = self.board.occupied().len();
        let pieces = pieces.min(other.board.occupied().len());
        let differing = differing(&self.board, &other.board);
        differing <= NEAR || 2 * differing <= pieces && self.begins_like(other)
    }

    fn begins_like(&self, other: &Self) -> bool {
        self.first.from() == other.first.from() || self.first.to() == other.first.to()
    }
}

/// How many squares differ.
fn differing(one: &Board, other: &Board) -> u32 {
    let colors = Color::ALL.map(|color| one.of_color(color) ^ other.of_color(color));
    let squares = Role::ALL
        .iter()
        .fold(colors[0] | colors[1], |squares, &role| {
            squares | (one.of_role(role) ^ other.of_role(role))
        });
    squares.len()
}

#[cfg(test)]
mod tests {
    use rookery_motifs::MotifSet;

    use super::*;
    use crate::example::{moves, position};
    use crate::{Rating, name};

    fn puzzle(fen: &str, line: &str) -> Puzzle {
        let before = position(fen);
        let moves = moves(&before, line);
        let rating = Rating {
            value: 1500,
            deviation: 100,
        };
        let id = name(&before, moves[0]);
        Puzzle::new(id, before, moves, rating, MotifSet::default()).expect("legal")
    }

    /// How many of these are admitted.
    fn admitted(puzzles: &[(&str, &str)]) -> usize {
        let mut family = Family::default();
        let puzzles = puzzles.iter().map(|(fen, line)| puzzle(fen, line));
        puzzles.filter(|puzzle| family.admits(puzzle)).count()
    }

    const BACK_RANK: (&str, &str) = ("6k1/1p3ppp/1n1b4/8/8/3BN3/1P3PPP/R5K1 b - - 0 1", "h6 Ra8+");

    #[test]
    fn the_same_a_little_later_is_the_same_puzzle() {
        let later = ("6k1/1p3pp1/3b3p/3n4/8/3BN3/1P3PPP/R5K1 b - - 0 1", "g6 Ra6");
        assert_eq!(admitted(&[BACK_RANK, later]), 1);
    }

    #[test]
    fn the_same_idea_much_later_too() {
        let much_later = ("7k/1p3ppp/1n1b4/8/8/3BN2P/1P2PPP1/R6K b - - 0 1", "h6 Ra8+");
        assert_eq!(admitted(&[BACK_RANK, much_later]), 1);
    }

    #[test]
    fn another_idea_or_another_board_is_another() {
        let idea = ("7k/1p3ppp/1n1b4/8/8/3BN2P/1P2PPP1/R6K b - - 0 1", "h6 Nf5");
        let board = ("7k/6pp/8/1p6/1P6/8/6PP/R6K b - - 0 1", "g6 Ra8+");
        assert_eq!(admitted(&[BACK_RANK, idea, board]), 3);
    }
}

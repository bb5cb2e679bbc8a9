//! Puzzles a few moves apart in which the same move is right: to a solver, the same one again.

use std::collections::HashMap;

use rookery_rules::{Board, Square};

use crate::Puzzle;

/// What has been admitted so far.
#[derive(Default)]
pub struct Family {
    boards: HashMap<(Square, Square), Vec<Board>>,
}

impl Family {
    /// Whether nothing alike has been admitted before; if so, it is remembered.
    pub fn admits(&mut self, puzzle: &Puzzle) -> bool {
        let board = *puzzle.start().board();
        let first = puzzle.moves()[1];
        let same = self.boards.entry((first.from(), first.to())).or_default();
        let is_new = same.iter().all(|other| !are_alike(other, &board));
        if is_new {
            same.push(board);
        }
        is_new
    }
}

/// Whether at most every fourth man has moved: that changes two squares for each.
fn are_alike(one: &Board, other: &Board) -> bool {
    let differing = Square::ALL
        .into_iter()
        .filter(|&square| one.piece_at(square) != other.piece_at(square));
    let men = one.occupied().len().min(other.occupied().len());
    2 * differing.count() <= men as usize
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

    #[test]
    fn the_same_move_a_little_later_is_the_same_puzzle() {
        let first = puzzle("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "h6 Ra8+");
        let later = puzzle("6k1/5pp1/7p/8/8/7P/5PP1/R5K1 b - - 0 1", "g6 Ra8+");
        let mut family = Family::default();
        assert!(family.admits(&first));
        assert!(!family.admits(&later));
    }

    #[test]
    fn another_move_or_another_board_is_another() {
        let mut family = Family::default();
        for (fen, line) in [
            ("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "h6 Ra8+"),
            ("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "h6 Ra7"),
            ("7k/6pp/8/1p6/1P6/8/6PP/R6K b - - 0 1", "g6 Ra8+"),
        ] {
            assert!(family.admits(&puzzle(fen, line)), "{fen} {line}");
        }
    }
}

//! A second opinion on a finished puzzle: is each of its moves still the only one?

use rookery_analysis::{Analysis, Limits, Request};
use rookery_rules::{Move, Position};

use super::choice::{self, Choice, Measure};

/// Goes through the solver's moves of a puzzle.
#[derive(Clone, Debug)]
pub struct Review {
    /// The positions in which the solver has to move, with the right move, the next one last.
    left: Vec<(Position, Move)>,
    nodes: u64,
}

/// What a review has found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opinion {
    /// So far every move was right.
    Agreed,
    /// In this position another move is as good, or better.
    Doubted(Position, Move),
}

impl Review {
    /// A review with so many nodes for each move. The first move is the opponent's; what follows
    /// an illegal move is left out.
    #[must_use]
    pub fn new(before: Position, moves: &[Move], nodes: u64) -> Self {
        let mut position = before;
        let mut left = Vec::new();
        for (index, &mv) in moves.iter().enumerate() {
            let Some(legal) = position.legal(mv) else {
                break;
            };
            if index % 2 == 1 {
                left.push((position, mv));
            }
            position = legal.play();
        }
        left.reverse();
        Self { left, nodes }
    }

    /// The next position to be analyzed; `None` if all have been.
    #[must_use]
    pub fn request(&self) -> Option<Request> {
        let &(position, _) = self.left.last()?;
        Some(Request {
            position,
            limits: Limits::nodes(self.nodes),
            lines: choice::lines(&position),
        })
    }

    /// What the answer says about the puzzle. After a doubt nothing more is asked.
    pub fn hear(&mut self, analysis: &Analysis) -> Opinion {
        let Some((position, mv)) = self.left.pop() else {
            return Opinion::Agreed;
        };
        let right = match choice::judge(&position, analysis, Measure::Again) {
            Choice::Mate(_) => position.play_unchecked(mv).is_checkmate(),
            Choice::Only(only, _) | Choice::Forced(only, _) => only == mv,
            Choice::Open => false,
        };
        if right {
            return Opinion::Agreed;
        }
        self.left.clear();
        Opinion::Doubted(position, mv)
    }
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Score;

    use super::*;
    use crate::example::{moves, position, seen};

    fn opinion(lines: &[(Score, &str)]) -> Opinion {
        let before = position("r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1");
        let mut review = Review::new(before, &moves(&before, "Rh3 Nc7+"), 100);
        let request = review.request().expect("a move to judge");
        let opinion = review.hear(&seen(&request.position, lines));
        assert_eq!(review.request(), None);
        opinion
    }

    #[test]
    fn the_right_move_is_agreed_with() {
        let fork = (Score::Centipawns(500), "d5c7");
        let clear = [fork, (Score::Centipawns(-100), "d5e3")];
        assert_eq!(opinion(&clear), Opinion::Agreed);
        let less_clear = [fork, (Score::Centipawns(150), "d5e3")];
        assert_eq!(opinion(&less_clear), Opinion::Agreed);
    }

    #[test]
    fn another_move_is_a_doubt() {
        let other = [
            (Score::Centipawns(500), "d5e3"),
            (Score::Centipawns(-100), "d5c7"),
        ];
        assert!(matches!(opinion(&other), Opinion::Doubted(..)));
        let both = [
            (Score::Centipawns(500), "d5c7"),
            (Score::Centipawns(400), "d5e3"),
        ];
        assert!(matches!(opinion(&both), Opinion::Doubted(..)));
    }
}

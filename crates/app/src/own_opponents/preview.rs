//! What an opponent would play in three positions, asked one after the other.

use rookery_play::Opponent;
use rookery_protocol::worker::{FromWorker, Manner};
use rookery_rules::{DrawRules, Game, Move, Position};

use crate::engine::link::{Client, NoPeople, Order};
use crate::engine::mind::{Mind, Question};

/// How many positions are shown.
pub const PLACES: usize = 3;

/// The same luck for everyone, so that what changes is the dials' doing.
const SEED: u32 = 7;

/// Pieces to develop, an attack to begin or not, few pieces left.
const POSITIONS: [&str; PLACES] = [
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3",
    "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B1P1/PP2PPBP/R2Q1RK1 w - - 6 11",
    "8/pp3pk1/2p2np1/8/3P4/2N3P1/PP3PK1/8 w - - 0 30",
];

/// The questions, and what is known so far.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    mind: Mind,
    opponent: Option<Opponent>,
    replies: Vec<Move>,
}

impl Preview {
    /// Asks anew, for another opponent.
    pub fn ask(&mut self, opponent: Opponent) -> Vec<Order> {
        if self.opponent == Some(opponent) {
            return Vec::new();
        }
        self.opponent = Some(opponent);
        self.replies.clear();
        self.next()
    }

    /// A position, and the move that it would play there, once that is known.
    pub fn shown(&self, place: usize) -> Option<(Position, Option<Move>)> {
        Some((position(place)?, self.replies.get(place).copied()))
    }

    /// Whether no answer will come.
    pub fn is_stuck(&self) -> bool {
        self.mind.failure().is_some()
    }

    fn next(&mut self) -> Vec<Order> {
        let (Some(opponent), Some(position)) = (self.opponent, position(self.replies.len())) else {
            return Vec::new();
        };
        let game = Game::from_position(position, DrawRules::AtOnce);
        let question =
            Question::about(&game, opponent.limits().into(), Manner::of(&opponent, SEED));
        self.mind.think(question)
    }
}

impl Client for Preview {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let (mut orders, reply) = self.mind.hear(message);
        if let Some(reply) = reply {
            self.replies.push(reply);
            orders.extend(self.next());
        }
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }

    fn learn(&mut self, lesson: Result<(), NoPeople>) -> Vec<Order> {
        self.mind.learn(lesson)
    }
}

fn position(place: usize) -> Option<Position> {
    Position::parse_fen(POSITIONS.get(place)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_position_at_every_place() {
        for place in 0..PLACES {
            assert!(position(place).is_some());
        }
        assert_eq!(position(PLACES), None);
    }

    #[test]
    fn the_same_opponent_is_asked_once() {
        let mut preview = Preview::default();
        assert!(!preview.ask(Opponent::default()).is_empty());
        assert!(preview.ask(Opponent::default()).is_empty());
        assert_eq!(preview.shown(0).unwrap().1, None);
    }
}

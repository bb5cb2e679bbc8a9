//! What an opponent would play in four positions, asked one after the other.

use rookery_play::Opponent;
use rookery_protocol::worker::{FromWorker, Manner};
use rookery_rules::{DrawRules, Game, Move, Position};

use crate::engine::link::{Client, NoPeople, Order};
use crate::engine::mind::{Mind, Question};

/// How many positions are shown.
pub const PLACES: usize = 4;

/// The same luck for everyone, so that what changes is the dials' doing.
pub const SEED: u32 = 7;

/// Found among positions of games, so that each dial changes a move somewhere at every strength; a test
/// in `tests/it/previews.rs` proves it.
const POSITIONS: [&str; PLACES] = [
    "r2qkb1r/pb2pppp/5n2/2n5/1p6/1B2PN2/PP2NPPP/R1BQ1RK1 w kq - 0 11",
    "r1q2rk1/pp1nbppp/4p1b1/2p4n/2BPP3/1Q3NB1/PP1N1PPP/2R1K2R w K - 1 14",
    "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B1P1/PP2PPBP/R2Q1RK1 w - - 6 11",
    "r4rk1/pb3ppp/1pp2q2/8/2B5/2P1P2P/P4PP1/R2QR1K1 w - - 1 18",
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

    /// The move that it would play in a position, once that is known.
    pub fn reply(&self, place: usize) -> Option<Move> {
        self.replies.get(place).copied()
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

/// What is on the board at a place.
pub fn position(place: usize) -> Option<Position> {
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
        assert_eq!(preview.reply(0), None);
    }
}

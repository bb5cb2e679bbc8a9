//! A second head beside the opponent's: it says what a position of the past is worth, and hints at
//! a good move. It has a worker of its own, so that the opponent's game and memory stay as they are.

use std::collections::HashMap;

use rookery_protocol::worker::{FromWorker, Manner, ThinkLimits};
use rookery_rules::pgn::{Annotation, Brush, Evaluation};
use rookery_rules::{Game, Move, Position};

use crate::engine::link::{Client, Order};
use crate::engine::mind::{Mind, Question};

/// The second head: its worker, what it found out, and the last hint.
#[derive(Clone, Debug, Default)]
pub struct Adviser {
    mind: Mind,
    /// What is being thought about.
    subject: Option<Subject>,
    /// What is known about positions, by their hash.
    values: HashMap<u64, Evaluation>,
    hint: Option<Hint>,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Value(u64),
    Hint(u64),
}

/// Help in one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hint {
    position: u64,
    help: GivenHint,
}

/// How much help was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenHint {
    /// It is being thought about.
    Awaited,
    /// Which piece to move.
    Piece(Move),
    /// And where to.
    Move(Move),
}

/// A glance at a position of the past.
const GLANCE: ThinkLimits = ThinkLimits {
    depth: None,
    nodes: None,
    millis: Some(300),
};

/// A good move deserves a longer look.
const LOOK: ThinkLimits = ThinkLimits {
    millis: Some(800),
    ..GLANCE
};

impl Adviser {
    /// Finds out what the position of this game is worth, unless that is known or it is over.
    pub fn judge(&mut self, game: &Game) -> Vec<Order> {
        let position = game.position();
        let hash = position.hash();
        let is_busy = matches!(self.subject, Some(Subject::Hint(_)))
            || self.subject == Some(Subject::Value(hash));
        if is_busy || self.values.contains_key(&hash) || !position.has_moves() {
            return Vec::new();
        }
        self.ask(
            Subject::Value(hash),
            Question::about(game, GLANCE, Manner::default()),
        )
    }

    /// Helps with the position of this game; asked again, it helps more.
    pub fn hint(&mut self, game: &Game) -> Vec<Order> {
        let position = game.position().hash();
        match self.help(game.position()) {
            Some(GivenHint::Awaited) if self.mind.failure().is_some() => self.mind.retry(),
            Some(GivenHint::Awaited | GivenHint::Move(_)) => Vec::new(),
            Some(GivenHint::Piece(mv)) => {
                let help = GivenHint::Move(mv);
                self.hint = Some(Hint { position, help });
                Vec::new()
            }
            None => {
                let help = GivenHint::Awaited;
                self.hint = Some(Hint { position, help });
                self.ask(
                    Subject::Hint(position),
                    Question::about(game, LOOK, Manner::default()),
                )
            }
        }
    }

    /// What it has said about a position.
    pub fn value(&self, position: &Position) -> Option<Evaluation> {
        self.values.get(&position.hash()).copied()
    }

    /// The help given in a position.
    pub fn help(&self, position: &Position) -> Option<GivenHint> {
        let hint = self.hint.filter(|hint| hint.position == position.hash())?;
        Some(hint.help)
    }

    /// That help as it is drawn on the board.
    pub fn drawings(&self, position: &Position) -> Vec<Annotation> {
        match self.help(position) {
            None | Some(GivenHint::Awaited) => Vec::new(),
            Some(GivenHint::Piece(mv)) => vec![Annotation::Square(Brush::Green, mv.from())],
            Some(GivenHint::Move(mv)) => vec![Annotation::Arrow(Brush::Green, mv.from(), mv.to())],
        }
    }

    /// Whether a hint was asked for that will not come.
    pub fn is_at_a_loss(&self, position: &Position) -> bool {
        self.help(position) == Some(GivenHint::Awaited) && self.mind.failure().is_some()
    }

    fn ask(&mut self, subject: Subject, question: Question) -> Vec<Order> {
        self.subject = Some(subject);
        self.mind.think(question)
    }
}

impl Client for Adviser {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let (orders, answer) = self.mind.hear(message);
        let value = self.mind.thoughts().map(|(thoughts, _)| thoughts.value);
        let (Some(best), Some(value)) = (answer, value) else {
            return orders;
        };
        match self.subject.take() {
            Some(Subject::Value(position)) => {
                self.values.insert(position, value);
            }
            Some(Subject::Hint(position)) => {
                self.values.insert(position, value);
                let help = GivenHint::Piece(best);
                self.hint = Some(Hint { position, help });
            }
            None => {}
        }
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }
}

#[cfg(test)]
mod tests {
    use rookery_protocol::worker::{TaskId, ToWorker};
    use rookery_rules::{DrawRules, Square};

    use super::*;
    use crate::engine::example::{HELLO, thought};

    fn answer(id: u32, uci: &str) -> FromWorker {
        thought(TaskId(id), uci)
    }

    fn asks(orders: &[Order]) -> bool {
        let is_question = |order: &Order| matches!(order, Order::Send(ToWorker::Think { .. }));
        orders.iter().any(is_question)
    }

    #[test]
    fn a_hint_shows_the_piece_first_and_then_the_move() {
        let game = Game::new(DrawRules::AtOnce);
        let start = *game.position();
        let mut adviser = Adviser::default();
        assert_eq!(adviser.hint(&game), [Order::Wake]);
        assert_eq!(adviser.help(&start), Some(GivenHint::Awaited));
        assert!(adviser.drawings(&start).is_empty());
        assert!(asks(&adviser.hear(HELLO)));
        assert_eq!(adviser.hint(&game), [], "it is thinking");
        adviser.hear(answer(1, "g1f3"));
        let circle = Annotation::Square(Brush::Green, Square::G1);
        assert_eq!(adviser.drawings(&start), [circle]);
        assert_eq!(adviser.hint(&game), []);
        let arrow = Annotation::Arrow(Brush::Green, Square::G1, Square::F3);
        assert_eq!(adviser.drawings(&start), [arrow]);
        assert_eq!(adviser.value(&start), Some(Evaluation::Centipawns(20)));
    }

    #[test]
    fn a_hint_is_for_one_position() {
        let mut game = Game::new(DrawRules::AtOnce);
        let mut adviser = Adviser::default();
        adviser.hint(&game);
        adviser.hear(HELLO);
        adviser.hear(answer(1, "g1f3"));
        game.play_san("e4").unwrap();
        assert_eq!(adviser.help(game.position()), None);
        assert!(adviser.drawings(game.position()).is_empty());
    }

    #[test]
    fn a_value_is_asked_for_once() {
        let game = Game::new(DrawRules::AtOnce);
        let mut adviser = Adviser::default();
        adviser.judge(&game);
        assert!(asks(&adviser.hear(HELLO)));
        assert_eq!(adviser.judge(&game), [], "it is thinking");
        adviser.hear(answer(1, "e2e4"));
        let known = Some(Evaluation::Centipawns(20));
        assert_eq!(adviser.value(game.position()), known);
        assert_eq!(adviser.judge(&game), [], "it is known");
    }

    #[test]
    fn the_next_question_takes_the_place_of_the_last() {
        let mut game = Game::new(DrawRules::AtOnce);
        let mut adviser = Adviser::default();
        adviser.judge(&game);
        adviser.hear(HELLO);
        let before = *game.position();
        game.play_san("e4").unwrap();
        let stop = Order::Send(ToWorker::Stop { id: TaskId(1) });
        assert_eq!(adviser.judge(&game), [stop]);
        assert!(asks(&adviser.hear(answer(1, "d2d4"))));
        adviser.hear(answer(2, "e7e5"));
        assert_eq!(adviser.value(&before), None);
        let black_is_better = Some(Evaluation::Centipawns(-20));
        assert_eq!(adviser.value(game.position()), black_is_better);
    }

    #[test]
    fn nothing_is_asked_about_a_game_that_is_over_or_instead_of_a_hint() {
        let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
        let over = Game::from_position(Position::parse_fen(mated).unwrap(), DrawRules::AtOnce);
        let mut adviser = Adviser::default();
        assert_eq!(adviser.judge(&over), []);
        let mut game = Game::new(DrawRules::AtOnce);
        adviser.hint(&game);
        game.play_san("e4").unwrap();
        assert_eq!(adviser.judge(&game), []);
    }

    #[test]
    fn a_hint_that_does_not_come_is_told() {
        let game = Game::new(DrawRules::AtOnce);
        let mut adviser = Adviser::default();
        adviser.hint(&game);
        for _ in 0..3 {
            adviser.crash();
        }
        assert!(adviser.is_at_a_loss(game.position()));
    }
}

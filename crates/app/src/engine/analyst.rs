//! What the engine in this browser thinks of the position shown, while it is asked to.

use std::collections::HashMap;

use rookery_protocol::worker::{FromWorker, Manner, ThinkLimits};
use rookery_rules::{Game, Position};

use crate::engine::link::{Client, Failure, Order};
use crate::engine::mind::{Age, Mind, Question};
use crate::engine::thoughts::Thoughts;

/// An engine that looks at one position at a time and remembers what it found.
#[derive(Clone, Debug)]
pub struct Analyst {
    mind: Mind,
    /// How many lines it looks for.
    lines: u8,
    /// The hash of the position that is thought about.
    subject: Option<u64>,
    /// What is known, by the hash of the position.
    known: HashMap<u64, Known>,
}

#[derive(Clone, Debug)]
struct Known {
    thoughts: Thoughts,
    /// Whether all the time for it was used.
    is_final: bool,
}

/// Half a minute of a browser is about twenty half-moves; more would only warm the room.
const LIMITS: ThinkLimits = ThinkLimits {
    depth: Some(40),
    nodes: None,
    millis: Some(30_000),
};

impl Default for Analyst {
    fn default() -> Self {
        Self::of_lines(1)
    }
}

impl Analyst {
    /// One that tells so many lines, the best ones.
    pub fn of_lines(lines: u8) -> Self {
        Self {
            mind: Mind::default(),
            lines,
            subject: None,
            known: HashMap::new(),
        }
    }

    /// Thinks about the position that this game has reached, instead of any other.
    pub fn look(&mut self, game: &Game) -> Vec<Order> {
        let hash = game.position().hash();
        if self.subject == Some(hash) {
            return Vec::new();
        }
        let is_known = self.known.get(&hash).is_some_and(|known| known.is_final);
        if is_known || game.outcome().is_some() {
            return self.rest();
        }
        self.subject = Some(hash);
        self.mind
            .think(Question::about(game, LIMITS, Manner::default()).in_lines(self.lines))
    }

    /// Thinks about nothing.
    pub fn rest(&mut self) -> Vec<Order> {
        self.subject = None;
        self.mind.hush()
    }

    /// Tries once more after a failure.
    pub fn retry(&mut self) -> Vec<Order> {
        self.mind.retry()
    }

    /// What it thinks of a position.
    pub fn thoughts(&self, position: &Position) -> Option<&Thoughts> {
        self.known
            .get(&position.hash())
            .map(|known| &known.thoughts)
    }

    /// Whether it is still at it.
    pub fn is_thinking(&self) -> bool {
        self.mind.is_thinking()
    }

    /// Why it says nothing.
    pub fn failure(&self) -> Option<&Failure> {
        self.mind.failure()
    }

    fn note(&mut self, is_final: bool) {
        let (Some(subject), Some((thoughts, age))) = (self.subject, self.mind.thoughts()) else {
            return;
        };
        if is_final || age == Age::New {
            let thoughts = thoughts.clone();
            self.known.insert(subject, Known { thoughts, is_final });
        }
    }
}

impl Client for Analyst {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let (orders, answer) = self.mind.hear(message);
        self.note(answer.is_some());
        if answer.is_some() {
            self.subject = None;
        }
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }
}

#[cfg(test)]
mod tests {
    use rookery_protocol::worker::{Report, TaskId, ToWorker};
    use rookery_rules::DrawRules;

    use super::*;
    use crate::engine::example::{HELLO, report, thought};

    fn begun(game: &Game) -> Analyst {
        let mut analyst = Analyst::default();
        assert_eq!(analyst.look(game), [Order::Wake]);
        let orders = analyst.hear(HELLO);
        assert!(matches!(orders[..], [Order::Send(ToWorker::Think { .. })]));
        analyst
    }

    #[test]
    fn thoughts_grow_deeper_and_are_kept() {
        let game = Game::new(DrawRules::Claimed);
        let mut analyst = begun(&game);
        let id = TaskId(1);
        let depth = |analyst: &Analyst| analyst.thoughts(game.position()).map(|known| known.depth);
        assert_eq!(depth(&analyst), None);
        let report_at = |depth| Report {
            depth,
            ..report("e2e4")
        };
        analyst.hear(FromWorker::Thinking {
            id,
            report: report_at(5),
        });
        assert_eq!((depth(&analyst), analyst.is_thinking()), (Some(5), true));
        analyst.hear(FromWorker::Thought {
            id,
            report: report_at(9),
        });
        assert_eq!((depth(&analyst), analyst.is_thinking()), (Some(9), false));
        assert_eq!(analyst.look(&game), [], "it is known");
    }

    #[test]
    fn another_position_takes_its_place_and_rest_stops_it() {
        let mut game = Game::new(DrawRules::Claimed);
        let mut analyst = begun(&game);
        game.play_san("e4").unwrap();
        let stop = Order::Send(ToWorker::Stop { id: TaskId(1) });
        assert_eq!(analyst.look(&game), [stop]);
        let last = thought(TaskId(1), "d2d4");
        assert_eq!(analyst.hear(last).len(), 1, "the next question");
        assert!(analyst.thoughts(game.position()).is_none());
        assert_eq!(
            analyst.rest(),
            [Order::Send(ToWorker::Stop { id: TaskId(2) })]
        );
        assert!(!analyst.is_thinking());
    }

    #[test]
    fn as_many_lines_are_asked_for_as_it_tells() {
        let mut analyst = Analyst::of_lines(3);
        analyst.look(&Game::new(DrawRules::Claimed));
        let orders = analyst.hear(HELLO);
        let [Order::Send(ToWorker::Think { lines, .. })] = &orders[..] else {
            panic!("{orders:?}");
        };
        assert_eq!(*lines, 3);
    }

    #[test]
    fn nothing_is_asked_about_the_end() {
        let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
        let game = Game::from_position(Position::parse_fen(mate).unwrap(), DrawRules::Claimed);
        assert_eq!(Analyst::default().look(&game), []);
    }
}

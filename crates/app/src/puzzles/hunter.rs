//! A head that looks through a game for what its player missed. It has a worker of its own, and takes
//! the questions from [`Hunt`].

use rookery_analysis::Analysis;
use rookery_play::replay;
use rookery_protocol::api::GameUpload;
use rookery_protocol::worker::{FromWorker, Report};
use rookery_puzzles::{Hunt, Missed};
use rookery_rules::Position;

use crate::engine::link::{Client, Order};
use crate::engine::mind::{Mind, Question};

/// One game at a time, and what was found in it.
#[derive(Clone, Debug, Default)]
pub struct Hunter {
    mind: Mind,
    hunt: Option<Hunt>,
    found: Vec<Missed>,
}

impl Hunter {
    /// Looks through another game.
    pub fn begin(&mut self, hunt: Hunt) -> Vec<Order> {
        self.hunt = Some(hunt);
        self.found.clear();
        let mut orders = self.mind.hush();
        orders.extend(self.go_on());
        orders
    }

    /// What was found, once the whole game has been looked through.
    pub fn all(&self) -> Option<&[Missed]> {
        let is_over = self.hunt.as_ref()?.request().is_none();
        is_over.then_some(&self.found)
    }

    /// How much of the game has been looked through, from 0 to 1.
    pub fn part(&self) -> f64 {
        let progress = self.hunt.as_ref().map(Hunt::progress);
        match progress {
            Some((done, all)) if all > 0 => done as f64 / all as f64,
            _ => 0.0,
        }
    }

    /// Whether no worker can help.
    pub fn has_failed(&self) -> bool {
        self.mind.failure().is_some()
    }

    /// Asks what comes next. Nobody has to be asked about a position without a legal move.
    fn go_on(&mut self) -> Vec<Order> {
        while let Some(request) = self.hunt.as_ref().and_then(Hunt::request) {
            if request.position.has_moves() {
                return self.mind.think(Question::from(&request));
            }
            self.note(&Analysis::default());
        }
        Vec::new()
    }

    fn note(&mut self, analysis: &Analysis) {
        if let Some(hunt) = &mut self.hunt {
            self.found.extend(hunt.hear(analysis));
        }
    }

    fn understand(&self, report: &Report) -> Option<Analysis> {
        report.read(&self.hunt.as_ref()?.request()?.position)
    }
}

impl Client for Hunter {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let analysis = match &message {
            FromWorker::Thought { report, .. } => self.understand(report),
            _ => None,
        };
        // The mind tells whether this was the answer, and whether it can be believed.
        let (mut orders, answer) = self.mind.hear(message);
        if let (Some(analysis), Some(_)) = (analysis, answer) {
            self.note(&analysis);
            orders.extend(self.go_on());
        }
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }
}

/// A game to look through, if its player had a side.
pub fn hunt(game: &GameUpload) -> Option<Hunt> {
    let side = game.side.color()?;
    let start = Position::parse_fen(&game.start_fen).ok()?;
    let moves = replay::moves(start, game.moves.split_whitespace()).ok()?;
    Some(Hunt::new(start, &moves, side))
}

#[cfg(test)]
mod tests {
    use rookery_protocol::Problem;
    use rookery_protocol::worker::{TaskId, ToWorker};
    use rookery_rules::Color;

    use super::*;
    use crate::engine::example::{HELLO, thought};

    fn scholar() -> Hunt {
        let moves = replay::moves(Position::start(), ["e2e4", "e7e5", "d1h5", "g8f6"]).unwrap();
        Hunt::new(Position::start(), &moves, Color::White)
    }

    fn asks(orders: &[Order]) -> bool {
        matches!(orders, [Order::Send(ToWorker::Think { .. })])
    }

    #[test]
    fn it_asks_until_the_game_is_over() {
        let mut hunter = Hunter::default();
        assert_eq!(hunter.begin(scholar()), [Order::Wake]);
        let orders = hunter.hear(HELLO);
        assert!(matches!(
            &orders[..],
            [Order::Send(ToWorker::Think { lines: 1, .. })]
        ));
        assert_eq!(hunter.all(), None);
        hunter.hear(thought(TaskId(1), "e7e5"));
        hunter.hear(thought(TaskId(2), "d1h5"));
        assert_eq!(hunter.all(), Some(&[][..]));
        assert!((hunter.part() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_worker_that_dies_is_replaced_but_not_for_ever() {
        let mut hunter = Hunter::default();
        hunter.begin(scholar());
        assert_eq!(hunter.crash(), [Order::Wake]);
        hunter.hear(HELLO);
        assert_eq!(hunter.crash(), [Order::Wake]);
        assert_eq!(hunter.crash(), []);
        assert!(hunter.has_failed());
    }

    #[test]
    fn an_answer_that_cannot_be_is_asked_for_again() {
        let mut hunter = Hunter::default();
        hunter.begin(scholar());
        hunter.hear(HELLO);
        assert_eq!(hunter.hear(thought(TaskId(1), "e2e4")), [Order::Wake]);
        assert!(asks(&hunter.hear(HELLO)));
        assert!(asks(&hunter.hear(thought(TaskId(2), "e7e5"))));
    }

    #[test]
    fn an_answer_about_the_last_game_says_nothing_about_this_one() {
        let mut hunter = Hunter::default();
        hunter.begin(scholar());
        hunter.hear(HELLO);
        let stop = Order::Send(ToWorker::Stop { id: TaskId(1) });
        assert_eq!(hunter.begin(scholar()), [stop]);
        assert!(asks(&hunter.hear(thought(TaskId(1), "e7e5"))));
        assert!(
            asks(&hunter.hear(thought(TaskId(2), "e7e5"))),
            "the first of two"
        );
    }

    #[test]
    fn after_a_refusal_it_can_be_tried_again() {
        let mut hunter = Hunter::default();
        hunter.begin(scholar());
        hunter.hear(HELLO);
        let problem = Problem::new("invalid", "No.");
        let id = Some(TaskId(1));
        assert_eq!(hunter.hear(FromWorker::Refused { id, problem }), []);
        assert!(hunter.has_failed());
        let orders = hunter.begin(scholar());
        assert!(asks(&orders));
    }
}

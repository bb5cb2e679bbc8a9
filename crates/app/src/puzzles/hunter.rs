//! A head that looks through a game for what its player missed. It has a worker of its own, and takes
//! the questions from [`Hunt`].

use std::num::NonZeroU8;
use std::time::Duration;

use rookery_analysis::{Analysis, Line, Request, Score};
use rookery_protocol::api::{GameUpload, Side};
use rookery_protocol::worker::{
    FromWorker, MAX_LINES, Manner, Report, TaskId, ThinkLimits, ToWorker, Verdict,
};
use rookery_puzzles::{Hunt, Missed};
use rookery_rules::{Color, Position};

use crate::engine::link::{Client, Link, Order};

/// After so many crashes without an answer another worker would not help.
const PATIENCE: u8 = 3;

/// One game at a time, and what was found in it.
#[derive(Clone, Debug, Default)]
pub struct Hunter {
    link: Link,
    last: u32,
    hunt: Option<Hunt>,
    /// What the worker is busy with.
    asked: Option<TaskId>,
    found: Vec<Missed>,
    /// Crashes since the last answer.
    crashes: u8,
}

impl Hunter {
    /// Looks through another game.
    pub fn begin(&mut self, hunt: Hunt) -> Vec<Order> {
        self.hunt = Some(hunt);
        self.asked = None;
        self.found.clear();
        self.crashes = 0;
        self.go_on()
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
        self.crashes >= PATIENCE
    }

    fn go_on(&mut self) -> Vec<Order> {
        let request = self.hunt.as_ref().and_then(Hunt::request);
        let Some(request) = request.filter(|_| !self.has_failed() && self.asked.is_none()) else {
            return Vec::new();
        };
        if !self.link.is_awake() {
            return self.link.wake().into_iter().collect();
        }
        self.last += 1;
        let id = TaskId(self.last);
        self.asked = Some(id);
        vec![Order::Send(question(id, &request))]
    }
}

impl Client for Hunter {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        match message {
            FromWorker::Hello { version } => {
                if self.link.greet(version).is_err() {
                    self.crashes = PATIENCE;
                }
            }
            FromWorker::Thought { id, report } if self.asked == Some(id) => {
                self.asked = None;
                self.crashes = 0;
                if let Some(hunt) = &mut self.hunt
                    && let Some(request) = hunt.request()
                {
                    match understood(&request.position, &report) {
                        Some(analysis) => self.found.extend(hunt.hear(&analysis)),
                        None => return self.crash(),
                    }
                }
            }
            FromWorker::Refused { .. } => {
                self.asked = None;
                self.crashes = PATIENCE;
            }
            _ => return Vec::new(),
        }
        self.go_on()
    }

    fn crash(&mut self) -> Vec<Order> {
        self.link.lose();
        self.asked = None;
        self.crashes += 1;
        self.go_on()
    }
}

/// A game to look through, if its player had a side.
pub fn hunt(game: &GameUpload) -> Option<Hunt> {
    let side = match game.side {
        Side::White => Color::White,
        Side::Black => Color::Black,
        Side::Neither => return None,
    };
    let start = Position::parse_fen(&game.start_fen).ok()?;
    let mut position = start;
    let mut moves = Vec::new();
    for uci in game.moves.split_whitespace() {
        let mv = position.parse_uci(uci).ok()?;
        position.advance_unchecked(mv);
        moves.push(mv);
    }
    Some(Hunt::new(start, &moves, side))
}

fn question(id: TaskId, request: &Request) -> ToWorker {
    let most = NonZeroU8::new(MAX_LINES).unwrap_or(NonZeroU8::MIN);
    ToWorker::Think {
        id,
        fen: request.position.fen(),
        moves: Vec::new(),
        limits: ThinkLimits {
            nodes: request.limits.nodes,
            ..ThinkLimits::default()
        },
        lines: request.lines.min(most).get(),
        manner: Manner::default(),
    }
}

/// What a worker said, as the rules of puzzles read it.
fn understood(position: &Position, report: &Report) -> Option<Analysis> {
    let mut lines = Vec::new();
    for line in &report.lines {
        let mut position = *position;
        let mut moves = Vec::new();
        for uci in &line.moves {
            let mv = position.parse_uci(uci).ok()?;
            position.advance_unchecked(mv);
            moves.push(mv);
        }
        lines.push(Line {
            score: match line.score {
                Verdict::MatedIn(moves) => Score::MatedIn(moves),
                Verdict::Centipawns(worth) => Score::Centipawns(worth),
                Verdict::MateIn(moves) => Score::MateIn(moves),
            },
            moves,
        });
    }
    Some(Analysis {
        depth: report.depth,
        selective_depth: report.selective_depth,
        nodes: report.nodes,
        time: Duration::from_millis(report.millis),
        table_used: report.table_used,
        ordering: report.ordering,
        lines,
    })
}

#[cfg(test)]
mod tests {
    use rookery_protocol::Problem;

    use super::*;
    use crate::engine::example::{HELLO, thought};

    fn scholar() -> Hunt {
        let mut position = Position::start();
        let mut moves = Vec::new();
        for uci in ["e2e4", "e7e5", "d1h5", "g8f6"] {
            let mv = position.parse_uci(uci).unwrap();
            position.advance_unchecked(mv);
            moves.push(mv);
        }
        Hunt::new(Position::start(), &moves, Color::White)
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
    fn after_a_refusal_it_can_be_tried_again() {
        let mut hunter = Hunter::default();
        hunter.begin(scholar());
        hunter.hear(HELLO);
        let problem = Problem::new("invalid", "No.");
        let id = Some(TaskId(1));
        assert_eq!(hunter.hear(FromWorker::Refused { id, problem }), []);
        assert!(hunter.has_failed());
        let orders = hunter.begin(scholar());
        assert!(matches!(&orders[..], [Order::Send(ToWorker::Think { .. })]));
    }
}

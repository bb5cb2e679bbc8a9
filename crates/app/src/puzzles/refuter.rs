//! A head that answers wrong moves: what the opponent would play. It has a worker of its own.

use rookery_protocol::worker::{FromWorker, Manner, ThinkLimits};
use rookery_rules::{DrawRules, Game, Position};

use super::solving::Threat;
use crate::engine::link::{Client, Order};
use crate::engine::mind::{Mind, Question};

/// One wrong move at a time, and the answer to it.
#[derive(Clone, Debug, Default)]
pub struct Refuter {
    mind: Mind,
    /// What is thought about.
    subject: Option<Position>,
    found: Option<(Position, Threat)>,
}

/// Long enough to see a fork, short enough to wait for.
const GLANCE: ThinkLimits = ThinkLimits {
    depth: Some(14),
    nodes: None,
    millis: Some(500),
};

impl Refuter {
    /// Looks for the answer in the position after a wrong move.
    pub fn ask(&mut self, after: &Position) -> Vec<Order> {
        self.found = None;
        self.subject = Some(*after);
        let game = Game::from_position(*after, DrawRules::Claimed);
        self.mind
            .think(Question::about(&game, GLANCE, Manner::default()))
    }

    /// The answer in this position, once it is known; nobody can say if the worker fails.
    pub fn answer(&self, after: &Position) -> Option<Threat> {
        match self.found {
            Some((position, threat)) if position == *after => Some(threat),
            _ if self.mind.failure().is_some() => Some(Threat::Unknown),
            _ => None,
        }
    }
}

impl Client for Refuter {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let (orders, answer) = self.mind.hear(message);
        let value = self.mind.thoughts().map(|(thoughts, _)| thoughts.value);
        if let (Some(best), Some(value), Some(after)) = (answer, value, self.subject) {
            self.subject = None;
            self.found = Some((after, Threat::of(&after, best, value)));
        }
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Score;
    use rookery_protocol::worker::TaskId;
    use rookery_rules::Role;

    use super::*;
    use crate::engine::example::{HELLO, report_of};

    fn thought(uci: &str, score: Score) -> FromWorker {
        let report = report_of(score, &[uci]);
        let id = TaskId(1);
        FromWorker::Thought { id, report }
    }

    #[test]
    fn a_wrong_move_is_answered() {
        let after = Position::parse_fen("4k3/8/8/3q4/8/8/3R4/3QK3 b - - 0 1").unwrap();
        let mut refuter = Refuter::default();
        refuter.ask(&after);
        refuter.hear(HELLO);
        assert_eq!(refuter.answer(&after), None);
        refuter.hear(thought("d5h1", Score::Centipawns(300)));
        let Some(Threat::Turns(mv)) = refuter.answer(&after) else {
            panic!("it turns the game")
        };
        assert_eq!(mv.to_string(), "d5h1");
        assert_eq!(refuter.answer(&Position::start()), None);
    }

    #[test]
    fn what_an_answer_does_is_told_from_its_solver() {
        let after = Position::parse_fen("4k3/8/8/3q4/8/8/8/3RK3 b - - 0 1").unwrap();
        let told = |uci: &str, score| {
            let mut refuter = Refuter::default();
            refuter.ask(&after);
            refuter.hear(HELLO);
            refuter.hear(thought(uci, score));
            refuter.answer(&after).unwrap()
        };
        let takes = told("d5d1", Score::Centipawns(50));
        assert!(matches!(takes, Threat::Holds(_)), "the king takes back");
        assert!(matches!(
            told("d5e5", Score::Centipawns(-400)),
            Threat::Nothing
        ));
        assert!(matches!(
            told("d5e5", Score::MateIn(2)),
            Threat::MateFollows(_)
        ));
        let loose = Position::parse_fen("4k3/8/8/3q4/8/8/8/3R2K1 b - - 0 1").unwrap();
        let mv = loose.parse_uci("d5d1").unwrap();
        let value = rookery_rules::pgn::Evaluation::Centipawns(-900);
        assert_eq!(Threat::of(&loose, mv, value), Threat::Takes(mv, Role::Rook));
    }

    #[test]
    fn without_a_worker_nobody_can_say() {
        let mut refuter = Refuter::default();
        refuter.ask(&Position::start());
        for _ in 0..3 {
            refuter.crash();
        }
        assert_eq!(refuter.answer(&Position::start()), Some(Threat::Unknown));
    }
}

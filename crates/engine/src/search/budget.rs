//! How much may still be used, of nodes and of time.

use std::time::Duration;

use rookery_analysis::Time;

use rookery_rules::Move;

use crate::engine::Task;
use crate::stop::{Clock, Stop};

/// How many nodes pass between two looks at the clock.
const LOOK: u64 = 1024;
/// Kept for the way from the move to the clock.
const OVERHEAD: Duration = Duration::from_millis(10);

pub(super) struct Budget<'e> {
    clock: &'e dyn Clock,
    stop: &'e Stop,
    begun: Duration,
    nodes: u64,
    /// No new iteration is begun after this.
    soft: Option<Duration>,
    /// Whatever is under way ends here.
    hard: Option<Duration>,
    /// Nodes spent on each first move.
    effort: Vec<(Move, u64)>,
}

impl<'e> Budget<'e> {
    pub(super) fn new(task: &Task, clock: &'e dyn Clock, stop: &'e Stop) -> Self {
        let (soft, hard) = match task.limits.time {
            Time::Unlimited => (None, None),
            Time::PerMove(time) => (None, Some(time)),
            Time::Clock {
                left,
                increment,
                moves_to_go,
            } => {
                let left = left.saturating_sub(OVERHEAD).max(Duration::from_millis(1));
                let moves = u32::from(moves_to_go.unwrap_or(30).clamp(1, 40)) + 1;
                let share = left / moves + increment * 3 / 4;
                (
                    Some(share.min(left / 2)),
                    Some((share * 4).min(left * 3 / 5)),
                )
            }
        };
        Self {
            clock,
            stop,
            begun: clock.now(),
            nodes: task.limits.nodes.unwrap_or(u64::MAX),
            soft,
            hard,
            effort: Vec::new(),
        }
    }

    /// So many nodes went into this first move.
    pub(super) fn note_effort(&mut self, mv: Move, nodes: u64) {
        match self.effort.iter_mut().find(|(known, _)| *known == mv) {
            Some((_, spent)) => *spent += nodes,
            None => self.effort.push((mv, nodes)),
        }
    }

    /// The share of all nodes that went into this first move, in hundredths.
    pub(super) fn share_of(&self, mv: Option<Move>) -> u64 {
        let all: u64 = self.effort.iter().map(|(_, nodes)| nodes).sum();
        let one = self.effort.iter().find(|(known, _)| Some(*known) == mv);
        100 * one.map_or(0, |(_, nodes)| *nodes) / all.max(1)
    }

    /// Whether time matters at all.
    pub(super) fn is_timed(&self) -> bool {
        self.hard.is_some()
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.begun)
    }

    /// Whether everything must end now.
    pub(super) fn is_spent(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(LOOK)
                && (self.stop.is_asked() || self.hard.is_some_and(|hard| self.elapsed() >= hard))
    }

    /// Whether another iteration is worth beginning. `worry` is how much longer than usual to
    /// think, in hundredths.
    pub(super) fn is_enough(&self, worry: u32) -> bool {
        self.soft
            .is_some_and(|soft| self.elapsed() >= soft * worry / 100)
    }
}

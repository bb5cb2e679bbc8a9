//! How much a search may use, of nodes and of time.

use std::time::Duration;

use rookery_analysis::{Limits, Time};

/// Kept for the way from the move to the clock. By hand, as all of this file.
const OVERHEAD: Duration = Duration::from_millis(10);

pub(super) struct Budget {
    pub(super) begun: Duration,
    pub(super) nodes: u64,
    /// No new iteration is begun after this.
    soft: Option<Duration>,
    /// Whatever is under way ends here.
    hard: Option<Duration>,
}

impl Budget {
    pub(super) fn new(limits: &Limits, now: Duration) -> Self {
        let (soft, hard) = match limits.time {
            Time::Unlimited => (None, None),
            Time::PerMove(time) => (None, Some(time)),
            Time::Clock {
                left,
                increment,
                moves_to_go,
            } => {
                let left = left.saturating_sub(OVERHEAD).max(Duration::from_millis(1));
                // As if thirty moves were to come and one more, so that the last is not the last of
                // the time; most of the increment is spent. A search goes on for four shares at
                // most, and never takes more than three fifths of what is left.
                let moves = u32::from(moves_to_go.unwrap_or(30).clamp(1, 40)) + 1;
                let share = left / moves + increment * 3 / 4;
                (
                    Some(share.min(left / 2)),
                    Some((share * 4).min(left * 3 / 5)),
                )
            }
        };
        Self {
            begun: now,
            nodes: limits.nodes.unwrap_or(u64::MAX),
            soft,
            hard,
        }
    }

    /// Whether time matters at all.
    pub(super) fn is_timed(&self) -> bool {
        self.hard.is_some()
    }

    /// Whether so much time is all there is.
    pub(super) fn is_over(&self, elapsed: Duration) -> bool {
        self.hard.is_some_and(|hard| elapsed >= hard)
    }

    /// Whether another iteration is not worth beginning. `worry` is how much longer than usual
    /// to think, in hundredths.
    pub(super) fn is_enough(&self, elapsed: Duration, worry: u32) -> bool {
        self.soft.is_some_and(|soft| elapsed >= soft * worry / 100)
    }
}

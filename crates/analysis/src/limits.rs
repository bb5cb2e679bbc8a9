//! How long an engine may think.

use std::time::Duration;

/// What ends a search; the first limit reached does. Without any it goes on until stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Half-moves to look ahead.
    pub depth: Option<u8>,
    /// Positions to look at. The only limit that is the same on every machine.
    pub nodes: Option<u64>,
    /// Moves within which a mate is wanted.
    pub mate: Option<u8>,
    /// Time to use.
    pub time: Time,
}

/// How much time may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// As much as it takes.
    #[default]
    Unlimited,
    /// This much for the move.
    PerMove(Duration),
    /// A game clock, to be divided wisely.
    Clock {
        /// What is left.
        left: Duration,
        /// What each move gives back.
        increment: Duration,
        /// Moves until more time comes, if that is so.
        moves_to_go: Option<u16>,
    },
}

impl Limits {
    /// Nothing but a depth.
    #[must_use]
    pub fn depth(depth: u8) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// Nothing but a number of positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// Nothing but a time for the move.
    #[must_use]
    pub fn per_move(time: Duration) -> Self {
        Self {
            time: Time::PerMove(time),
            ..Self::default()
        }
    }
}

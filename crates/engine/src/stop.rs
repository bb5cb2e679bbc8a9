//! What the outside hands in: time, and the wish to end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A clock; the engine has none of its own.
pub trait Clock {
    /// Time since some moment that stays the same.
    fn now(&self) -> Duration;
}

/// A clock for searches that are limited by nodes or depth alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// A wish to end that can come from another thread.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Ends the search as soon as it looks.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to end.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Forgets the wish, for the next search.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

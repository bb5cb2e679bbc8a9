//! The only way the worker learns the time, so that tests can tell it.

/// Milliseconds since some fixed moment.
pub trait Clock {
    /// The time now; never goes back.
    fn now(&self) -> f64;
}

impl<F: Fn() -> f64> Clock for F {
    fn now(&self) -> f64 {
        self()
    }
}

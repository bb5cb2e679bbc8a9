//! How often someone may be wrong: per account, and per address, which a school shares, so that
//! only failures count. Each server of a cluster counts for itself.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use rookery_store::UserId;

use crate::address::Network;
use crate::error::ApiError;

const MINUTE: Duration = Duration::from_secs(60);
/// More keys than this are not kept apart.
const MOST_KEYS: usize = 50_000;

/// Whom someone tries to be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Claimed {
    /// Someone we know.
    Known(UserId),
    /// A name that nobody has; treated like one that somebody has.
    Unknown(String),
    /// Whoever the secret belongs to.
    Bearer,
}

/// All that is counted.
#[derive(Debug)]
pub(crate) struct Guesses {
    accounts: Window<Claimed>,
    addresses: Window<Network>,
    guests: Window<Network>,
    puzzles: Window<UserId>,
}

/// A guess that counts as wrong unless it is said to have succeeded.
#[must_use]
pub(crate) struct Guess<'a> {
    guesses: &'a Guesses,
    claimed: Claimed,
    network: Network,
}

/// At most so many within a time.
#[derive(Debug)]
struct Window<K> {
    most: usize,
    span: Duration,
    seen: Mutex<HashMap<K, VecDeque<Instant>>>,
}

impl Default for Guesses {
    fn default() -> Self {
        Self {
            accounts: Window::new(10, 15 * MINUTE),
            addresses: Window::new(300, 10 * MINUTE),
            guests: Window::new(300, 10 * MINUTE),
            puzzles: Window::new(60, MINUTE),
        }
    }
}

impl Guesses {
    /// Begins a guess at a password, a code or a name that may be taken. It counts at once, so
    /// that many at the same time are not more than allowed.
    pub(crate) fn begin(&self, claimed: Claimed, network: Network) -> Result<Guess<'_>, ApiError> {
        let now = Instant::now();
        self.addresses.add(network, now)?;
        if claimed != Claimed::Bearer
            && let Err(refused) = self.accounts.add(claimed.clone(), now)
        {
            self.addresses.take_back(&network);
            return Err(refused);
        }
        Ok(Guess {
            guesses: self,
            claimed,
            network,
        })
    }

    /// One more guest from there.
    pub(crate) fn guest(&self, network: Network) -> Result<(), ApiError> {
        self.guests.add(network, Instant::now())
    }

    /// One more puzzle for someone whom the server judges.
    pub(crate) fn puzzle(&self, user: UserId) -> Result<(), ApiError> {
        let counted = self.puzzles.add(user, Instant::now());
        counted.map_err(|refused| match refused {
            ApiError::TooManyAttempts(pause) => ApiError::TooOften(pause),
            other => other,
        })
    }
}

impl Guess<'_> {
    /// Goes on with what was computed for it. If that could not be computed, because too many ask
    /// at once, nobody was wrong and it does not count.
    pub(crate) fn after<T>(
        self,
        computed: Result<T, impl Into<ApiError>>,
    ) -> Result<(Self, T), ApiError> {
        match computed {
            Ok(answer) => Ok((self, answer)),
            Err(error) => {
                self.succeeded();
                Err(error.into())
            }
        }
    }

    /// It was right, so it does not count.
    pub(crate) fn succeeded(self) {
        self.guesses.addresses.take_back(&self.network);
        self.guesses.accounts.take_back(&self.claimed);
    }
}

impl<K: Eq + Hash> Window<K> {
    fn new(most: usize, span: Duration) -> Self {
        Self {
            most,
            span,
            seen: Mutex::default(),
        }
    }

    fn add(&self, key: K, now: Instant) -> Result<(), ApiError> {
        let mut seen = self.lock();
        let fresh = |at: &Instant| now.saturating_duration_since(*at) < self.span;
        if seen.len() >= MOST_KEYS {
            seen.retain(|_, times| times.back().is_some_and(fresh));
        }
        if seen.len() >= MOST_KEYS {
            seen.clear();
        }
        let times = seen.entry(key).or_default();
        while times.front().is_some_and(|at| !fresh(at)) {
            times.pop_front();
        }
        match times.front() {
            Some(&first) if times.len() >= self.most => Err(ApiError::TooManyAttempts(
                self.span - now.saturating_duration_since(first),
            )),
            _ => {
                times.push_back(now);
                Ok(())
            }
        }
    }

    fn take_back(&self, key: &K) {
        if let Some(times) = self.lock().get_mut(key) {
            times.pop_back();
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<K, VecDeque<Instant>>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    fn network(last: u8) -> Network {
        Network::of([192, 0, 2, last].into(), &HeaderMap::new(), &[])
    }

    fn rita() -> Claimed {
        Claimed::Unknown("rita".to_owned())
    }

    #[test]
    fn ten_failures_are_enough_for_an_account_wherever_they_come_from() {
        let guesses = Guesses::default();
        for from in 0..10 {
            let _failed = guesses.begin(rita(), network(from)).ok().unwrap();
        }
        assert!(guesses.begin(rita(), network(99)).is_err());
        let other = Claimed::Unknown("olaf".to_owned());
        assert!(guesses.begin(other, network(99)).is_ok());
    }

    #[test]
    fn successes_never_count() {
        let guesses = Guesses::default();
        for _ in 0..1000 {
            guesses.begin(rita(), network(1)).ok().unwrap().succeeded();
        }
    }

    #[test]
    fn a_whole_class_may_fail_now_and_then_but_not_for_ever() {
        let guesses = Guesses::default();
        for pupil in 0..300 {
            let name = Claimed::Unknown(format!("pupil-{pupil}"));
            let _failed = guesses.begin(name, network(1)).ok().unwrap();
        }
        assert!(guesses.begin(rita(), network(1)).is_err());
        assert!(guesses.begin(rita(), network(2)).is_ok());
    }

    #[test]
    fn the_window_moves_on() {
        let window = Window::new(2, MINUTE);
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(window.add(1, at(0)), Ok(()));
        assert_eq!(window.add(1, at(30)), Ok(()));
        let pause = Duration::from_secs(20);
        assert_eq!(window.add(1, at(40)), Err(ApiError::TooManyAttempts(pause)));
        assert_eq!(window.add(1, at(61)), Ok(()));
        assert!(window.add(1, at(62)).is_err());
    }
}

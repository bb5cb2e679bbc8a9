//! Password hashes: slow on purpose, so few at a time. An unknown account costs exactly
//! as much as a wrong password, so that nobody learns which accounts there are.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{self, PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

const MEMORY_KIB: u32 = 19_456;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Each hash holds 19 MiB and a core.
const AT_ONCE: usize = 2;
const WAITING: usize = 32;

/// Of no password that anyone knows: its output is counted up, not computed.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$cm9va2VyeS1ub2JvZHktMA\
    $AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

/// Computes and checks hashes.
#[derive(Debug)]
pub struct Passwords {
    running: Arc<Semaphore>,
    places: Semaphore,
    gauge: Arc<Gauge>,
}

#[derive(Debug, Default)]
struct Gauge {
    hashes: AtomicU64,
    now: AtomicUsize,
    most: AtomicUsize,
}

/// Why no hash was computed.
#[derive(Debug, thiserror::Error)]
pub enum HashError {
    /// Too many wait already.
    #[error("too many people are logging in at once")]
    Busy,
    /// The hash in the database is not one of ours.
    #[error("a stored password hash cannot be read")]
    Unreadable(#[source] password_hash::phc::Error),
    /// The computation failed.
    #[error("a password could not be hashed")]
    Failed(#[source] password_hash::Error),
    /// The server is stopping.
    #[error("the server is stopping")]
    Stopping,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            running: Arc::new(Semaphore::new(AT_ONCE)),
            places: Semaphore::new(AT_ONCE + WAITING),
            gauge: Arc::default(),
        }
    }
}

impl Passwords {
    /// The hash of a password, with a salt of its own.
    ///
    /// # Errors
    /// [`HashError::Busy`] when too many wait.
    pub async fn hash(&self, password: &str) -> Result<String, HashError> {
        let password = password.to_owned();
        self.compute(move |argon| {
            let hash = argon.hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string()).map_err(HashError::Failed)
        })
        .await
    }

    /// Whether the password is the one with this hash. Without a hash, because there is
    /// no such account or it has no password, the answer is no and takes as long.
    ///
    /// # Errors
    /// [`HashError::Busy`] when too many wait.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool, HashError> {
        let password = password.to_owned();
        let (known, hash) = (hash.is_some(), hash.unwrap_or(NOBODY).to_owned());
        self.compute(move |argon| {
            let hash = PasswordHash::new(&hash).map_err(HashError::Unreadable)?;
            match argon.verify_password(password.as_bytes(), &hash) {
                Ok(()) => Ok(known),
                Err(password_hash::Error::PasswordInvalid) => Ok(false),
                Err(error) => Err(HashError::Failed(error)),
            }
        })
        .await
    }

    /// How many hashes were computed since the start.
    #[must_use]
    pub fn hashes(&self) -> u64 {
        self.gauge.hashes.load(Ordering::Relaxed)
    }

    /// The most that were ever computed at once.
    #[must_use]
    pub fn most_at_once(&self) -> usize {
        self.gauge.most.load(Ordering::Relaxed)
    }

    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Argon2<'static>) -> Result<T, HashError> + Send + 'static,
    ) -> Result<T, HashError> {
        let _place = self.places.try_acquire().map_err(|_| HashError::Busy)?;
        let slot = Arc::clone(&self.running).acquire_owned().await;
        let slot = slot.map_err(|_| HashError::Stopping)?;
        let gauge = Arc::clone(&self.gauge);
        let answer = tokio::task::spawn_blocking(move || {
            // The slot goes with the work: who gives up waiting does not free it.
            let _slot = slot;
            gauge.measure(|| work(&argon()))
        });
        answer.await.map_err(|_| HashError::Stopping)?
    }
}

impl Gauge {
    fn measure<T>(&self, work: impl FnOnce() -> T) -> T {
        self.hashes.fetch_add(1, Ordering::Relaxed);
        let now = self.now.fetch_add(1, Ordering::Relaxed) + 1;
        self.most.fetch_max(now, Ordering::Relaxed);
        let answer = work();
        self.now.fetch_sub(1, Ordering::Relaxed);
        answer
    }
}

fn argon() -> Argon2<'static> {
    let parameters = Params::new(MEMORY_KIB, PASSES, LANES, None).expect("constants in range");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, parameters)
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn the_right_password_is_known_and_others_are_not() {
        let passwords = Passwords::default();
        let hash = passwords.hash("Rook-takes-e5").await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert!(
            passwords
                .verify("Rook-takes-e5", Some(&hash))
                .await
                .unwrap()
        );
        assert!(
            !passwords
                .verify("rook-takes-e5", Some(&hash))
                .await
                .unwrap()
        );
        assert_ne!(
            passwords.hash("Rook-takes-e5").await.unwrap(),
            hash,
            "each has its own salt"
        );
    }

    #[tokio::test]
    async fn an_unknown_account_costs_one_hash_like_a_wrong_password() {
        let passwords = Passwords::default();
        let hash = passwords.hash("Rook-takes-e5").await.unwrap();
        let cost = async |hash: Option<&str>| {
            let before = passwords.hashes();
            assert!(!passwords.verify("wrong", hash).await.unwrap());
            passwords.hashes() - before
        };
        assert_eq!(cost(Some(&hash)).await, 1);
        assert_eq!(cost(None).await, 1);
        let parameters = |hash: &str| hash.rsplitn(3, '$').nth(2).map(str::to_owned);
        assert_eq!(parameters(NOBODY), parameters(&hash), "and is as slow");
        let length = |hash: &str| PasswordHash::new(hash).unwrap().hash.unwrap().len();
        assert_eq!(length(NOBODY), length(&hash));
    }

    #[tokio::test]
    async fn at_most_two_at_a_time_and_thirty_two_wait() {
        let passwords = Passwords::default();
        let tries = (0..200).map(|_| passwords.verify("wrong", None));
        let outcomes = join_all(tries).await;
        let busy = outcomes
            .iter()
            .filter(|one| matches!(one, Err(HashError::Busy)))
            .count();
        assert_eq!(busy, 200 - AT_ONCE - WAITING);
        assert_eq!(passwords.hashes(), (AT_ONCE + WAITING) as u64);
        assert!(passwords.most_at_once() <= AT_ONCE);
        assert!(
            !passwords.verify("wrong", None).await.unwrap(),
            "and it recovers"
        );
    }

    #[tokio::test]
    async fn a_hash_that_is_none_is_an_error_and_not_a_no() {
        let outcome = Passwords::default().verify("x", Some("plain")).await;
        assert!(
            matches!(outcome, Err(HashError::Unreadable(_))),
            "{outcome:?}"
        );
    }
}

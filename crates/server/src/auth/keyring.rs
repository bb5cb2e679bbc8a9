//! The key in use, shared by all requests. Servers that share a database share the key:
//! one that meets a token of another key looks whether there is a new one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use rookery_store::{SigningKey, Store, StoreError, Timestamp};
use sha2::{Digest, Sha256};

use super::session::{Claims, KeyError, Signer, TokenError};

/// Tokens that are known at a time; about a hundred bytes each.
const KNOWN: usize = 8192;

/// The key in use.
pub struct Keyring {
    store: Store,
    key: RwLock<Arc<Key>>,
}

/// A key, and by their hashes the tokens that it has verified. Verifying takes longer than all the
/// rest of a small request, and a browser sends the same token every time.
struct Key {
    signer: Signer,
    known: Mutex<HashMap<[u8; 32], Claims>>,
}

impl Key {
    fn of(kept: &SigningKey) -> Result<Self, KeyError> {
        let signer = Signer::of(kept)?;
        let known = Mutex::default();
        Ok(Self { signer, known })
    }

    fn read(&self, token: &str, now: Timestamp) -> Result<Claims, TokenError> {
        let hash = Sha256::digest(token).into();
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known().get(&hash).copied();
        if let Some(claims) = found {
            return claims.in_time(now);
        }
        let claims = self.signer.read(token, now)?;
        let mut known = known();
        // Whoever comes back is soon known again.
        if known.len() >= KNOWN {
            known.clear();
        }
        known.insert(hash, claims);
        Ok(claims)
    }
}

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum KeyringError {
    /// The database failed.
    #[error("the signing key cannot be had")]
    Store(#[from] StoreError),
    /// What it holds is no key.
    #[error(transparent)]
    Key(#[from] KeyError),
}

impl Keyring {
    /// Takes the key from the store, and makes one if there is none yet.
    ///
    /// # Errors
    /// A failing database, or one that holds no key where one should be.
    pub async fn open(store: Store, now: Timestamp) -> Result<Self, KeyringError> {
        let key = store.signing_key_or(Signer::new_key(now)).await?;
        let key = RwLock::new(Arc::new(Key::of(&key)?));
        Ok(Self { store, key })
    }

    /// The token that says so. Another server or the command line may have made a new key, and
    /// then nothing may begin with the old one, so this looks first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn sign(&self, claims: &Claims) -> Result<String, KeyringError> {
        self.reload().await?;
        Ok(self.key().signer.sign(claims))
    }

    /// What a token says, if it is signed with the key in use and its time is not over.
    ///
    /// # Errors
    /// A failing database. A token that opens nothing is the inner error.
    pub async fn read(
        &self,
        token: &str,
        now: Timestamp,
    ) -> Result<Result<Claims, TokenError>, KeyringError> {
        match self.key().read(token, now) {
            Err(TokenError::OtherKey) => {
                self.reload().await?;
                Ok(self.key().read(token, now))
            }
            answer => Ok(answer),
        }
    }

    /// Makes a new key, which ends every session; returns how many those were.
    ///
    /// # Errors
    /// A failing database.
    pub async fn rotate(&self, now: Timestamp) -> Result<u64, KeyringError> {
        let key = Signer::new_key(now);
        let new = Key::of(&key)?;
        let ended = self.store.rotate_signing_key(key).await?;
        self.replace(new);
        Ok(ended)
    }

    async fn reload(&self) -> Result<(), KeyringError> {
        let kept = self.store.signing_key().await?;
        if let Some(kept) = kept.filter(|kept| kept.id != self.key().signer.key()) {
            self.replace(Key::of(&kept)?);
        }
        Ok(())
    }

    fn key(&self) -> Arc<Key> {
        let key = self.key.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&key)
    }

    fn replace(&self, key: Key) {
        let mut place = self.key.write().unwrap_or_else(PoisonError::into_inner);
        *place = Arc::new(key);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rookery_store::{Database, Scope, SessionId, UserId};

    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

    fn claims() -> Claims {
        Claims {
            session: SessionId::new(NOW),
            user: UserId::new(NOW),
            scope: Scope::User,
            expires: NOW.after(Duration::from_secs(60)),
        }
    }

    #[tokio::test]
    async fn servers_that_share_a_database_share_the_key() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::Sqlite(folder.path().join("rookery.db"));
        let store = Store::open(&database, NOW).await.unwrap();
        let one = Keyring::open(store.clone(), NOW).await.unwrap();
        let other = Keyring::open(store.clone(), NOW).await.unwrap();

        let old = one.sign(&claims()).await.unwrap();
        assert!(other.read(&old, NOW).await.unwrap().is_ok());
        let late = other.read(&old, NOW.after(Duration::from_secs(60))).await;
        assert_eq!(late.unwrap(), Err(TokenError::Expired), "known or not");
        one.rotate(NOW).await.unwrap();
        let new = one.sign(&claims()).await.unwrap();
        assert!(
            other.read(&new, NOW).await.unwrap().is_ok(),
            "the other learns of it"
        );
        for ring in [&one, &other] {
            let answer = ring.read(&old, NOW).await.unwrap();
            assert_eq!(answer, Err(TokenError::OtherKey));
        }
        store.close().await;
    }

    #[tokio::test]
    async fn nothing_is_signed_with_a_key_that_was_replaced_elsewhere() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::Sqlite(folder.path().join("rookery.db"));
        let store = Store::open(&database, NOW).await.unwrap();
        let ring = Keyring::open(store.clone(), NOW).await.unwrap();
        let old = ring.sign(&claims()).await.unwrap();

        let key = Signer::new_key(NOW);
        store.rotate_signing_key(key.clone()).await.unwrap();
        let new = ring.sign(&claims()).await.unwrap();
        assert!(Signer::of(&key).unwrap().read(&new, NOW).is_ok());
        let answer = ring.read(&old, NOW).await.unwrap();
        assert_eq!(answer, Err(TokenError::OtherKey));
        store.close().await;
    }
}

//! Secrets that the store must recognize but never know: only their hash is kept.

use std::fmt;

use sha2::{Digest, Sha256};

/// The hash of a secret with at least 128 random bits, such as a token, a link or
/// a code. Passwords are guessable and need more; the store gets them hashed.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretHash(String);

impl SecretHash {
    /// The hash of such a secret.
    #[must_use]
    pub fn of(secret: &[u8]) -> Self {
        Self(hex(&Sha256::digest(secret)))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Without the hash, so that a log never holds one.
impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(..)")
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

//! What must never be told to anyone: password hashes, hashes of tokens, the signing key.

use base64ct::{Base64, Base64UrlUnpadded, Encoding};
use sha2::{Digest, Sha256};

use crate::app::TestApp;
use crate::people;

/// Texts that may turn up nowhere.
pub(crate) struct Secrets(Vec<String>);

impl Secrets {
    pub(crate) async fn of(app: &TestApp) -> Self {
        let hash = people::hash().await;
        let salt_and_output = hash.rsplit('$').take(2).map(str::to_owned);
        let mut secrets = Self(salt_and_output.collect());
        secrets.0.push("$argon2".to_owned());
        secrets.add_key(app).await;
        secrets
    }

    /// The key that the server signs with now.
    pub(crate) async fn add_key(&mut self, app: &TestApp) {
        let key = app.app.store.signing_key().await.unwrap().unwrap().secret;
        self.0.push(hex(&key));
        self.0.push(Base64::encode_string(&key));
        self.0.push(Base64UrlUnpadded::encode_string(&key));
    }

    /// This token, and what the store keeps of it.
    pub(crate) fn add_token(&mut self, secret: &str) {
        self.0.push(secret.to_owned());
        self.add_hash(secret);
    }

    pub(crate) fn add_hash(&mut self, secret: &str) {
        self.0.push(hex(&Sha256::digest(secret)));
    }

    #[track_caller]
    pub(crate) fn check(&self, told: &str, by: &str) {
        for secret in &self.0 {
            assert!(!told.contains(secret.as_str()), "{by} tells {secret}");
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

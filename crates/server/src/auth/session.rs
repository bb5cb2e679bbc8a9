//! The token of a session: what it says, signed with ES256 (ECDSA on P-256 with SHA-256)
//! in the compact form of RFC 7515. A token only names a session; whether that still
//! lives, the store knows.

use base64ct::{Base64UrlUnpadded, Encoding};
use p256::ecdsa::signature::{Signer as _, Verifier as _};
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::Generate;
use rookery_store::{KeyId, Scope, SessionId, Timestamp, UserId};
use serde::{Deserialize, Serialize};

/// Longer than any token of ours.
const LONGEST: usize = 1024;

/// What a token says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    /// Which session it is of.
    pub session: SessionId,
    /// Whose.
    pub user: UserId,
    /// How far it opens the door.
    pub scope: Scope,
    /// When it ends, to the second.
    pub expires: Timestamp,
}

impl Claims {
    pub(crate) fn in_time(self, now: Timestamp) -> Result<Self, TokenError> {
        match self.expires > now {
            true => Ok(self),
            false => Err(TokenError::Expired),
        }
    }
}

/// Why a token opens nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// It is no token of ours.
    #[error("this is no token")]
    Malformed,
    /// Another key signed it, or none.
    #[error("the token was signed with another key")]
    OtherKey,
    /// Its signature is not of what it says.
    #[error("the signature of the token is wrong")]
    Signature,
    /// Its time is over.
    #[error("the token has ended")]
    Expired,
}

/// The bytes of a stored key are no key.
#[derive(Debug, thiserror::Error)]
#[error("the signing key in the database cannot be read")]
pub struct KeyError(#[source] p256::ecdsa::Error);

/// Signs tokens and reads them back.
pub struct Signer {
    id: KeyId,
    key: SigningKey,
    /// The only header it writes and the only one it accepts, so that nobody else
    /// chooses the algorithm.
    header: String,
}

#[derive(Serialize)]
struct Header {
    alg: &'static str,
    kid: KeyId,
    typ: &'static str,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Payload {
    sid: SessionId,
    sub: UserId,
    scope: String,
    exp: i64,
}

impl Signer {
    /// A new key, to be kept in the store.
    #[must_use]
    pub fn new_key(at: Timestamp) -> rookery_store::SigningKey {
        rookery_store::SigningKey {
            id: KeyId::new(at),
            secret: SigningKey::generate().to_bytes().to_vec(),
            created: at,
        }
    }

    /// Takes the key that the store keeps.
    ///
    /// # Errors
    /// Bytes that are no key.
    pub fn of(kept: &rookery_store::SigningKey) -> Result<Self, KeyError> {
        let header = Header {
            alg: "ES256",
            kid: kept.id,
            typ: "JWT",
        };
        Ok(Self {
            id: kept.id,
            key: SigningKey::from_slice(&kept.secret).map_err(KeyError)?,
            header: encoded(&header),
        })
    }

    /// The id of its key.
    #[must_use]
    pub fn key(&self) -> KeyId {
        self.id
    }

    /// The token that says so.
    #[must_use]
    pub fn sign(&self, claims: &Claims) -> String {
        let payload = Payload {
            sid: claims.session,
            sub: claims.user,
            scope: claims.scope.as_str().to_owned(),
            exp: claims.expires.as_millis().div_euclid(1000),
        };
        let said = format!("{}.{}", self.header, encoded(&payload));
        let signature: Signature = self.key.sign(said.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("{said}.{signature}")
    }

    /// What the token says, if we signed it and its time is not over.
    ///
    /// # Errors
    /// Anything else.
    pub fn read(&self, token: &str, now: Timestamp) -> Result<Claims, TokenError> {
        if token.len() > LONGEST {
            return Err(TokenError::Malformed);
        }
        let (said, signature) = token.rsplit_once('.').ok_or(TokenError::Malformed)?;
        let (header, payload) = said.split_once('.').ok_or(TokenError::Malformed)?;
        if header != self.header {
            return Err(TokenError::OtherKey);
        }
        let signature = decoded(signature)?;
        let signature = Signature::from_slice(&signature).map_err(|_| TokenError::Malformed)?;
        let key = self.key.verifying_key();
        key.verify(said.as_bytes(), &signature)
            .map_err(|_| TokenError::Signature)?;
        let payload: Payload =
            serde_json::from_slice(&decoded(payload)?).map_err(|_| TokenError::Malformed)?;
        let claims = Claims {
            session: payload.sid,
            user: payload.sub,
            scope: Scope::parse(&payload.scope).ok_or(TokenError::Malformed)?,
            expires: Timestamp::from_millis(payload.exp.saturating_mul(1000)),
        };
        claims.in_time(now)
    }
}

fn encoded(value: &impl Serialize) -> String {
    let text = serde_json::to_vec(value).expect("ids, words and numbers are JSON");
    Base64UrlUnpadded::encode_string(&text)
}

fn decoded(text: &str) -> Result<Vec<u8>, TokenError> {
    Base64UrlUnpadded::decode_vec(text).map_err(|_| TokenError::Malformed)
}

#[cfg(test)]
mod tests;

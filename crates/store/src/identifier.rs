//! Names of things: one type for each, a UUID inside, its usual text outside.
//! Whatever a client can make offline has an id that the client made.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sqlx::any::{Any, AnyTypeInfo};
use sqlx::database::Database;
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use uuid::{NoContext, Uuid};

use crate::Timestamp;

/// Text that is not an id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an id; an id looks like 0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f")]
pub struct ParseIdError(String);

macro_rules! identifiers {
    ($($(#[$doc:meta])+ $name:ident;)+) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Uuid);

        impl $name {
            /// A new one, never given out before; later ones sort after earlier ones.
            #[must_use]
            pub fn new(at: Timestamp) -> Self {
                let millis = u64::try_from(at.as_millis()).unwrap_or_default();
                let nanos = u32::try_from(millis % 1000).unwrap_or_default() * 1_000_000;
                let time = uuid::Timestamp::from_unix(NoContext, millis / 1000, nanos);
                Self(Uuid::new_v7(time))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            /// Reads the usual form with hyphens, and no other, so that a thing has one name.
            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                let id = Uuid::try_parse(text).ok().filter(|id| id.to_string() == text);
                id.map(Self).ok_or_else(|| ParseIdError(text.chars().take(64).collect()))
            }
        }

        impl sqlx::Type<Any> for $name {
            fn type_info() -> AnyTypeInfo {
                <String as sqlx::Type<Any>>::type_info()
            }
        }

        impl sqlx::Encode<'_, Any> for $name {
            fn encode_by_ref(&self, buffer: &mut <Any as Database>::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
                sqlx::Encode::<Any>::encode(self.0.to_string(), buffer)
            }
        }
    )+};
}

identifiers! {
    /// A person, with an account or without.
    UserId;
    /// One device that is logged in.
    SessionId;
    /// A personal access token.
    TokenId;
    /// A game, named by the device it was played on.
    GameId;
    /// A link that shows one game to whoever holds it.
    ShareLinkId;
    /// Something a learner did, named by the device it was done on.
    EventId;
    /// An attempt at a puzzle, named by the device or by the server that judged it.
    AttemptId;
    /// A survival run, named by the device it was begun on.
    RunId;
    /// An opponent that someone has made, named by the device it was made on.
    OpponentId;
    /// An act of an administrator.
    AuditId;
    /// A key that signs sessions.
    KeyId;
}

impl GameId {
    /// The id of a game that is known by a hash, such as one read from a file.
    #[must_use]
    pub fn hashed(hash: &[u8; 32]) -> Self {
        let (half, _) = hash.split_at(16);
        Self(Uuid::new_v8(half.try_into().expect("sixteen bytes")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_the_journey_through_text() {
        let id = GameId::new(Timestamp::from_millis(1_700_000_000_000));
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(serde_json::to_string(&id).unwrap(), format!("\"{id}\""));
    }

    #[test]
    fn later_ids_sort_after_earlier_ones() {
        let at = |millis| UserId::new(Timestamp::from_millis(millis)).to_string();
        assert!(at(1_700_000_000_000) < at(1_700_000_000_001));
        assert!(at(1_700_000_000_999) < at(1_700_000_001_000));
    }

    #[test]
    fn other_spellings_are_refused() {
        let id = UserId::new(Timestamp::from_millis(1_700_000_000_000)).to_string();
        let spellings = [
            "",
            "1",
            &id.to_uppercase(),
            &id.replace('-', ""),
            &format!("{{{id}}}"),
        ];
        for text in spellings {
            assert!(text.parse::<UserId>().is_err(), "{text}");
        }
    }
}

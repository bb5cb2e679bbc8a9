//! Names of things: one type for each, a UUID inside, its usual text outside.
//! Whatever a client can make offline has an id that the client made.

use std::fmt;
use std::str::FromStr;

use rookery_play::ParseIdError;
use serde::{Deserialize, Serialize};
use sqlx::any::{Any, AnyTypeInfo};
use sqlx::database::Database;
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use uuid::Uuid;

use crate::Timestamp;

/// A new id of something that is usually named by a device; later ones sort after earlier ones.
#[must_use]
pub fn fresh<T: From<Uuid>>(at: Timestamp) -> T {
    let millis = u64::try_from(at.as_millis()).unwrap_or_default();
    rookery_play::id::fresh(millis, rand::random()).into()
}

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
                Self(fresh(at))
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
                id.map(Self).ok_or_else(|| ParseIdError::of(text))
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
    /// A link that shows one game to whoever holds it.
    ShareLinkId;
    /// Something a learner did, named by the device it was done on.
    EventId;
    /// An attempt at a puzzle, named by the device or by the server that judged it.
    AttemptId;
    /// An act of an administrator.
    AuditId;
    /// A key that signs sessions.
    KeyId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_the_journey_through_text() {
        let id = UserId::new(Timestamp::from_millis(1_700_000_000_000));
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

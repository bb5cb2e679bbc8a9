//! What a game, a run and an opponent of one's own are known by: UUIDs that the device makes, so that
//! what is sent twice is kept once.

use std::fmt;
use std::str::FromStr;

use uuid::{Builder, Uuid};

/// Text that is not an id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an id; an id looks like 0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f")]
pub struct ParseIdError(String);

impl ParseIdError {
    /// About this text, or how it begins.
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self(text.chars().take(64).collect())
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident;)+) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Uuid);

        impl $name {
            /// Reads an id as it is shown, and no other spelling, so that a thing has one name.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                // The crate's own reader explains what is wrong, in half a kilobyte that no page shows.
                let bits = u128::from_str_radix(&text.replace('-', ""), 16).ok()?;
                Some(Self(Uuid::from_u128(bits))).filter(|id| id.to_string() == text)
            }
        }

        impl From<Uuid> for $name {
            fn from(uuid: Uuid) -> Self {
                Self(uuid)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                Self::parse(text).ok_or_else(|| ParseIdError::of(text))
            }
        }
    )+};
}

ids! {
    /// A game, named by the device it was played on.
    GameId;
    /// A survival run, named by the device it was begun on.
    RunId;
    /// An opponent that someone has made, named by the device it was made on.
    OpponentId;
}

/// A new id: those of later milliseconds sort after earlier ones, and chance tells those of one
/// millisecond apart.
#[must_use]
pub fn fresh(millis: u64, chance: u128) -> Uuid {
    let [_, _, _, _, _, _, chance @ ..] = chance.to_be_bytes();
    Builder::from_unix_timestamp_millis(millis, &chance).into_uuid()
}

impl GameId {
    /// The id of a game that is known by a hash, such as one read from a file.
    #[must_use]
    pub fn of_hash(hash: [u8; 16]) -> Self {
        Self(Builder::from_custom_bytes(hash).into_uuid())
    }

    /// Always the same for the same text.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        Self(digest(text))
    }

    /// Of the game that begins where one has gone back to from the end of this.
    #[must_use]
    pub fn next(self) -> Self {
        /// The bits of a UUID that tell neither version nor variant, counted from the end.
        const COUNTED: u128 = (1 << 62) - 1;
        let bits = self.0.as_u128();
        let counted = bits.wrapping_add(1) & COUNTED;
        Self(Uuid::from_u128(bits & !COUNTED | counted))
    }
}

/// A UUID that follows from a text.
fn digest(text: &str) -> Uuid {
    // FNV-1a.
    let bits = text
        .bytes()
        .fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, |hash, byte| {
            (hash ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b)
        });
    Builder::from_random_bytes(bits.to_be_bytes()).into_uuid()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_uuid_of_version_seven() {
        let id = GameId::from(fresh(0x0198_c5e2_7b1a, u128::MAX));
        assert_eq!(id.to_string(), "0198c5e2-7b1a-7fff-bfff-ffffffffffff");
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn later_ids_sort_after_earlier_ones() {
        let at = |millis, chance| GameId::from(fresh(millis, chance)).to_string();
        assert!(at(1_700_000_000_000, u128::MAX) < at(1_700_000_000_001, 0));
    }

    #[test]
    fn other_spellings_are_refused() {
        let id = GameId::from(fresh(1_700_000_000_000, 7)).to_string();
        for text in [
            "",
            "1",
            "rook",
            &id.to_uppercase(),
            &id.replace('-', ""),
            &format!("{{{id}}}"),
        ] {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_text_and_every_return_has_its_own() {
        let id = GameId::of_text("e2e4");
        assert_eq!(id.to_string(), "695289cb-b275-4277-b806-e96d741de12f");
        let others = [GameId::of_text("e2e3"), id.next(), id.next().next()];
        assert!(others.iter().all(|&other| other != id));
        assert_ne!(others[1], others[2]);
        let last = GameId::from(fresh(1, u128::MAX));
        assert_eq!(
            last.next().to_string(),
            "00000000-0001-7fff-8000-000000000000"
        );
    }
}

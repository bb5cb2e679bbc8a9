//! A moment. The store has no clock: whoever calls it says what time it is.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::any::{Any, AnyTypeInfo};
use sqlx::database::Database;
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;

/// Milliseconds since 1970 in universal time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(i64);

impl Timestamp {
    /// So many milliseconds after the beginning of 1970.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// How many milliseconds after the beginning of 1970.
    #[must_use]
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// So much later.
    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(millis(time)))
    }

    /// So much earlier.
    #[must_use]
    pub fn before(self, time: Duration) -> Self {
        Self(self.0.saturating_sub(millis(time)))
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl sqlx::Type<Any> for Timestamp {
    fn type_info() -> AnyTypeInfo {
        <i64 as sqlx::Type<Any>>::type_info()
    }
}

impl sqlx::Encode<'_, Any> for Timestamp {
    fn encode_by_ref(
        &self,
        buffer: &mut <Any as Database>::ArgumentBuffer,
    ) -> Result<IsNull, BoxDynError> {
        sqlx::Encode::<Any>::encode(self.0, buffer)
    }
}

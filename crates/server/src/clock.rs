//! The time, asked for in one place.

use std::time::{SystemTime, UNIX_EPOCH};

use rookery_store::Timestamp;

/// What time it is.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let millis = since.unwrap_or_default().as_millis();
    Timestamp::from_millis(i64::try_from(millis).unwrap_or(i64::MAX))
}

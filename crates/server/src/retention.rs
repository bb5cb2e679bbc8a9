//! Nothing is kept longer than was said: what has ended by itself, and guests who stayed away.

use std::time::Duration;

use rookery_store::{Store, StoreError, Timestamp};

use crate::clock::now;

const PAUSE: Duration = Duration::from_secs(60 * 60);
/// As the privacy text says.
const GUESTS_KEPT: Duration = Duration::from_secs(400 * 24 * 60 * 60);
/// Who looked at whose things is told for so long, as the privacy text says.
const LOOKS_KEPT: Duration = Duration::from_secs(400 * 24 * 60 * 60);
/// Few at a time, so that others can write in between.
const AT_ONCE: u32 = 100;

/// Clears away again and again, for as long as it is run.
pub async fn keep(store: Store) {
    loop {
        if let Err(error) = clear(&store, now()).await {
            let error = &error as &dyn std::error::Error;
            tracing::error!(error, "what is no longer kept could not be cleared away");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Clears away what is no longer kept.
///
/// # Errors
/// A failing database.
pub async fn clear(store: &Store, now: Timestamp) -> Result<(), StoreError> {
    store.purge_expired(now).await?;
    store.purge_looks(now.before(LOOKS_KEPT)).await?;
    let since = now.before(GUESTS_KEPT);
    while store.purge_guests(since, AT_ONCE).await? == u64::from(AT_ONCE) {}
    Ok(())
}

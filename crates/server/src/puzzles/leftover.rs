//! Puzzles that an import took and did not place, because its server ended before. A start goes on
//! with them.

use rookery_store::{Store, StoreError};

/// So many take a second or two, and a start waits for them; more are placed while people play.
const AT_START: u64 = 50_000;

/// Gives them their places. Without any this costs two small questions.
pub(crate) async fn place(store: &Store) -> Result<(), StoreError> {
    match store.unplaced_puzzles().await? {
        0 => {}
        1..=AT_START => {
            store.place_puzzles(|_| ()).await?;
        }
        _ => {
            tokio::spawn(place_all(store.clone()));
        }
    }
    Ok(())
}

async fn place_all(store: Store) {
    tracing::info!("an import was interrupted; its puzzles get their places");
    match store.place_puzzles(|_| ()).await {
        Ok(count) => tracing::info!(count, "an interrupted import is whole"),
        Err(error) => tracing::warn!(%error, "puzzles wait for their places until the next start"),
    }
}

//! Waiting for a condition, never for a time. The limit only ends what hangs.

use std::time::Duration;

use anyhow::{Context, Result};

const LIMIT: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(25);

/// Asks again and again until there is an answer.
///
/// # Errors
/// When asking fails, or when there is no answer within 30 seconds.
pub async fn until<T>(what: &str, mut ask: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
    let asking = async {
        loop {
            if let Some(answer) = ask().await? {
                return Ok(answer);
            }
            tokio::time::sleep(PAUSE).await;
        }
    };
    let outcome = tokio::time::timeout(LIMIT, asking).await;
    outcome.with_context(|| format!("waited in vain for {what}"))?
}

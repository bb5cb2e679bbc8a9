//! Tags of contents, which clients ask again with.

use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};

/// Changes whenever the content does.
pub(crate) fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Whether the client already holds the content with this tag.
pub(crate) fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let held = asked.get_all(header::IF_NONE_MATCH).iter();
    held.filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(|held| held.trim().trim_start_matches("W/"))
        .any(|held| held == "*" || held == tag)
}

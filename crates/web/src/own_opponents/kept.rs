//! The opponent of somebody's own that is played against, kept in this browser so that its game can
//! begin and its face be seen without a connection.

use rookery_protocol::api::OwnOpponent;

use crate::browser::storage as memory;
use crate::keeping::keeper::owned;

const KEPT_AS: &str = "own-opponent";

/// This is the one.
pub fn pick(own: &OwnOpponent) {
    if let Ok(text) = serde_json::to_string(own) {
        memory::remember(&owned(KEPT_AS), &text);
    }
}

/// The one that was picked last.
pub fn recall() -> Option<OwnOpponent> {
    serde_json::from_str(&memory::recall(&owned(KEPT_AS))?).ok()
}

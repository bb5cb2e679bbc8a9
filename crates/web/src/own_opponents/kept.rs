//! The opponent of somebody's own that is played against, kept in this browser so that its game can
//! begin and its face be seen without a connection.

use rookery_app::keeping::table::OWN_OPPONENT;
use rookery_protocol::api::OwnOpponent;

use crate::account::presence::Presence;
use crate::browser::storage as memory;

/// This is the one.
pub fn pick(own: &OwnOpponent) {
    if let Ok(text) = serde_json::to_string(own) {
        memory::remember(&Presence::own(OWN_OPPONENT), &text);
    }
}

/// The one that was picked last.
pub fn recall() -> Option<OwnOpponent> {
    let kept = memory::recall(&Presence::own(OWN_OPPONENT))?;
    serde_json::from_str(&kept).ok()
}

//! The share link: it shows one game to whoever has it.

use serde::{Deserialize, Serialize};

/// Shares a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewShareForm {
    /// For how many hours; a day if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 720))]
    pub hours: Option<u16>,
}

impl NewShareForm {
    /// For how many hours a link shows a game, if nobody says.
    pub const USUAL_HOURS: u16 = 24;
    /// For how many hours at most.
    pub const MOST_HOURS: u16 = 30 * 24;
}

/// A link that shows one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Share {
    /// Its id, to take it back by.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Since when.
    pub created: i64,
    /// Until when.
    pub expires: i64,
}

/// A link that was just made, with its secret, which is never shown again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewShare {
    /// What is kept of it.
    pub share: Share,
    /// What goes behind `/shared#` in an address, where no server and no log sees it, or into the header `Rookery-Share`.
    pub secret: String,
}

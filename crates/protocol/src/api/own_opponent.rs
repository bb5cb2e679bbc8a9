//! Opponents that people make themselves, keep, and hand on.

use serde::{Deserialize, Serialize};

use super::opponent::Dials;

/// What an opponent is like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpponentDesign {
    /// What it is called; the rules are those for names of people.
    #[cfg_attr(feature = "openapi", schema(max_length = 32))]
    pub name: String,
    /// Its style.
    pub dials: Dials,
    /// Its rung of the ladder.
    #[cfg_attr(feature = "openapi", schema(minimum = 200, maximum = 2400))]
    pub rung: u16,
    /// The openings it plays from, by their word; none for no book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub repertoire: Option<String>,
    /// What can be used against it, by its word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub weakness: Option<String>,
    /// What it looks like.
    pub face: FaceParts,
}

/// A face, put together from those of the cast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaceParts {
    /// Whose head, by the word of an animal.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub head: String,
    /// Whose eyes and brows.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub eyes: String,
    /// Whose mouth and nose.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub mouth: String,
    /// The color behind it, by the word of a tone.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub tone: String,
}

/// An opponent of someone's own making.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnOpponent {
    /// Its id, a UUID made by the device.
    pub id: String,
    /// What it is like.
    pub design: OpponentDesign,
    /// Since when it is here.
    pub created: i64,
    /// When it was last changed.
    pub changed: i64,
    /// Until when a link hands it on, if one was made.
    pub shared_until: Option<i64>,
}

/// All opponents that someone has made, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnOpponents {
    /// They.
    pub opponents: Vec<OwnOpponent>,
}

/// A link that was just made, with its secret, which is never shown again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewOpponentLink {
    /// What to ask for the opponent by. It goes behind `#` in the address of a page, where
    /// no server and no log sees it, or into the header `Rookery-Share`.
    pub token: String,
    /// Until when.
    pub expires: i64,
}

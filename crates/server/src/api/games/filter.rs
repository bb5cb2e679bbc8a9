//! Which games a list is asked for.

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use rookery_play::{GameId, GameSource, Side, Verdict};
use rookery_store::{GameFilter, GamePlace, GameSeq, Timestamp};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::ApiError;

const PAGE: u32 = 50;
pub(in crate::api) const LARGEST_PAGE: u32 = 100;
/// Longer than any name or title.
const LONGEST: usize = 200;

/// Sets are words with commas between.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct GamesWanted {
    /// `white`, `black` or `neither`: the side of the owner.
    side: Option<String>,
    /// A set of `win`, `loss`, `draw`, `unfinished`, `other`.
    verdict: Option<String>,
    /// A set of `live`, `engine`, `local`, `import`.
    source: Option<String>,
    /// `engine`, `character`, `person` or `unknown`.
    opponent_kind: Option<String>,
    /// Which opponent.
    opponent_id: Option<String>,
    /// A style that stood out in the opponent.
    style: Option<String>,
    /// The name of an opening.
    opening: Option<String>,
    /// A tag.
    tag: Option<String>,
    /// A part of the title, a name or the opening.
    text: Option<String>,
    /// Begun then or later.
    from: Option<i64>,
    /// Begun before then.
    until: Option<i64>,
    /// Played on from this game, or a variation of it: its id.
    origin: Option<String>,
    /// Second versions of this game, played on another device: its id.
    conflicts_with: Option<String>,
    /// Only those after this place: `next` of the page before.
    before: Option<String>,
    /// How many, at most 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// The filter, where to begin, and how many.
pub(super) fn read(
    wanted: Result<Query<GamesWanted>, QueryRejection>,
) -> Result<(GameFilter, Option<GamePlace>, u32), ApiError> {
    let Query(wanted) = wanted.map_err(|_| {
        ApiError::WrongShape("The question behind the ? cannot be read.".to_owned())
    })?;
    let words = [
        &wanted.opponent_kind,
        &wanted.opponent_id,
        &wanted.style,
        &wanted.opening,
        &wanted.tag,
        &wanted.text,
    ];
    let is_wrong = |word: &String| word.len() > LONGEST || word.contains('\0');
    if words.into_iter().flatten().any(is_wrong) {
        // Said before the first byte of a file is sent.
        let message = "What is looked for has at most 200 bytes, none of them zero.";
        return Err(ApiError::field("text", "bad_text", message));
    }
    let other = |id: &str| game_id("conflicts_with", id);
    let conflicts_with = wanted.conflicts_with.as_deref().map(other).transpose()?;
    let origin = wanted.origin.as_deref().map(origin).transpose()?;
    let before = wanted.before.as_deref().map(place).transpose()?;
    let filter = GameFilter {
        verdicts: set(wanted.verdict.as_deref(), "verdict", Verdict::parse)?,
        sources: set(wanted.source.as_deref(), "source", GameSource::parse)?,
        side: set(wanted.side.as_deref(), "side", Side::parse)?.pop(),
        opponent_kind: wanted.opponent_kind,
        opponent_id: wanted.opponent_id,
        style: wanted.style,
        opening: wanted.opening,
        tag: wanted.tag,
        text: wanted.text.filter(|text| !text.is_empty()),
        from: wanted.from.map(Timestamp::from_millis),
        until: wanted.until.map(Timestamp::from_millis),
        origin,
        conflicts_with,
    };
    let limit = wanted.limit.unwrap_or(PAGE);
    if !(1..=LARGEST_PAGE).contains(&limit) {
        return Err(ApiError::field(
            "limit",
            "bad_limit",
            "1 to 100 games at a time.",
        ));
    }
    Ok((filter, before, limit))
}

/// The id of a game that others come from.
pub(super) fn origin(id: &str) -> Result<GameId, ApiError> {
    game_id("origin", id)
}

fn game_id(field: &str, id: &str) -> Result<GameId, ApiError> {
    let message = "A game has a UUID as its id.";
    id.parse()
        .map_err(|_| ApiError::field(field, "bad_id", message))
}

/// A place as clients are told it. They only hand it back.
pub(super) fn told(place: GamePlace) -> String {
    format!("{}.{}", place.played.as_millis(), place.born.0)
}

fn place(text: &str) -> Result<GamePlace, ApiError> {
    let read = || {
        let (played, born) = text.split_once('.')?;
        Some(GamePlace {
            played: Timestamp::from_millis(played.parse().ok()?),
            born: GameSeq(born.parse().ok()?),
        })
    };
    let message = "Ask with the place that the page before told as next.";
    read().ok_or_else(|| ApiError::field("before", "bad_place", message))
}

fn set<T>(
    text: Option<&str>,
    field: &str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, ApiError> {
    let words = text.into_iter().flat_map(|text| text.split(','));
    let words: Option<Vec<T>> = words.map(parse).collect();
    words.ok_or_else(|| ApiError::field(field, "unknown_word", "There is no such word for this."))
}

//! Lists of games, the last played first, a page at a time. One statement serves
//! every filter, and it always walks the same index.

use rookery_play::GameId;
use rookery_play::{GameSource, Side, Verdict};

use super::row::{BETWEEN, summary_columns, whole_columns};
use super::{Game, GameSeq, GameSummary};
use crate::folding::pattern;
use crate::limits::{self, LARGEST_LABEL};
use crate::store::Question;
use crate::{Store, StoreError, Timestamp, UserId};

/// Which games are wanted. An empty list or `None` lets all through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// That went so for their owner.
    pub verdicts: Vec<Verdict>,
    /// From one of these sources.
    pub sources: Vec<GameSource>,
    /// With the owner on this side.
    pub side: Option<Side>,
    /// With this opening.
    pub opening: Option<String>,
    /// Against this kind of opponent.
    pub opponent_kind: Option<String>,
    /// Against this one.
    pub opponent_id: Option<String>,
    /// Against one with this style.
    pub style: Option<String>,
    /// With this tag.
    pub tag: Option<String>,
    /// With this text in the title, the names or the opening, case ignored.
    pub text: Option<String>,
    /// Begun then or later.
    pub from: Option<Timestamp>,
    /// Begun before then.
    pub until: Option<Timestamp>,
    /// That come from this game.
    pub origin: Option<GameId>,
    /// That are second versions of this game.
    pub conflicts_with: Option<GameId>,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePage {
    /// The games, the last played first.
    pub games: Vec<GameSummary>,
    /// Where the next page begins, if there may be one.
    pub next: Option<GamePlace>,
}

/// The place of a game in lists, which stays when its owner says something else about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GamePlace {
    /// When it was played.
    pub played: Timestamp,
    /// Decides between games of one moment.
    pub born: GameSeq,
}

macro_rules! condition {
    () => {
        " WHERE g.owner = $1 AND (g.played, g.born) < ($2, $3) \
         AND ($4 IS NULL OR $4 LIKE '%|' || g.verdict || '|%') \
         AND ($5 IS NULL OR $5 LIKE '%|' || g.source || '|%') \
         AND ($6 IS NULL OR g.side = $6) AND ($7 IS NULL OR g.opening = $7) \
         AND ($8 IS NULL OR g.opponent_kind = $8) AND ($9 IS NULL OR g.opponent_id = $9) \
         AND ($10 IS NULL OR replace(g.opponent_styles, $10, '') <> g.opponent_styles) \
         AND ($11 IS NULL OR replace(g.tags, $11, '') <> g.tags) \
         AND ($12 IS NULL OR g.search LIKE $12 ESCAPE '!') \
         AND ($13 IS NULL OR g.client_started >= $13) \
         AND ($14 IS NULL OR g.client_started < $14) \
         AND ($15 IS NULL OR g.origin = $15) \
         AND ($16 IS NULL OR g.conflicts_with = $16) \
         ORDER BY g.played DESC, g.born DESC LIMIT $17"
    };
}

const SUMMARIES: &str = concat!("SELECT ", summary_columns!(), " FROM games g", condition!());
const WHOLE: &str = concat!(whole_columns!(), condition!());

impl Store {
    /// The games of a person that fit, from the last played one or from where the page
    /// before ended.
    ///
    /// # Errors
    /// A failing database.
    pub async fn games(
        &self,
        owner: UserId,
        filter: &GameFilter,
        before: Option<GamePlace>,
        limit: u32,
    ) -> Result<GamePage, StoreError> {
        let question = filter.bound(sqlx::query(SUMMARIES), owner, before, limit)?;
        let games: Vec<GameSummary> = self.all(question).await?;
        let full = u32::try_from(games.len()).is_ok_and(|count| count == limit);
        let next = games.last().map(GameSummary::place).filter(|_| full);
        Ok(GamePage { games, next })
    }

    /// The same with their moves, for exports; the next page begins before the last.
    ///
    /// # Errors
    /// A failing database.
    pub async fn whole_games(
        &self,
        owner: UserId,
        filter: &GameFilter,
        before: Option<GamePlace>,
        limit: u32,
    ) -> Result<Vec<Game>, StoreError> {
        let question = filter.bound(sqlx::query(WHOLE), owner, before, limit)?;
        self.all(question).await
    }
}

impl GameFilter {
    fn bound<'q>(
        &self,
        question: Question<'q>,
        owner: UserId,
        before: Option<GamePlace>,
        limit: u32,
    ) -> Result<Question<'q>, StoreError> {
        let texts = [
            &self.opening,
            &self.opponent_kind,
            &self.opponent_id,
            &self.style,
            &self.tag,
            &self.text,
        ];
        for text in texts.into_iter().flatten() {
            limits::text("filter", text, LARGEST_LABEL)?;
        }
        Ok(question
            .bind(owner)
            .bind(before.map_or(i64::MAX, |place| place.played.as_millis()))
            .bind(before.map_or(i64::MAX, |place| place.born.0))
            .bind(set(self.verdicts.iter().map(|verdict| verdict.as_str())))
            .bind(set(self.sources.iter().map(|source| source.as_str())))
            .bind(self.side.map(Side::as_str))
            .bind(self.opening.clone())
            .bind(self.opponent_kind.clone())
            .bind(self.opponent_id.clone())
            .bind(self.style.as_deref().map(word))
            .bind(self.tag.as_deref().map(word))
            .bind(self.text.as_deref().map(pattern))
            .bind(self.from)
            .bind(self.until)
            .bind(self.origin.map(|one| one.to_string()))
            .bind(self.conflicts_with.map(|one| one.to_string()))
            .bind(i64::from(limit)))
    }
}

/// Words as one text, each between bars.
fn set<'w>(words: impl Iterator<Item = &'w str>) -> Option<String> {
    let words: Vec<_> = words.collect();
    (!words.is_empty()).then(|| format!("|{}|", words.join("|")))
}

/// A word as it stands in a column of words.
fn word(word: &str) -> String {
    format!("{BETWEEN}{word}{BETWEEN}")
}

#[cfg(test)]
mod plans;

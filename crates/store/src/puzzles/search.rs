//! Finds a puzzle that a person has not had, in the same time among five thousand as among five
//! million.
//!
//! The search looks through *windows*: so many neighboring places of one theme, each with one
//! look whether the person had that puzzle. It tries the starts it is given, then starts further
//! and further up, and only then walks the whole range. That last walk passes only puzzles that
//! the person had, so it costs at most one look for each of those, and it is needed only by who
//! has had nearly all.

use sqlx::any::AnyRow;

use super::placing::EVERY;
use super::{Puzzle, PuzzleNumber};
use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::{Store, StoreError, UserId};

/// Places of one window.
const WINDOW: i64 = 64;
/// Starts further up, each twice as far as the one before.
const LEAPS: u32 = 6;

/// Which puzzles a person is to be spared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// Those they solved.
    Solved,
    /// Those they tried at all.
    Tried,
    /// None.
    Nothing,
}

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleSearch {
    /// For whom.
    pub user: UserId,
    /// With this theme; any without one.
    pub theme: Option<String>,
    /// Rated at least so.
    pub lowest: i64,
    /// Rated at most so.
    pub highest: i64,
    /// Where to begin, the most wanted rating first.
    pub from: Vec<i64>,
    /// Where among those of a rating to begin: any number, so that not everyone gets the same.
    pub chance: u64,
    /// What they are spared.
    pub passed: Passed,
}

/// One place of a window.
struct Candidate {
    puzzle: i64,
    rating: i64,
    had: bool,
}

/// Where a window begins.
#[derive(Clone, Copy)]
struct Start {
    rating: i64,
    puzzle: i64,
}

const LOOK: &str = "SELECT w.puzzle, w.rating, COALESCE(r.solved, -1) AS had \
    FROM (SELECT puzzle, rating FROM puzzle_places WHERE theme = $1 \
        AND (rating, puzzle) >= ($2, $3) AND rating <= $4 \
        ORDER BY rating, puzzle LIMIT $5) w \
    LEFT JOIN puzzle_records r ON r.user_id = $6 AND r.puzzle = w.puzzle \
    ORDER BY w.rating, w.puzzle";

impl Store {
    /// A puzzle that fits; `None` when the person had every one that would.
    ///
    /// # Errors
    /// A failing database.
    pub async fn find_puzzle(&self, search: &PuzzleSearch) -> Result<Option<Puzzle>, StoreError> {
        let Some(theme) = self.theme_of(search).await? else {
            return Ok(None);
        };
        let numbers = self.mark(super::marks::TAKEN).await?.max(1);
        let puzzle = i64::try_from(search.chance % numbers.unsigned_abs()).unwrap_or(0);
        let leaps = (0..LEAPS).map(|leap| search.from.first().map_or(0, |from| from + (1 << leap)));
        let starts = search.from.iter().copied().chain(leaps);
        for rating in starts.filter(|&rating| (search.lowest..=search.highest).contains(&rating)) {
            let window = self.window(search, theme, Start { rating, puzzle }).await?;
            if let Some(free) = window.iter().find(|candidate| !candidate.had) {
                return self.numbered_puzzle(PuzzleNumber(free.puzzle)).await;
            }
        }
        let mut start = Start {
            rating: search.lowest,
            puzzle: 0,
        };
        loop {
            let window = self.window(search, theme, start).await?;
            if let Some(free) = window.iter().find(|candidate| !candidate.had) {
                return self.numbered_puzzle(PuzzleNumber(free.puzzle)).await;
            }
            match window.last() {
                Some(last) if window.len() as i64 == WINDOW => {
                    start = Start {
                        rating: last.rating,
                        puzzle: last.puzzle + 1,
                    };
                }
                _ => return Ok(None),
            }
        }
    }

    /// Whether there is any puzzle of this theme in the range.
    ///
    /// # Errors
    /// A failing database.
    pub async fn has_puzzles(&self, search: &PuzzleSearch) -> Result<bool, StoreError> {
        let Some(theme) = self.theme_of(search).await? else {
            return Ok(false);
        };
        let start = Start {
            rating: search.lowest,
            puzzle: 0,
        };
        Ok(!self.window(search, theme, start).await?.is_empty())
    }

    /// The words of all themes that some puzzle has.
    ///
    /// # Errors
    /// A failing database.
    pub async fn puzzle_themes(&self) -> Result<Vec<String>, StoreError> {
        let mut words: Vec<_> = self.theme_numbers().await?.into_keys().collect();
        words.sort_unstable();
        Ok(words)
    }

    async fn theme_of(&self, search: &PuzzleSearch) -> Result<Option<i64>, StoreError> {
        let Some(word) = &search.theme else {
            return Ok(Some(EVERY));
        };
        limits::text("theme", word, LARGEST_LABEL)?;
        let sql = "SELECT number AS value FROM puzzle_themes WHERE word = $1";
        let mark: Option<super::marks::Mark> = self.one(sqlx::query(sql).bind(word)).await?;
        Ok(mark.map(|mark| mark.0))
    }

    async fn window(
        &self,
        search: &PuzzleSearch,
        theme: i64,
        start: Start,
    ) -> Result<Vec<Candidate>, StoreError> {
        let question = sqlx::query(LOOK)
            .bind(theme)
            .bind(start.rating)
            .bind(start.puzzle)
            .bind(search.highest)
            .bind(WINDOW)
            .bind(search.user);
        let seen: Vec<Seen> = self.all(question).await?;
        let had = |record: i64| match search.passed {
            Passed::Solved => record == 1,
            Passed::Tried => record >= 0,
            Passed::Nothing => false,
        };
        Ok(seen
            .into_iter()
            .map(|seen| Candidate {
                puzzle: seen.puzzle,
                rating: seen.rating,
                had: had(seen.record),
            })
            .collect())
    }
}

/// A place, and what became of its puzzle: -1 if nothing, else whether it was solved.
struct Seen {
    puzzle: i64,
    rating: i64,
    record: i64,
}

impl FromRow for Seen {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            puzzle: row.number("puzzle")?,
            rating: row.number("rating")?,
            record: row.number("had")?,
        })
    }
}

#[cfg(test)]
mod plans;

//! What all attempts of a person add up to, by rating and by theme. Made from their records when
//! it is asked for, so there is nothing that could disagree with them.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::{Store, StoreError, UserId};

/// How wide a band of ratings is.
const BAND: i64 = 200;

/// A sum of attempts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttemptTotals {
    /// Different puzzles that were tried.
    pub puzzles: i64,
    /// Those that were solved.
    pub solved: i64,
    /// Tries in all.
    pub tries: i64,
    /// How long all took.
    pub millis: i64,
}

/// All with ratings that are close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BandTotals {
    /// The lowest rating; the highest is 199 more.
    pub from: i64,
    /// What they add up to.
    pub tally: AttemptTotals,
}

/// All with one theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeTotals {
    /// The word for it.
    pub theme: String,
    /// What they add up to.
    pub tally: AttemptTotals,
}

macro_rules! sums {
    () => {
        "COUNT(*) AS puzzles, CAST(SUM(r.solved) AS BIGINT) AS solved, \
         CAST(SUM(r.tries) AS BIGINT) AS tries, CAST(SUM(r.millis) AS BIGINT) AS millis \
         FROM puzzle_records r "
    };
}

impl Store {
    /// What someone's attempts add up to, by the rating that their puzzles have now, as the list of
    /// them tells it.
    ///
    /// # Errors
    /// A failing database.
    pub async fn band_tallies(&self, user: UserId) -> Result<Vec<BandTotals>, StoreError> {
        let sql = concat!(
            "SELECT COALESCE(p.rating, r.rating) / 200 AS band, ",
            sums!(),
            "LEFT JOIN puzzles p ON p.number = r.puzzle WHERE r.user_id = $1 \
             GROUP BY COALESCE(p.rating, r.rating) / 200 ORDER BY COALESCE(p.rating, r.rating) / 200"
        );
        self.all(sqlx::query(sql).bind(user)).await
    }

    /// What someone's attempts add up to, by theme.
    ///
    /// # Errors
    /// A failing database.
    pub async fn theme_tallies(&self, user: UserId) -> Result<Vec<ThemeTotals>, StoreError> {
        let sql = concat!(
            "SELECT p.themes AS theme, ",
            sums!(),
            "JOIN puzzles p ON p.number = r.puzzle WHERE r.user_id = $1 GROUP BY p.themes"
        );
        // Puzzles with the very same themes come together; a theme is in many of those.
        let together: Vec<ThemeTotals> = self.all(sqlx::query(sql).bind(user)).await?;
        let mut tallies: BTreeMap<&str, AttemptTotals> = BTreeMap::new();
        for ThemeTotals { theme, tally } in &together {
            for word in theme.split_whitespace() {
                tallies.entry(word).or_default().add(tally);
            }
        }
        let tallies = tallies.into_iter().map(|(theme, tally)| ThemeTotals {
            theme: theme.to_owned(),
            tally,
        });
        Ok(tallies.collect())
    }
}

impl AttemptTotals {
    fn add(&mut self, other: &Self) {
        self.puzzles += other.puzzles;
        self.solved += other.solved;
        self.tries += other.tries;
        self.millis += other.millis;
    }
}

impl FromRow for AttemptTotals {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            puzzles: row.number("puzzles")?,
            solved: row.number("solved")?,
            tries: row.number("tries")?,
            millis: row.number("millis")?,
        })
    }
}

impl FromRow for BandTotals {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            from: row.number("band")? * BAND,
            tally: AttemptTotals::read(row)?,
        })
    }
}

impl FromRow for ThemeTotals {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            theme: row.text("theme")?,
            tally: AttemptTotals::read(row)?,
        })
    }
}

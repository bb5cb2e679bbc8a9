//! Gives puzzles their places. A million puzzles have five million places, scattered over the
//! whole index; sorted first and written in that order they fill it page by page. What was
//! interrupted is simply done again: a place that is there stays. Those that ship are no part of
//! this: which of them have places, their [edition](super::edition) says.

use std::collections::HashMap;
use std::fmt::Write;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::marks::{self, PLACED, TAKEN};
use crate::columns::{Columns, FromRow};
use crate::dialect::Dialect;
use crate::{Store, StoreError};

/// Puzzles that are placed together; more save little and take memory, eight bytes a place.
const RUN: i64 = 500_000;
/// Puzzles that are read at a time.
const PAGE: i64 = 20_000;
/// Places of one commit: others can write in between.
const COMMIT: usize = 20_000;

/// The theme that stands for every puzzle.
pub(super) const EVERY: i64 = 0;

/// Themes have numbers below 2^15, ratings too, and so has a run of puzzles with its offsets
/// below 2^32: sorted as one number they are in the order of the index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SearchPlace(u64);

/// What decides where a puzzle is found.
pub(super) struct Findable {
    number: i64,
    rating: i64,
    themes: String,
}

/// What happens to places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Put,
    Remove,
}

impl Store {
    /// Gives every puzzle of a file its places that has none yet, and so lets it be served. Returns
    /// how many puzzles there were; `tell` hears how many are done.
    ///
    /// # Errors
    /// A failing database.
    pub async fn place_puzzles(&self, mut tell: impl FnMut(u64)) -> Result<u64, StoreError> {
        let mut done = 0;
        loop {
            let from = self.mark(PLACED).await?;
            let until = self.mark(TAKEN).await?.min(from + RUN);
            if from >= until {
                return Ok(done);
            }
            done += self.place_run(from, until).await?;
            let moved = self.write(until, |db, until| {
                Box::pin(marks::raise(db, PLACED, *until))
            });
            moved.await?;
            tell(done);
        }
    }

    /// At most so many puzzles wait for their places: an import goes on, or was interrupted.
    ///
    /// # Errors
    /// A failing database.
    pub async fn unplaced_puzzles(&self) -> Result<u64, StoreError> {
        let waiting = self.mark(TAKEN).await? - self.mark(PLACED).await?;
        Ok(u64::try_from(waiting).unwrap_or(0))
    }

    /// Those after the one number, up to the other.
    async fn place_run(&self, from: i64, until: i64) -> Result<u64, StoreError> {
        let mut numbers = self.theme_numbers().await?;
        let mut places = Vec::new();
        let (mut after, mut count) = (from, 0);
        while after < until {
            let sql = "SELECT number, rating, themes FROM puzzles \
                WHERE number > $1 AND number <= $2 AND source <> 'own' ORDER BY number";
            let end = until.min(after + PAGE);
            let page = self.all::<Findable>(sqlx::query(sql).bind(after).bind(end));
            for puzzle in page.await? {
                count += 1;
                self.add_places(&puzzle, from, &mut numbers, &mut places)
                    .await?;
            }
            after = end;
        }
        self.change_places(Change::Put, from, places).await?;
        Ok(count)
    }

    /// Adds where a puzzle is found, with its number counted from there.
    pub(super) async fn add_places(
        &self,
        puzzle: &Findable,
        from: i64,
        numbers: &mut HashMap<String, i64>,
        places: &mut Vec<SearchPlace>,
    ) -> Result<(), StoreError> {
        let offset = puzzle.number - from;
        places.push(SearchPlace::new(EVERY, puzzle.rating, offset));
        for word in puzzle.themes.split_whitespace() {
            let theme = match numbers.get(word) {
                Some(&theme) => theme,
                None => {
                    let theme = self.number_theme(word).await?;
                    numbers.insert(word.to_owned(), theme);
                    theme
                }
            };
            places.push(SearchPlace::new(theme, puzzle.rating, offset));
        }
        Ok(())
    }

    pub(super) async fn change_places(
        &self,
        change: Change,
        from: i64,
        mut places: Vec<SearchPlace>,
    ) -> Result<(), StoreError> {
        // Neighbors in the index are written one after the other.
        places.sort_unstable();
        for commit in places.chunks(COMMIT) {
            let arguments = (change.sql(self.dialect()), from, commit.to_vec());
            self.write(arguments, |db, (sql, from, places)| {
                Box::pin(change_some(db, sql, *from, places))
            })
            .await?;
        }
        Ok(())
    }

    pub(super) async fn theme_numbers(&self) -> Result<HashMap<String, i64>, StoreError> {
        let themes: Vec<Theme> = self
            .all(sqlx::query("SELECT number, word FROM puzzle_themes"))
            .await?;
        Ok(themes
            .into_iter()
            .map(|theme| (theme.word, theme.number))
            .collect())
    }

    /// The number of a theme that is new.
    async fn number_theme(&self, word: &str) -> Result<i64, StoreError> {
        self.write(word.to_owned(), |db, word| Box::pin(number_theme(db, word)))
            .await
    }
}

async fn number_theme(db: &mut AnyConnection, word: &str) -> Result<i64, StoreError> {
    let sql = "INSERT INTO puzzle_themes (number, word) \
        SELECT 1 + COALESCE(MAX(number), 0), $1 FROM puzzle_themes WHERE 1 = 1 \
        ON CONFLICT (word) DO NOTHING";
    sqlx::query(sql).bind(word).execute(&mut *db).await?;
    let sql = "SELECT number FROM puzzle_themes WHERE word = $1";
    sqlx::query(sql)
        .bind(word)
        .fetch_one(db)
        .await?
        .number("number")
}

impl Change {
    pub(super) fn sql(self, dialect: Dialect) -> String {
        let places = format!(
            "SELECT n >> 48, (n >> 32) & 65535, (n & 4294967295) + $2 FROM {}",
            dialect.numbers()
        );
        match self {
            Self::Put => format!(
                "INSERT INTO puzzle_places (theme, rating, puzzle) {places} WHERE 1 = 1 \
                 ON CONFLICT (theme, rating, puzzle) DO NOTHING"
            ),
            Self::Remove => {
                format!("DELETE FROM puzzle_places WHERE (theme, rating, puzzle) IN ({places})")
            }
        }
    }
}

async fn change_some(
    db: &mut AnyConnection,
    sql: &str,
    from: i64,
    places: &[SearchPlace],
) -> Result<(), StoreError> {
    let mut numbers = String::with_capacity(20 * places.len());
    for (index, place) in places.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        // Writing to a string cannot fail.
        let _ = write!(numbers, "{comma}{}", place.0);
    }
    let query = sqlx::query(AssertSqlSafe(sql.to_owned()));
    query.bind(numbers).bind(from).execute(db).await?;
    Ok(())
}

/// A puzzle is rated anew: all its places move.
pub(super) async fn replace(
    db: &mut AnyConnection,
    puzzle: i64,
    themes: &str,
    from: i64,
    to: i64,
) -> Result<(), StoreError> {
    // What has no places yet gets them where it belongs by then.
    let sql = "SELECT number FROM puzzle_themes WHERE word = $1";
    let mut numbers = vec![EVERY];
    for word in themes.split_whitespace() {
        if let Some(row) = sqlx::query(sql).bind(word).fetch_optional(&mut *db).await? {
            numbers.push(row.number("number")?);
        }
    }
    numbers.sort_unstable();
    for theme in numbers {
        let sql = "UPDATE puzzle_places SET rating = $4 \
            WHERE theme = $1 AND rating = $2 AND puzzle = $3";
        let query = sqlx::query(sql)
            .bind(theme)
            .bind(from)
            .bind(puzzle)
            .bind(to);
        query.execute(&mut *db).await?;
    }
    Ok(())
}

impl SearchPlace {
    fn new(theme: i64, rating: i64, offset: i64) -> Self {
        let part = |value: i64, bits: u32| (value.max(0) as u64).min((1 << bits) - 1);
        Self(part(theme, 15) << 48 | part(rating, 16) << 32 | part(offset, 32))
    }

    #[cfg(test)]
    fn parts(self) -> (i64, i64, i64) {
        let part = |shift: u32, bits: u32| (self.0 >> shift & ((1 << bits) - 1)) as i64;
        (part(48, 16), part(32, 16), part(0, 32))
    }
}

struct Theme {
    number: i64,
    word: String,
}

impl FromRow for Theme {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            number: row.number("number")?,
            word: row.text("word")?,
        })
    }
}

impl FromRow for Findable {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            number: row.number("number")?,
            rating: row.number("rating")?,
            themes: row.text("themes")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_sort_like_the_index() {
        let places = [
            (0, 3000, 9),
            (1, 400, 7),
            (1, 400, 8),
            (1, 401, 0),
            (60, 0, 499_999),
        ];
        let packed = places.map(|(theme, rating, offset)| SearchPlace::new(theme, rating, offset));
        assert!(packed.is_sorted());
        assert_eq!(packed.map(SearchPlace::parts), places);
    }
}

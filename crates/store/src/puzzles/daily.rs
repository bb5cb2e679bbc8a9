//! The puzzle of a day: the same for everyone, and for the whole day, whatever comes meanwhile.

use sqlx::AnyConnection;

use super::{Puzzle, PuzzleNumber};
use crate::columns::Columns;
use crate::{Store, StoreError};

impl Store {
    /// The puzzle of this day, counted from 1970. The first who asks lets it be chosen, by a
    /// number that follows from the day alone, among those that are rated so; `None` when
    /// there is none.
    ///
    /// # Errors
    /// A failing database.
    pub async fn daily_puzzle(
        &self,
        day: i64,
        lot: u64,
        lowest: i64,
        highest: i64,
    ) -> Result<Option<Puzzle>, StoreError> {
        let sql = "SELECT puzzle AS value FROM daily_puzzles WHERE day = $1";
        let known: Option<super::marks::Mark> = self.one(sqlx::query(sql).bind(day)).await?;
        let number = match known {
            Some(known) => Some(known.0),
            None => {
                self.write((day, lot, lowest, highest), |db, &(day, lot, low, high)| {
                    Box::pin(choose(db, day, lot, low, high))
                })
                .await?
            }
        };
        match number {
            Some(number) => self.numbered_puzzle(PuzzleNumber(number)).await,
            None => Ok(None),
        }
    }
}

async fn choose(
    db: &mut AnyConnection,
    day: i64,
    lot: u64,
    lowest: i64,
    highest: i64,
) -> Result<Option<i64>, StoreError> {
    let width = (highest - lowest).max(1).unsigned_abs();
    let rating = lowest + i64::try_from(lot % width).unwrap_or(0);
    let taken = sqlx::query("SELECT COALESCE(MAX(number), 0) AS last FROM puzzles");
    let last = taken.fetch_one(&mut *db).await?.number("last")?.max(1);
    let number = i64::try_from(lot / width % last.unsigned_abs()).unwrap_or(0);
    // From the lot upward, and if nothing is there from the bottom.
    for (rating, number, highest) in [(rating, number, highest), (lowest, 0, i64::from(u16::MAX))] {
        let sql = "INSERT INTO daily_puzzles (day, puzzle) \
            SELECT $1, puzzle FROM puzzle_places WHERE theme = 0 \
            AND (rating, puzzle) >= ($2, $3) AND rating <= $4 \
            ORDER BY rating, puzzle LIMIT 1 ON CONFLICT (day) DO NOTHING";
        let query = sqlx::query(sql)
            .bind(day)
            .bind(rating)
            .bind(number)
            .bind(highest);
        query.execute(&mut *db).await?;
        let sql = "SELECT puzzle FROM daily_puzzles WHERE day = $1";
        if let Some(row) = sqlx::query(sql).bind(day).fetch_optional(&mut *db).await? {
            return row.number("puzzle").map(Some);
        }
    }
    Ok(None)
}

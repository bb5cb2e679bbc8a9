//! The puzzles that ship, edition by edition. Those of the edition in use have places. One that it
//! leaves out has none and is never served again, but its row stays, so that whoever tried it can
//! still open it.

use std::collections::HashSet;

use sqlx::any::AnyRow;

use super::marks;
use super::placing::{Change, Findable};
use crate::columns::{Columns, FromRow};
use crate::{Store, StoreError};

const EDITION: &str = "edition";

/// The literal lets both databases use the index of these alone.
const OWN: &str = "SELECT id, number, rating, themes FROM puzzles WHERE source = 'own'";

struct Shipped {
    id: String,
    puzzle: Findable,
}

impl Store {
    /// Which edition of the puzzles that ship is kept, as its reader numbered it.
    ///
    /// # Errors
    /// A failing database.
    pub async fn puzzle_edition(&self) -> Result<i64, StoreError> {
        self.mark(EDITION).await
    }

    /// Remembers which edition is kept.
    ///
    /// # Errors
    /// A failing database.
    pub async fn put_puzzle_edition(&self, edition: i64) -> Result<(), StoreError> {
        self.write(edition, |db, edition| {
            Box::pin(marks::put(db, EDITION, *edition))
        })
        .await
    }

    /// Lets exactly those of the puzzles that ship be served that are called so, and returns how
    /// many others there are. Done again, it changes nothing.
    ///
    /// # Errors
    /// A failing database.
    pub async fn serve_edition(&self, names: &HashSet<String>) -> Result<u64, StoreError> {
        let mut numbers = self.theme_numbers().await?;
        let (mut kept, mut left_out, mut others) = (Vec::new(), Vec::new(), 0);
        for Shipped { id, puzzle } in self.all(sqlx::query(OWN)).await? {
            let places = match names.contains(&id) {
                true => &mut kept,
                false => {
                    others += 1;
                    &mut left_out
                }
            };
            self.add_places(&puzzle, 0, &mut numbers, places).await?;
        }
        self.change_places(Change::Remove, 0, left_out).await?;
        self.change_places(Change::Put, 0, kept).await?;
        Ok(others)
    }
}

impl FromRow for Shipped {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.text("id")?,
            puzzle: Findable::read(row)?,
        })
    }
}

#[cfg(test)]
mod plans;

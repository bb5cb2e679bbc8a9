//! Reads the columns of a row as the words of the domain.

use std::str::FromStr;

use rookery_play::Word;
use sqlx::Row;
use sqlx::any::{Any, AnyRow};

use crate::{Json, StoreError, Timestamp};

/// What a row can be read as.
pub(crate) trait FromRow: Sized {
    fn read(row: &AnyRow) -> Result<Self, StoreError>;
}

/// The columns of a row, by name.
pub(crate) trait Columns {
    fn value<'r, T>(&'r self, column: &'static str) -> Result<T, StoreError>
    where
        T: sqlx::Decode<'r, Any> + sqlx::Type<Any>;

    fn text(&self, column: &'static str) -> Result<String, StoreError> {
        self.value(column)
    }

    fn text_if_any(&self, column: &'static str) -> Result<Option<String>, StoreError> {
        self.value(column)
    }

    fn number(&self, column: &'static str) -> Result<i64, StoreError> {
        self.value(column)
    }

    fn time(&self, column: &'static str) -> Result<Timestamp, StoreError> {
        self.number(column).map(Timestamp::from_millis)
    }

    fn time_if_any(&self, column: &'static str) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .value::<Option<i64>>(column)?
            .map(Timestamp::from_millis))
    }

    fn json(&self, column: &'static str) -> Result<Json, StoreError> {
        self.text(column).map(Json::stored)
    }

    fn id<T: FromStr>(&self, column: &'static str) -> Result<T, StoreError> {
        let text = self.text(column)?;
        text.parse().map_err(|_| StoreError::corrupt(column, &text))
    }

    fn id_if_any<T: FromStr>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        let parse = |text: String| text.parse().map_err(|_| StoreError::corrupt(column, &text));
        self.text_if_any(column)?.map(parse).transpose()
    }

    fn word<T: Word>(&self, column: &'static str) -> Result<T, StoreError> {
        let text = self.text(column)?;
        word(&text).ok_or_else(|| StoreError::corrupt(column, &text))
    }

    fn word_if_any<T: Word>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        let parse = |text: String| word(&text).ok_or_else(|| StoreError::corrupt(column, &text));
        self.text_if_any(column)?.map(parse).transpose()
    }
}

impl Columns for AnyRow {
    fn value<'r, T>(&'r self, column: &'static str) -> Result<T, StoreError>
    where
        T: sqlx::Decode<'r, Any> + sqlx::Type<Any>,
    {
        self.try_get(column).map_err(StoreError::Database)
    }
}

fn word<T: Word>(text: &str) -> Option<T> {
    T::ALL.iter().copied().find(|one| one.word() == text)
}

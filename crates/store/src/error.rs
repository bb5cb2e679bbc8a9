//! Why the store could not do something. That something is not there is no error
//! but `Ok(None)`, so a failing database never looks like an empty one.

use std::path::PathBuf;
use std::sync::Arc;

use crate::dialect::{Violation, is_full, is_out_of_reach};

/// Why the store could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another account has this log-in name.
    #[error("another account has this name")]
    NameTaken,
    /// Another account has this email address.
    #[error("another account has this email address")]
    EmailTaken,
    /// Another game of theirs has this name.
    #[error("another game has this name")]
    TitleTaken,
    /// A game was to be changed as it no longer is.
    #[error("the game was changed meanwhile")]
    ChangedMeanwhile,
    /// The person was deleted while something of theirs was to be written.
    #[error("this user is no longer there")]
    UserGone,
    /// More than the store keeps of such a thing.
    #[error("the {what} has {size} bytes; at most {limit} are kept")]
    TooLarge {
        /// Of what.
        what: &'static str,
        /// How much it was.
        size: usize,
        /// How much it may be.
        limit: usize,
    },
    /// PostgreSQL cannot hold such a text, so neither database is asked to.
    #[error("the {what} holds a zero byte, which cannot be kept")]
    ZeroByte {
        /// What holds it.
        what: &'static str,
    },
    /// Empty, or with a line break inside.
    #[error("a {what} must be one line with something on it")]
    NotAWord {
        /// What it should have been.
        what: &'static str,
    },
    /// More writes are waiting than the database can take.
    #[error("the database has too much to do; try again in a moment")]
    Busy,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// The write was fine, but the commit that it shared with others failed.
    #[error("the database could not save what was written")]
    Unsaved(#[source] Arc<sqlx::Error>),
    /// The database failed.
    #[error("the database failed")]
    Database(#[source] sqlx::Error),
    /// The database holds something that no version of ours wrote.
    #[error("the column {column} holds `{value}`, which makes no sense there")]
    Corrupt {
        /// Where.
        column: &'static str,
        /// What, shortened.
        value: String,
    },
    /// The file of the database cannot be made.
    #[error("cannot make the database file {0}")]
    File(PathBuf, #[source] std::io::Error),
    /// A later version of Rookery has used this database.
    #[error(
        "the database was changed by a newer version of Rookery (it has `{0}`, which this \
         version does not know); start that version, or restore a backup"
    )]
    TooNew(String),
    /// A step of the schema that was applied is not the one we know.
    #[error(
        "the database was set up by a different build of Rookery: its step `{0}` is not the one \
         that this version has"
    )]
    Altered(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match Violation::of(&error) {
            Some(Violation::Name) => Self::NameTaken,
            Some(Violation::Email) => Self::EmailTaken,
            Some(Violation::Title) => Self::TitleTaken,
            Some(Violation::Owner) => Self::UserGone,
            None if matches!(error, sqlx::Error::PoolTimedOut) => Self::Busy,
            None if matches!(error, sqlx::Error::PoolClosed) => Self::Closed,
            None => Self::Database(error),
        }
    }
}

impl StoreError {
    /// Whether it failed because there is no room left to write to.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.cause().is_some_and(is_full)
    }

    /// Whether the database could not be reached, or broke off before it answered: the same may
    /// work in a moment.
    #[must_use]
    pub fn is_out_of_reach(&self) -> bool {
        matches!(self, Self::Unsaved(_)) || self.cause().is_some_and(is_out_of_reach)
    }

    fn cause(&self) -> Option<&sqlx::Error> {
        match self {
            Self::Unsaved(error) => Some(error),
            Self::Database(error) => Some(error),
            _ => None,
        }
    }

    pub(crate) fn corrupt(column: &'static str, value: &str) -> Self {
        let value = value.chars().take(40).collect();
        Self::Corrupt { column, value }
    }
}

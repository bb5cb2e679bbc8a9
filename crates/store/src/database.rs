//! Which database to use, as the host says it. Never shows a password.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};

/// Where things are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file of our own, made if it is missing.
    Sqlite(PathBuf),
    /// An address such as `postgres://rookery@localhost/rookery`.
    Postgres(String),
}

/// Text that names no database we know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{scheme}:` is no database Rookery can use; write `sqlite:FILE` or `postgres://USER@HOST/NAME`"
)]
pub struct ParseDatabaseError {
    scheme: String,
}

impl Database {
    /// The address in the form that the driver reads.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Sqlite(file) => format!("sqlite://{}?mode=rwc", encoded(file)),
            Self::Postgres(address) => address.clone(),
        }
    }
}

impl FromStr for Database {
    type Err = ParseDatabaseError;

    /// Reads `sqlite:FILE` or the address of a PostgreSQL database.
    fn from_str(text: &str) -> Result<Self, ParseDatabaseError> {
        let (scheme, rest) = text.split_once(':').unwrap_or((text, ""));
        let file = rest.strip_prefix("//").unwrap_or(rest);
        match scheme {
            "postgres" | "postgresql" => Ok(Self::Postgres(text.to_owned())),
            "sqlite" if !file.is_empty() => Ok(Self::Sqlite(PathBuf::from(file))),
            _ => Err(ParseDatabaseError {
                scheme: scheme.chars().take(20).collect(),
            }),
        }
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => write!(f, "sqlite:{}", file.display()),
            Self::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Everything after the host may hold a password too, so it is left out.
fn without_password(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", address));
    let rest = rest.split('?').next().unwrap_or_default();
    let (user, place) = rest.rsplit_once('@').unwrap_or(("", rest));
    match user.split(':').next().unwrap_or_default() {
        "" => format!("{scheme}://{place}"),
        user => format!("{scheme}://{user}@{place}"),
    }
}

/// All but the plainest bytes of a path.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'/')
    .remove(b'.')
    .remove(b'_')
    .remove(b'-');

/// A path inside an address.
fn encoded(file: &Path) -> String {
    let file = std::path::absolute(file).unwrap_or_else(|_| file.to_path_buf());
    percent_encode(file.as_os_str().as_encoded_bytes(), ESCAPED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_databases_are_read() {
        assert_eq!(
            "sqlite:data/rookery.db".parse(),
            Ok(Database::Sqlite("data/rookery.db".into()))
        );
        assert_eq!(
            "sqlite:///srv/r.db".parse(),
            Ok(Database::Sqlite("/srv/r.db".into()))
        );
        let address = "postgres://rookery@localhost/rookery";
        assert_eq!(address.parse(), Ok(Database::Postgres(address.to_owned())));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "rookery.db", "mysql://x@y/z", "sqlite:", "sqlite://"] {
            assert!(text.parse::<Database>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        for address in [
            "postgres://rookery:hush@db.example/rookery?password=hush",
            "postgres://rookery:hu@sh@db.example/rookery",
        ] {
            let database: Database = address.parse().unwrap();
            assert_eq!(
                database.to_string(),
                "postgres://rookery@db.example/rookery"
            );
            assert_eq!(format!("{database:?}"), database.to_string());
        }
    }

    #[test]
    fn odd_file_names_are_escaped() {
        let file = Database::Sqlite("/a b/100%?#.db".into());
        assert_eq!(file.address(), "sqlite:///a%20b/100%25%3F%23.db?mode=rwc");
    }
}

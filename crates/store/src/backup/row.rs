//! A row of any table, as JSON: text as text, numbers as numbers, bytes as their hexadecimal digits
//! in an object, and what is null is left out.

use serde::{Deserialize, Serialize};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AssertSqlSafe, Column, Row, ValueRef};
use std::collections::BTreeMap;

use crate::StoreError;
use crate::secret::hex;
use crate::store::Question;

/// The columns that hold something.
pub(super) type Values = BTreeMap<String, Value>;

/// What a column holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Value {
    Number(i64),
    Text(String),
    Bytes { hex: String },
}

pub(super) fn read(row: &AnyRow) -> Result<Values, StoreError> {
    let mut values = Values::new();
    for column in row.columns() {
        let at = column.ordinal();
        let raw = row.try_get_raw(at)?;
        if raw.is_null() {
            continue;
        }
        let value = match raw.type_info().kind() {
            AnyTypeInfoKind::BigInt | AnyTypeInfoKind::Integer | AnyTypeInfoKind::SmallInt => {
                Value::Number(row.try_get(at)?)
            }
            AnyTypeInfoKind::Blob => {
                let bytes: Vec<u8> = row.try_get(at)?;
                Value::Bytes { hex: hex(&bytes) }
            }
            AnyTypeInfoKind::Text => Value::Text(row.try_get(at)?),
            other => return Err(StoreError::corrupt("some column", &format!("{other:?}"))),
        };
        values.insert(column.name().to_owned(), value);
    }
    Ok(values)
}

/// The statement that writes a row; `None` if it is none of ours.
pub(super) fn insert(table: &'static str, values: &Values) -> Option<Question<'static>> {
    let is_name = |name: &String| name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    if values.is_empty() || !values.keys().all(is_name) {
        return None;
    }
    let names: Vec<_> = values.keys().map(String::as_str).collect();
    let places: Vec<_> = (1..=names.len()).map(|place| format!("${place}")).collect();
    let sql = format!(
        "INSERT INTO {table} ({}) VALUES ({})",
        names.join(", "),
        places.join(", ")
    );
    let question = sqlx::query(AssertSqlSafe(sql));
    values.values().try_fold(question, |question, value| {
        Some(match value {
            Value::Number(number) => question.bind(*number),
            Value::Text(text) => question.bind(text.clone()),
            Value::Bytes { hex } => question.bind(bytes(hex)?),
        })
    })
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let pairs = hex.as_bytes().chunks(2);
    pairs
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_the_journey_through_json() {
        let values = [
            Value::Number(-7),
            Value::Text("{\"hex\":\"00\"}".to_owned()),
            Value::Bytes {
                hex: hex(&[0, 255, 16]),
            },
        ];
        for value in values {
            let text = serde_json::to_string(&value).unwrap();
            assert_eq!(
                serde_json::from_str::<Value>(&text).unwrap(),
                value,
                "{text}"
            );
        }
        assert_eq!(bytes("00ff10"), Some(vec![0, 255, 16]));
        assert_eq!(bytes("0g"), None);
    }

    #[test]
    fn only_plain_names_reach_a_statement() {
        let row = |name: &str| Values::from([(name.to_owned(), Value::Number(1))]);
        assert!(insert("users", &row("created")).is_some());
        assert!(insert("users", &row("id) VALUES (1); --")).is_none());
        assert!(insert("users", &Values::new()).is_none());
    }
}

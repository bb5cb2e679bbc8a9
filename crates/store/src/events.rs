//! What a learner did, as an endless list that is only added to. An event that comes
//! twice is kept once; kinds that we do not know are kept as well.

use std::collections::HashSet;

use sqlx::AnyConnection;
use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_EVENT, LARGEST_LABEL};
use crate::{EventId, Json, Store, StoreError, Timestamp, UserId};

/// Rows that one statement inserts; eight parameters each stay far below the limits of
/// both databases.
const ROWS_PER_INSERT: usize = 100;

/// The place of an event in the list of its learner, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventSeq(pub i64);

/// Something a learner did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its place in the list.
    pub seq: EventSeq,
    /// When the server heard of it.
    pub received: Timestamp,
    /// What it was.
    pub event: NewEvent,
}

/// Something a learner did, as the device tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// Its id, made by the device.
    pub id: EventId,
    /// What kind of thing it was.
    pub kind: String,
    /// The version of that kind.
    pub version: u32,
    /// All about it.
    pub body: Json,
    /// When it happened, as the device says.
    pub happened: Timestamp,
}

impl Store {
    /// Adds events to the list and returns how many were new. All or none are added.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn append_events(
        &self,
        user: UserId,
        events: Vec<NewEvent>,
        at: Timestamp,
    ) -> Result<u64, StoreError> {
        for event in &events {
            limits::text("event", event.body.as_str(), LARGEST_EVENT)?;
            limits::text("kind of the event", &event.kind, LARGEST_LABEL)?;
        }
        self.write((user, events, at), |db, (user, events, at)| {
            Box::pin(append(db, *user, events, *at))
        })
        .await
    }

    /// The events after that place, in the order in which they came.
    ///
    /// # Errors
    /// A failing database.
    pub async fn events(
        &self,
        user: UserId,
        after: EventSeq,
        limit: u32,
    ) -> Result<Vec<Event>, StoreError> {
        let sql = "SELECT id, seq, kind, version, body, happened, received FROM events \
            WHERE user_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        let query = sqlx::query(sql).bind(user).bind(after.0);
        self.all(query.bind(i64::from(limit))).await
    }
}

async fn append(
    db: &mut AnyConnection,
    user: UserId,
    events: &[NewEvent],
    at: Timestamp,
) -> Result<u64, StoreError> {
    let count = i64::try_from(events.len()).unwrap_or(i64::MAX);
    // Whoever changes the counter of a learner has the learner's list to themselves
    // until the commit, so places are given out in the order of the commits.
    let sql = "UPDATE users SET event_seq = event_seq + $2 WHERE id = $1 RETURNING event_seq";
    let row = sqlx::query(sql).bind(user).bind(count);
    let row = row.fetch_optional(&mut *db).await?;
    let last = row.ok_or(StoreError::UserGone)?.number("event_seq")?;

    let mut seen = HashSet::new();
    let events: Vec<_> = events
        .iter()
        .filter(|event| seen.insert(event.id))
        .collect();
    let mut seq = last - count;
    let mut added = 0;
    for chunk in events.chunks(ROWS_PER_INSERT) {
        let mut query = sqlx::query(AssertSqlSafe(insertion(chunk.len())));
        for event in chunk {
            seq += 1;
            query = query
                .bind(user)
                .bind(event.id)
                .bind(seq)
                .bind(&event.kind)
                .bind(i64::from(event.version))
                .bind(event.body.as_str())
                .bind(event.happened)
                .bind(at);
        }
        added += query.execute(&mut *db).await?.rows_affected();
    }
    Ok(added)
}

/// The statement that inserts so many events and passes over those that are there.
fn insertion(rows: usize) -> String {
    let row = |row: usize| {
        let places: Vec<_> = (1..=8)
            .map(|place| format!("${}", row * 8 + place))
            .collect();
        format!("({})", places.join(", "))
    };
    let rows: Vec<_> = (0..rows).map(row).collect();
    format!(
        "INSERT INTO events (user_id, id, seq, kind, version, body, happened, received) \
         VALUES {} ON CONFLICT (user_id, id) DO NOTHING",
        rows.join(", ")
    )
}

impl FromRow for Event {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let version = row.number("version")?;
        Ok(Self {
            seq: EventSeq(row.number("seq")?),
            received: row.time("received")?,
            event: NewEvent {
                id: row.id("id")?,
                kind: row.text("kind")?,
                version: u32::try_from(version)
                    .map_err(|_| StoreError::corrupt("version", &version.to_string()))?,
                body: row.json("body")?,
                happened: row.time("happened")?,
            },
        })
    }
}

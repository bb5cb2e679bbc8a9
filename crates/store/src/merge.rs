//! A guest turns out to be someone with an account: what the guest did moves there.

use sqlx::AnyConnection;

use crate::columns::Columns;
use crate::job::Aftermath;
use crate::{Role, Store, StoreError, UserId, deck, puzzles};

/// What moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merged {
    /// Games.
    pub games: u64,
    /// Events that the account did not have.
    pub events: u64,
}

/// One side of a merge, with its lists held still until the commit.
struct Party {
    role: Role,
    games: i64,
    events: i64,
    puzzles: i64,
}

/// What moves row by row, from $1 to $2: whatever both have is the account's, but for the progress,
/// of which the furthest is kept.
const MOVES: [&str; 9] = [
    "UPDATE share_links SET user_id = $2 WHERE user_id = $1",
    "DELETE FROM events WHERE user_id = $1 \
     AND id IN (SELECT e.id FROM events e WHERE e.user_id = $2)",
    "DELETE FROM progress WHERE user_id = $2 \
     AND reached < (SELECT p.reached FROM progress p WHERE p.user_id = $1)",
    "UPDATE progress SET user_id = $2 WHERE user_id = $1 \
     AND NOT EXISTS (SELECT 1 FROM progress p WHERE p.user_id = $2)",
    "UPDATE sheet_links SET user_id = $2 WHERE user_id = $1 \
     AND NOT EXISTS (SELECT 1 FROM sheet_links l WHERE l.user_id = $2)",
    "UPDATE survival_scores SET user_id = $2, shown = 0 WHERE user_id = $1 \
     AND NOT EXISTS (SELECT 1 FROM survival_scores s WHERE s.user_id = $2)",
    "DELETE FROM own_opponents WHERE user_id = $1 \
     AND id IN (SELECT o.id FROM own_opponents o WHERE o.user_id = $2)",
    "UPDATE own_opponents SET user_id = $2 WHERE user_id = $1",
    "UPDATE preferences SET user_id = $2 WHERE user_id = $1 \
     AND NOT EXISTS (SELECT 1 FROM preferences p WHERE p.user_id = $2)",
];

impl Store {
    /// Moves all that a guest did to an account and deletes the guest, in one
    /// transaction. The furthest progress is kept, and the account's preferences if it
    /// has any. `None` when there is no such guest or no such account.
    ///
    /// # Errors
    /// A failing database.
    pub async fn merge_guest(
        &self,
        guest: UserId,
        account: UserId,
    ) -> Result<Option<Merged>, StoreError> {
        self.write_then(
            Aftermath::Scrub,
            (guest, account),
            |db, &(guest, account)| Box::pin(merge(db, guest, account)),
        )
        .await
    }
}

async fn merge(
    db: &mut AnyConnection,
    guest: UserId,
    account: UserId,
) -> Result<Option<Merged>, StoreError> {
    // Always in the same order, so that two merges cannot wait for each other.
    let (first, second) = (guest.min(account), guest.max(account));
    let held = (hold(db, first).await?, hold(db, second).await?);
    let (from, to) = if first == guest {
        held
    } else {
        (held.1, held.0)
    };
    let (Some(from), Some(to)) = (from, to) else {
        return Ok(None);
    };
    if from.role != Role::Guest || to.role == Role::Guest {
        return Ok(None);
    }

    let merged = move_all(db, guest, account, &to).await?;
    puzzles::merge(db, guest, account, to.puzzles).await?;
    deck::merge(db, guest, account).await?;
    let sql = "UPDATE users SET game_seq = $2, event_seq = $3, puzzle_seq = $4 WHERE id = $1";
    let counters = sqlx::query(sql)
        .bind(account)
        .bind(to.games + from.games)
        .bind(to.events + from.events)
        .bind(to.puzzles + from.puzzles);
    counters.execute(&mut *db).await?;
    let sql = "UPDATE audit SET target = $2, detail = '' WHERE target = $1";
    let acts = sqlx::query(sql).bind(guest).bind(account);
    acts.execute(&mut *db).await?;
    let sql = "DELETE FROM users WHERE id = $1";
    sqlx::query(sql).bind(guest).execute(db).await?;
    Ok(Some(merged))
}

/// Games, events and what else hangs on a person.
async fn move_all(
    db: &mut AnyConnection,
    guest: UserId,
    account: UserId,
    to: &Party,
) -> Result<Merged, StoreError> {
    // A name that the account has given already stays, but is no longer the game's alone.
    let sql = "UPDATE games SET title_folded = NULL WHERE owner = $1 AND title_folded IN \
        (SELECT o.title_folded FROM games o WHERE o.owner = $2)";
    let names = sqlx::query(sql).bind(guest).bind(account);
    names.execute(&mut *db).await?;

    // What moves goes after all that the account has, so that places stay unique and a
    // device that asks for what is new gets it.
    let sql = "UPDATE games SET owner = $2, seq = seq + $3, born = born + $3 WHERE owner = $1";
    let games = sqlx::query(sql).bind(guest).bind(account).bind(to.games);
    let games = games.execute(&mut *db).await?.rows_affected();
    for sql in MOVES {
        let query = sqlx::query(sql).bind(guest).bind(account);
        query.execute(&mut *db).await?;
    }
    let sql = "UPDATE events SET user_id = $2, seq = seq + $3 WHERE user_id = $1";
    let events = sqlx::query(sql).bind(guest).bind(account).bind(to.events);
    let events = events.execute(&mut *db).await?.rows_affected();
    Ok(Merged { games, events })
}

/// An update that changes nothing holds the row until the commit, on both databases.
async fn hold(db: &mut AnyConnection, id: UserId) -> Result<Option<Party>, StoreError> {
    let sql = "UPDATE users SET game_seq = game_seq WHERE id = $1 \
        RETURNING role, game_seq, event_seq, puzzle_seq";
    let Some(row) = sqlx::query(sql).bind(id).fetch_optional(db).await? else {
        return Ok(None);
    };
    Ok(Some(Party {
        role: row.word("role")?,
        games: row.number("game_seq")?,
        events: row.number("event_seq")?,
        puzzles: row.number("puzzle_seq")?,
    }))
}

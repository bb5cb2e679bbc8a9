//! What a guest did with puzzles moves to an account. A puzzle that both had is one record then;
//! the account's rating stays, if it has one, and the guest's attempts no longer count for it.

use sqlx::AnyConnection;

use crate::{StoreError, UserId};

/// Attempts keep their order and come after those of the account, whose last place is given.
pub(crate) async fn merge(
    db: &mut AnyConnection,
    guest: UserId,
    account: UserId,
    last: i64,
) -> Result<(), StoreError> {
    for sql in [
        "UPDATE puzzle_records SET \
         tries = tries + (SELECT g.tries FROM puzzle_records g \
            WHERE g.user_id = $1 AND g.puzzle = puzzle_records.puzzle), \
         millis = millis + (SELECT g.millis FROM puzzle_records g \
            WHERE g.user_id = $1 AND g.puzzle = puzzle_records.puzzle), \
         solved = CASE WHEN solved = 1 THEN 1 ELSE (SELECT g.solved FROM puzzle_records g \
            WHERE g.user_id = $1 AND g.puzzle = puzzle_records.puzzle) END \
         WHERE user_id = $2 AND puzzle IN \
            (SELECT g.puzzle FROM puzzle_records g WHERE g.user_id = $1)",
        "DELETE FROM puzzle_records WHERE user_id = $1 \
         AND puzzle IN (SELECT r.puzzle FROM puzzle_records r WHERE r.user_id = $2)",
        "UPDATE puzzle_attempts SET before = NULL, after = NULL WHERE user_id = $1 \
         AND EXISTS (SELECT 1 FROM puzzle_solvers s WHERE s.user_id = $2 AND s.plays > 0)",
        "DELETE FROM puzzle_attempts WHERE user_id = $1 \
         AND id IN (SELECT a.id FROM puzzle_attempts a WHERE a.user_id = $2)",
        "DELETE FROM open_attempts WHERE user_id = $1 \
         AND mode IN (SELECT o.mode FROM open_attempts o WHERE o.user_id = $2)",
        "UPDATE open_attempts SET user_id = $2 WHERE user_id = $1",
        "UPDATE puzzle_solvers SET best_streak = (SELECT MAX(s.best_streak) FROM puzzle_solvers s \
         WHERE s.user_id IN ($1, $2)) WHERE user_id IN ($1, $2)",
        // A rating that comes from nothing gives way.
        "DELETE FROM puzzle_solvers WHERE user_id = $2 AND plays = 0 \
         AND EXISTS (SELECT 1 FROM puzzle_solvers s WHERE s.user_id = $1)",
        "UPDATE puzzle_solvers SET user_id = $2 WHERE user_id = $1 \
         AND NOT EXISTS (SELECT 1 FROM puzzle_solvers s WHERE s.user_id = $2)",
    ] {
        let query = sqlx::query(sql).bind(guest).bind(account);
        query.execute(&mut *db).await?;
    }
    for sql in [
        "UPDATE puzzle_records SET user_id = $2, seq = seq + $3 WHERE user_id = $1",
        "UPDATE puzzle_attempts SET user_id = $2, seq = seq + $3 WHERE user_id = $1",
    ] {
        let query = sqlx::query(sql).bind(guest).bind(account).bind(last);
        query.execute(&mut *db).await?;
    }
    Ok(())
}

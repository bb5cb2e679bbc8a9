//! Puzzles from people's own games, and how well they remember them. The store does not know chess:
//! whoever puts a puzzle here has found it in the game, and whoever writes a memory has reckoned it.

use rookery_play::GameId;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL};
use crate::{Store, StoreError, Timestamp, UserId};

/// What a person can have of them; what is found after that is left out.
const MOST: i64 = 2000;

/// A puzzle from someone's own game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOwnPuzzle {
    /// What it is called, the same for ever.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// Moves of the game before the opponent's mistake.
    pub ply: i64,
    /// The position before it.
    pub fen: String,
    /// The mistake and the solution in UCI notation, with single spaces between.
    pub moves: String,
    /// The words for what it shows, with single spaces between.
    pub themes: String,
    /// Who played.
    pub names: String,
}

/// How well a puzzle is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardMemory {
    /// The day of the last attempt, from 1970.
    pub last: i64,
    /// In millionths of a day.
    pub stability: i64,
    /// In millionths.
    pub difficulty: i64,
}

/// A puzzle that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPuzzle {
    /// What it is.
    pub puzzle: NewOwnPuzzle,
    /// When it was found.
    pub found: Timestamp,
    /// How often it was tried.
    pub tries: i64,
    /// How often it was not solved.
    pub missed: i64,
    /// How well it is remembered; nothing before the first attempt.
    pub memory: Option<CardMemory>,
}

/// An attempt at a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardAttempt {
    /// The day of the attempt before, as far as the device knows.
    pub before: Option<i64>,
    /// Whether it was solved.
    pub solved: bool,
    /// What is remembered now.
    pub after: CardMemory,
}

impl Store {
    /// Finished games of this person with a side of their own that nobody has looked through for
    /// puzzles, the newest first, and how many there are in all.
    ///
    /// # Errors
    /// A failing database.
    pub async fn unhunted_games(
        &self,
        user: UserId,
        limit: u32,
    ) -> Result<(Vec<GameId>, i64), StoreError> {
        macro_rules! unhunted {
            () => {
                " FROM games g WHERE g.owner = $1 AND g.finished = 1 \
                 AND g.side IN ('white', 'black') AND NOT EXISTS \
                 (SELECT 1 FROM hunted_games h WHERE h.user_id = $1 AND h.game = g.id)"
            };
        }
        let sql = concat!("SELECT COUNT(*) AS value", unhunted!());
        let count: Option<Count> = self.one(sqlx::query(sql).bind(user)).await?;
        let sql = concat!("SELECT g.id", unhunted!(), " ORDER BY g.seq DESC LIMIT $2");
        let query = sqlx::query(sql).bind(user).bind(i64::from(limit));
        let games: Vec<Found> = self.all(query).await?;
        let games = games.into_iter().map(|found| found.0);
        Ok((games.collect(), count.map_or(0, |count| count.0)))
    }

    /// Keeps what was found in a game, and that it was looked through; how many puzzles are new.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn keep_hunt(
        &self,
        user: UserId,
        game: GameId,
        puzzles: Vec<NewOwnPuzzle>,
        at: Timestamp,
    ) -> Result<u64, StoreError> {
        for puzzle in &puzzles {
            limits::text("name of the puzzle", &puzzle.id, LARGEST_LABEL)?;
        }
        self.write(
            (user, game, puzzles, at),
            |db, (user, game, puzzles, at)| Box::pin(keep(db, *user, *game, puzzles, *at)),
        )
        .await
    }

    /// All puzzles from this person's own games, in a fixed order.
    ///
    /// # Errors
    /// A failing database.
    pub async fn own_puzzles(&self, user: UserId) -> Result<Vec<OwnPuzzle>, StoreError> {
        let sql = "SELECT * FROM own_puzzles WHERE user_id = $1 ORDER BY found DESC, id";
        self.all(sqlx::query(sql).bind(user)).await
    }

    /// Games of this person that were looked through, also those that are gone, in the order of
    /// their ids after this one.
    ///
    /// # Errors
    /// A failing database.
    pub async fn hunted_games(
        &self,
        user: UserId,
        after: Option<GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        let sql = "SELECT game AS id FROM hunted_games WHERE user_id = $1 AND game > $2 \
            ORDER BY game LIMIT $3";
        let after = after.map(|game| game.to_string()).unwrap_or_default();
        let query = sqlx::query(sql).bind(user).bind(after);
        let games: Vec<Found> = self.all(query.bind(i64::from(limit))).await?;
        Ok(games.into_iter().map(|found| found.0).collect())
    }

    /// Writes down an attempt; false if there is no such card, or another device was faster.
    ///
    /// # Errors
    /// A failing database.
    pub async fn try_card(
        &self,
        user: UserId,
        id: &str,
        attempt: CardAttempt,
    ) -> Result<bool, StoreError> {
        if id.contains('\0') {
            return Ok(false);
        }
        self.write((user, id.to_owned(), attempt), |db, (user, id, attempt)| {
            Box::pin(write_attempt(db, *user, id, *attempt))
        })
        .await
    }
}

async fn keep(
    db: &mut AnyConnection,
    user: UserId,
    game: GameId,
    puzzles: &[NewOwnPuzzle],
    at: Timestamp,
) -> Result<u64, StoreError> {
    let sql = "INSERT INTO hunted_games (user_id, game) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    let hunted = sqlx::query(sql).bind(user).bind(game.to_string());
    hunted.execute(&mut *db).await?;
    let mut new = 0;
    for puzzle in puzzles {
        let sql = "INSERT INTO own_puzzles \
            (user_id, id, game, ply, fen, moves, themes, names, found, tries, missed) \
            SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0 \
            WHERE (SELECT COUNT(*) FROM own_puzzles o WHERE o.user_id = $1) < $10 \
            ON CONFLICT (user_id, id) DO NOTHING";
        let query = sqlx::query(sql)
            .bind(user)
            .bind(puzzle.id.as_str())
            .bind(puzzle.game.to_string())
            .bind(puzzle.ply)
            .bind(puzzle.fen.as_str())
            .bind(puzzle.moves.as_str())
            .bind(puzzle.themes.as_str())
            .bind(puzzle.names.as_str())
            .bind(at)
            .bind(MOST);
        new += query.execute(&mut *db).await?.rows_affected();
    }
    Ok(new)
}

async fn write_attempt(
    db: &mut AnyConnection,
    user: UserId,
    id: &str,
    attempt: CardAttempt,
) -> Result<bool, StoreError> {
    let sql = "UPDATE own_puzzles SET tries = tries + 1, missed = missed + $3, last = $4, \
        stability = $5, difficulty = $6 WHERE user_id = $1 AND id = $2 AND COALESCE(last, -1) = $7";
    let query = sqlx::query(sql)
        .bind(user)
        .bind(id)
        .bind(i64::from(!attempt.solved))
        .bind(attempt.after.last)
        .bind(attempt.after.stability)
        .bind(attempt.after.difficulty)
        .bind(attempt.before.unwrap_or(-1));
    Ok(query.execute(db).await?.rows_affected() > 0)
}

/// What a guest found and learned moves to an account; what both have stays the account's.
pub(crate) async fn merge(
    db: &mut AnyConnection,
    guest: UserId,
    account: UserId,
) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM own_puzzles WHERE user_id = $1 \
         AND id IN (SELECT o.id FROM own_puzzles o WHERE o.user_id = $2)",
        "UPDATE own_puzzles SET user_id = $2 WHERE user_id = $1",
        "DELETE FROM hunted_games WHERE user_id = $1 \
         AND game IN (SELECT h.game FROM hunted_games h WHERE h.user_id = $2)",
        "UPDATE hunted_games SET user_id = $2 WHERE user_id = $1",
    ] {
        let query = sqlx::query(sql).bind(guest).bind(account);
        query.execute(&mut *db).await?;
    }
    Ok(())
}

struct Count(i64);

impl FromRow for Count {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        row.number("value").map(Self)
    }
}

struct Found(GameId);

impl FromRow for Found {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        row.id("id").map(Self)
    }
}

impl FromRow for OwnPuzzle {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let last: Option<i64> = row.value("last")?;
        let memory = match last {
            None => None,
            Some(last) => Some(CardMemory {
                last,
                stability: row.number("stability")?,
                difficulty: row.number("difficulty")?,
            }),
        };
        Ok(Self {
            puzzle: NewOwnPuzzle {
                id: row.text("id")?,
                game: row.id("game")?,
                ply: row.number("ply")?,
                fen: row.text("fen")?,
                moves: row.text("moves")?,
                themes: row.text("themes")?,
                names: row.text("names")?,
            },
            found: row.time("found")?,
            tries: row.number("tries")?,
            missed: row.number("missed")?,
            memory,
        })
    }
}

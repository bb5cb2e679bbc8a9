//! What games say about the adventure of a person: the battles that were decided, and what the sheet
//! adds up. Both walk an index of that person's games and touch nobody else's.

use rookery_play::{BattleVerdict, GameId, Occasion, Side, Verdict};
use sqlx::any::AnyRow;

use crate::columns::{Columns, FromRow};
use crate::games::occasion;
use crate::{Json, Store, StoreError, Timestamp, UserId};

/// A battle that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The game.
    pub game: GameId,
    /// The key of the battle.
    pub battle: String,
    /// What it was worth.
    pub verdict: BattleVerdict,
    /// When it ended, as the device says.
    pub at: Timestamp,
}

/// A finished game against an engine, as far as the sheet looks at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetGame {
    /// What it was played for.
    pub occasion: Option<Occasion>,
    /// What it was worth, if it was a battle.
    pub fought: Option<BattleVerdict>,
    /// How it went for its owner.
    pub verdict: Verdict,
    /// Which side the owner had.
    pub side: Side,
    /// How many plies it has.
    pub plies: u32,
    /// The position it began with.
    pub start_fen: String,
    /// Against whom.
    pub opponent: Json,
    /// When it began, as the device says.
    pub started: Timestamp,
    /// When it ended, as the device says.
    pub ended: Option<Timestamp>,
}

const FIGHTS: &str = "SELECT g.id, g.occasion_key, g.fought, \
    COALESCE(g.client_ended, g.client_started) AS at FROM games g \
    WHERE g.owner = $1 AND g.occasion = 'battle' AND g.finished = 1 AND g.fought IS NOT NULL \
    ORDER BY at, g.id";

const SHEET: &str = "SELECT g.occasion, g.occasion_key, g.fought, g.verdict, g.side, g.plies, \
    g.client_started, g.client_ended, b.start_fen, b.opponent \
    FROM games g JOIN game_bodies b ON b.game_id = g.id \
    WHERE g.owner = $1 AND g.source = 'engine' AND g.finished = 1";

impl Store {
    /// The battles of a person that were played to their end, the oldest first.
    ///
    /// # Errors
    /// A failing database.
    pub async fn fights(&self, owner: UserId) -> Result<Vec<Fight>, StoreError> {
        self.all(sqlx::query(FIGHTS).bind(owner)).await
    }

    /// The finished games of a person against engines, in no order.
    ///
    /// # Errors
    /// A failing database.
    pub async fn sheet_games(&self, owner: UserId) -> Result<Vec<SheetGame>, StoreError> {
        self.all(sqlx::query(SHEET).bind(owner)).await
    }
}

impl FromRow for Fight {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            game: row.id("id")?,
            battle: row.text("occasion_key")?,
            verdict: row.word("fought")?,
            at: row.time("at")?,
        })
    }
}

impl FromRow for SheetGame {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let plies = row.number("plies")?;
        Ok(Self {
            occasion: occasion(row)?,
            fought: row.word_if_any("fought")?,
            verdict: row.word("verdict")?,
            side: row.word("side")?,
            plies: u32::try_from(plies)
                .map_err(|_| StoreError::corrupt("plies", &plies.to_string()))?,
            start_fen: row.text("start_fen")?,
            opponent: row.json("opponent")?,
            started: row.time("client_started")?,
            ended: row.time_if_any("client_ended")?,
        })
    }
}

#[cfg(test)]
mod plans;

//! Games, as they were played and as lists show them. The store does not know chess:
//! whoever puts a game here has replayed it and says what the moves prove.

mod beside;
mod list;
mod put;
mod row;

use rookery_play::{
    BattleVerdict, Clocks, Ending, GameId, GameSource, Occasion, Side, Timed, Verdict,
};

use crate::{Json, Store, StoreError, Timestamp, UserId};

pub use list::{GameFilter, GamePage, GamePlace};
pub use put::{GamePut, PutOutcome};
pub(crate) use row::occasion;

/// Counts what changes among the games of one owner; a changed game gets the next number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameSeq(pub i64);

/// How often a game was changed, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(pub i64);

/// A game as its owner's device tells it. Two uploads with equal content are the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameContent {
    /// How to read the rest; 1 today.
    pub format: u32,
    /// Where it comes from.
    pub source: GameSource,
    /// Which side the owner had.
    pub side: Side,
    /// The position it began with.
    pub start_fen: String,
    /// The moves in UCI notation, with single spaces between.
    pub moves: String,
    /// What each clock showed after each ply.
    pub clocks: Clocks,
    /// The time for it, as seconds and what a move gives back; none without a clock.
    pub time_control: Option<Timed>,
    /// How often the owner was helped.
    pub hints: u32,
    /// Whether it is over.
    pub finished: bool,
    /// How it ended, where only the device can know.
    pub claimed: Option<Ending>,
    /// Against whom.
    pub opponent: Json,
    /// When it began, as the device says.
    pub started: Timestamp,
    /// When it ended, as the device says.
    pub ended: Option<Timestamp>,
    /// What it was played for.
    pub occasion: Option<Occasion>,
}

/// What the server found out about a game, and what it is looked up by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameIndex {
    /// How it ended, if the moves prove it.
    pub derived: Option<Ending>,
    /// How many plies it has.
    pub plies: u32,
    /// What kind of opponent it was.
    pub opponent_kind: String,
    /// Which one.
    pub opponent_id: String,
    /// The styles that stood out in it.
    pub opponent_styles: Vec<String>,
    /// The name of the opening.
    pub opening: Option<String>,
    /// The players' names, to find the game by.
    pub names: String,
    /// The pieces at its end, as FEN writes them; none for games that came before this was kept.
    pub board: Option<String>,
    /// What it was worth, if it was a battle and is decided.
    pub fought: Option<BattleVerdict>,
}

/// A game as lists show it, without its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Its id, made by the device.
    pub id: GameId,
    /// Whose it is.
    pub owner: UserId,
    /// The number of its last change.
    pub seq: GameSeq,
    /// How often it was changed.
    pub revision: Revision,
    /// Where it comes from.
    pub source: GameSource,
    /// Which side the owner had.
    pub side: Side,
    /// Whether it is over.
    pub finished: bool,
    /// How it ended, where only the device can know.
    pub claimed: Option<Ending>,
    /// What the server found out.
    pub index: GameIndex,
    /// What its owner calls it; empty without a name.
    pub title: String,
    /// Words its owner gave it.
    pub tags: Vec<String>,
    /// When it began, as the device says.
    pub started: Timestamp,
    /// When it ended, as the device says.
    pub ended: Option<Timestamp>,
    /// When the server first got it.
    pub received: Timestamp,
    /// When it was last changed.
    pub changed: Timestamp,
    /// The game of which this is a second version, played on another device.
    pub conflicts_with: Option<GameId>,
    /// The owner's game that this one was played on from, or whose variation it is.
    pub origin: Option<GameId>,
    /// The number of the change that brought it.
    pub born: GameSeq,
    /// What it was played for.
    pub occasion: Option<Occasion>,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// As lists show it.
    pub summary: GameSummary,
    /// As it was played.
    pub content: GameContent,
    /// Variations and comments, as a flat tree.
    pub tree: Json,
}

/// What the owner may change about a game, finished or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameEdit {
    /// A new name, which no other game of theirs has, case ignored; empty for none.
    pub title: Option<String>,
    /// Other words.
    pub tags: Option<Vec<String>>,
    /// Other variations and comments.
    pub tree: Option<Json>,
    /// The state of the game that they were made for, if that matters: how often it was changed, and
    /// when last.
    pub seen: Option<(Revision, Timestamp)>,
}

impl Store {
    /// The game with this id, whoever owns it: a share link may show it to anyone.
    ///
    /// # Errors
    /// A failing database.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        self.one(sqlx::query(row::WHOLE).bind(id.to_string())).await
    }

    /// Deletes a game of this person with all that hangs on it; `false` when they have
    /// no such game.
    ///
    /// # Errors
    /// A failing database.
    pub async fn delete_game(&self, owner: UserId, id: GameId) -> Result<bool, StoreError> {
        self.write((owner, id), |db, (owner, id)| {
            Box::pin(async move {
                let sql = "DELETE FROM games WHERE id = $1 AND owner = $2";
                let query = sqlx::query(sql).bind(id.to_string()).bind(*owner);
                Ok(query.execute(db).await?.rows_affected() > 0)
            })
        })
        .await
    }
}

impl GameContent {
    /// Whether the other is the same game, gone on from where this one stands.
    fn leads_to(&self, other: &Self) -> bool {
        let rest = other.moves.strip_prefix(&*self.moves);
        !self.finished
            && (self.source, self.side, self.started) == (other.source, other.side, other.started)
            && (&self.start_fen, &self.opponent) == (&other.start_fen, &other.opponent)
            && self.occasion == other.occasion
            && rest.is_some_and(|rest| {
                rest.is_empty() || rest.starts_with(' ') || self.moves.is_empty()
            })
    }
}

impl GameSummary {
    /// Where it stands in lists. No device can say that a game was played after it came, so that
    /// none stays on top for being wrong about the day.
    #[must_use]
    pub fn place(&self) -> GamePlace {
        GamePlace {
            played: self.started.min(self.received),
            born: self.born,
        }
    }

    /// How it went for its owner.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.finished, self.ending(), self.side)
    }

    /// How it ended: what the moves prove, else what was claimed.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.index.derived.or(self.claimed)
    }
}

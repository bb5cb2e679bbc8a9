//! A game comes in. Sending it again changes nothing; a finished game never changes; when two devices
//! went different ways with one unfinished game, both versions are kept. Where one only went further
//! than the other, the longer one holds both.

use rookery_play::GameId;
use rookery_play::Occasion;
use sqlx::AnyConnection;

use super::beside;
use super::row::{self, summary_columns, whole_columns};
use super::{Game, GameContent, GameEdit, GameIndex, GameSeq, GameSummary, Revision};
use crate::columns::{Columns, FromRow};
use crate::limits::{self, LARGEST_LABEL, LARGEST_PART};
use crate::{Json, Store, StoreError, Timestamp, UserId, fresh};

/// A game to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePut {
    /// Its id, made by the device.
    pub id: GameId,
    /// Whose it is.
    pub owner: UserId,
    /// The revision that the device went on from; `None` for one it has just made.
    pub expected: Option<Revision>,
    /// The game itself.
    pub content: GameContent,
    /// What the server found out about it.
    pub index: GameIndex,
    /// Variations and comments that a new game comes with.
    pub tree: Json,
    /// The game that a new one comes from. One that the owner does not have, or has no longer,
    /// is left out: the game itself is worth more than its link.
    pub origin: Option<GameId>,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PutOutcome {
    /// It was new.
    Created(GameSummary),
    /// Exactly this is kept already.
    Same(GameSummary),
    /// It replaced the revision that it went on from.
    Updated(GameSummary),
    /// All of it is part of what is kept, which has gone on from there; nothing was changed.
    Behind(GameSummary),
    /// Another device had gone another way, so it was kept as a game of its own.
    Branched(GameSummary),
    /// Another content is kept under this id, and it is finished; nothing was changed.
    Conflict(GameSummary),
    /// The id is someone else's; nothing was changed, and nothing may be told.
    NotYours,
}

impl Store {
    /// Keeps a game.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], [`StoreError::UserGone`], a failing database.
    pub async fn put_game(&self, put: GamePut, at: Timestamp) -> Result<PutOutcome, StoreError> {
        put.check()?;
        self.write((put, at), |db, (put, at)| Box::pin(keep(db, put, *at)))
            .await
    }

    /// Changes what the owner says about a game; `None` when they have no such game. The game
    /// itself stays, and so does its revision.
    ///
    /// # Errors
    /// [`StoreError::TitleTaken`], [`StoreError::ChangedMeanwhile`], [`StoreError::TooLarge`], a failing database.
    pub async fn edit_game(
        &self,
        owner: UserId,
        id: GameId,
        edit: GameEdit,
        at: Timestamp,
    ) -> Result<Option<GameSummary>, StoreError> {
        edit.check()?;
        self.write((owner, id, edit, at), |db, (owner, id, edit, at)| {
            Box::pin(async move {
                let seq = next_seq(db, *owner).await?;
                let Some(mut game) = find(db, *id).await? else {
                    return Ok(None);
                };
                if game.summary.owner != *owner {
                    return Ok(None);
                }
                let summary = &mut game.summary;
                let now = (summary.revision, summary.changed);
                if edit.seen.is_some_and(|seen| seen != now) {
                    return Err(StoreError::ChangedMeanwhile);
                }
                summary.title = edit.title.clone().unwrap_or_else(|| summary.title.clone());
                summary.tags = edit.tags.clone().unwrap_or_else(|| summary.tags.clone());
                summary.seq = seq;
                summary.changed = *at;
                game.tree = edit.tree.clone().unwrap_or(game.tree);
                row::update(db, &game).await?;
                Ok(Some(game.summary))
            })
        })
        .await
    }
}

async fn keep(
    db: &mut AnyConnection,
    put: &GamePut,
    at: Timestamp,
) -> Result<PutOutcome, StoreError> {
    // Taking the next place also takes the owner's list until the commit, so nothing
    // below can be overtaken by another device of the same owner.
    let seq = next_seq(db, put.owner).await?;
    let Some(kept) = find(db, put.id).await? else {
        let mut game = put.game(put.id, seq, at);
        game.summary.origin = origin(db, put).await?;
        row::insert(db, &game).await?;
        return Ok(PutOutcome::Created(game.summary));
    };
    if kept.summary.owner != put.owner {
        return Ok(PutOutcome::NotYours);
    }
    if kept.content == put.content {
        return Ok(PutOutcome::Same(kept.summary));
    }
    let is_known = put.expected == Some(kept.summary.revision);
    if kept.summary.finished && (is_known || put.expected.is_none() && put.content.finished) {
        return Ok(PutOutcome::Conflict(kept.summary));
    }
    if !is_known && put.content.leads_to(&kept.content) {
        return Ok(PutOutcome::Behind(kept.summary));
    }
    if is_known || kept.content.leads_to(&put.content) {
        let summary = replace(db, kept, put, seq, at).await?;
        return Ok(PutOutcome::Updated(summary));
    }
    branch(db, put, seq, at).await
}

/// Goes on with a game; what its owner says about it stays.
async fn replace(
    db: &mut AnyConnection,
    kept: Game,
    put: &GamePut,
    seq: GameSeq,
    at: Timestamp,
) -> Result<GameSummary, StoreError> {
    let before = kept.summary;
    let mut game = put.game(before.id, seq, at);
    game.summary = GameSummary {
        revision: Revision(before.revision.0 + 1),
        received: before.received,
        conflicts_with: before.conflicts_with,
        origin: before.origin,
        title: before.title,
        tags: before.tags,
        born: before.born,
        ..game.summary
    };
    game.tree = beside::moved(&kept.tree, &kept.content.moves, &put.content.moves)?;
    row::update(db, &game).await?;
    Ok(game.summary)
}

/// Keeps the game beside the one with its id, once: sent again, it is found again, even if it has
/// gone on because the first answer was lost.
async fn branch(
    db: &mut AnyConnection,
    put: &GamePut,
    seq: GameSeq,
    at: Timestamp,
) -> Result<PutOutcome, StoreError> {
    let sql = concat!(
        whole_columns!(),
        "WHERE g.conflicts_with = $1 ORDER BY g.id"
    );
    let branches = sqlx::query(sql)
        .bind(put.id.to_string())
        .fetch_all(&mut *db)
        .await?;
    for row in &branches {
        let branch = Game::read(row)?;
        if branch.content == put.content || put.content.leads_to(&branch.content) {
            return Ok(PutOutcome::Branched(branch.summary));
        }
        if branch.content.leads_to(&put.content) {
            let summary = replace(db, branch, put, seq, at).await?;
            return Ok(PutOutcome::Branched(summary));
        }
    }
    let mut game = put.game(fresh(at), seq, at);
    game.summary.conflicts_with = Some(put.id);
    game.summary.origin = origin(db, put).await?;
    row::insert(db, &game).await?;
    Ok(PutOutcome::Branched(game.summary))
}

/// The game that this one comes from, if its owner has it.
async fn origin(db: &mut AnyConnection, put: &GamePut) -> Result<Option<GameId>, StoreError> {
    let sql = "SELECT id FROM games WHERE id = $1 AND owner = $2";
    let query = sqlx::query(sql)
        .bind(put.origin.map(|one| one.to_string()))
        .bind(put.owner);
    let row = query.fetch_optional(db).await?;
    row.map(|row| row.id("id")).transpose()
}

async fn next_seq(db: &mut AnyConnection, owner: UserId) -> Result<GameSeq, StoreError> {
    let sql = "UPDATE users SET game_seq = game_seq + 1 WHERE id = $1 RETURNING game_seq";
    let row = sqlx::query(sql).bind(owner).fetch_optional(db).await?;
    let seq = row.ok_or(StoreError::UserGone)?.number("game_seq")?;
    Ok(GameSeq(seq))
}

async fn find(db: &mut AnyConnection, id: GameId) -> Result<Option<Game>, StoreError> {
    let row = sqlx::query(row::WHOLE)
        .bind(id.to_string())
        .fetch_optional(db)
        .await?;
    row.as_ref().map(Game::read).transpose()
}

impl GamePut {
    fn check(&self) -> Result<(), StoreError> {
        let content = &self.content;
        limits::text("start position", &content.start_fen, LARGEST_LABEL)?;
        limits::text("move list", &content.moves, LARGEST_PART)?;
        limits::size("clock list", content.clocks.0.len() * 8, LARGEST_PART)?;
        limits::text("opponent", content.opponent.as_str(), LARGEST_PART)?;
        limits::text("list of variations", self.tree.as_str(), LARGEST_PART)?;
        let occasion = content.occasion.as_ref().map(Occasion::key);
        let occasion = occasion.unwrap_or_default();
        limits::text("occasion", &occasion, LARGEST_LABEL)?;
        let index = &self.index;
        let opening = index.opening.as_deref().unwrap_or_default();
        for label in [
            &*index.opponent_kind,
            &index.opponent_id,
            &index.names,
            opening,
        ] {
            limits::text("label of the game", label, LARGEST_LABEL)?;
        }
        let board = index.board.as_deref().unwrap_or_default();
        limits::text("board", board, LARGEST_LABEL)?;
        words("style", &index.opponent_styles)
    }

    /// The first revision of the game.
    fn game(&self, id: GameId, seq: GameSeq, at: Timestamp) -> Game {
        let summary = GameSummary {
            id,
            owner: self.owner,
            seq,
            revision: Revision(1),
            source: self.content.source,
            side: self.content.side,
            finished: self.content.finished,
            claimed: self.content.claimed,
            index: self.index.clone(),
            title: String::new(),
            tags: Vec::new(),
            started: self.content.started,
            ended: self.content.ended,
            received: at,
            changed: at,
            conflicts_with: None,
            origin: None,
            born: seq,
            occasion: self.content.occasion.clone(),
        };
        Game {
            summary,
            content: self.content.clone(),
            tree: self.tree.clone(),
        }
    }
}

impl GameEdit {
    fn check(&self) -> Result<(), StoreError> {
        let title = self.title.as_deref().unwrap_or_default();
        limits::text("title", title, LARGEST_LABEL)?;
        let tree = self.tree.as_ref().map(Json::as_str).unwrap_or_default();
        limits::text("list of variations", tree, LARGEST_PART)?;
        words("tag", self.tags.as_deref().unwrap_or_default())
    }
}

/// Words that share a column must fit into it and not hold what separates them.
fn words(what: &'static str, words: &[String]) -> Result<(), StoreError> {
    for word in words {
        limits::text(what, word, LARGEST_LABEL)?;
        if word.is_empty() || word.contains(row::BETWEEN) {
            return Err(StoreError::NotAWord { what });
        }
    }
    limits::size(what, words.iter().map(String::len).sum(), LARGEST_LABEL)
}

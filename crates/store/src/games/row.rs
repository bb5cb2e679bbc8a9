//! Games ↔ rows: the narrow one that lists read, and the wide one with the moves.

use rookery_play::{BattleVerdict, Clocks, Ending, Occasion, Timed};
use rookery_rules::pgn::GameResult;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::{Game, GameContent, GameIndex, GameSeq, GameSummary, Revision};
use crate::StoreError;
use crate::columns::{Columns, FromRow};
use crate::folding::fold;

macro_rules! summary_columns {
    () => {
        "g.id, g.owner, g.seq, g.rev, g.source, g.side, g.finished, g.derived_result, \
         g.derived_reason, g.claimed_result, g.claimed_reason, g.plies, g.opponent_kind, \
         g.opponent_id, g.opponent_styles, g.opening, g.title, g.tags, g.names, \
         g.client_started, g.client_ended, g.received, g.changed, g.conflicts_with, g.origin, g.born, \
         g.occasion, g.occasion_key, g.fought, g.board"
    };
}
pub(super) use summary_columns;

macro_rules! whole_columns {
    () => {
        concat!(
            "SELECT ",
            summary_columns!(),
            ", b.format, b.start_fen, b.moves, b.clocks, b.opponent, b.tree, b.time_control, b.hints \
             FROM games g JOIN game_bodies b ON b.game_id = g.id "
        )
    };
}
pub(super) use whole_columns;

/// A whole game by its id.
pub(super) const WHOLE: &str = concat!(whole_columns!(), "WHERE g.id = $1");

/// Separates tags and styles in one column, and stands at both ends, so that a LIKE
/// finds a whole word.
pub(super) const BETWEEN: &str = "\n";

pub(super) fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        words => format!("{BETWEEN}{}{BETWEEN}", words.join(BETWEEN)),
    }
}

fn split(text: &str) -> Vec<String> {
    let words = text.split(BETWEEN).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// What a text is searched in.
pub(super) fn search_text(title: &str, index: &GameIndex) -> String {
    let opening = index.opening.as_deref().unwrap_or_default();
    fold(&[title, &index.names, opening].join("\n"))
}

/// Writes a game that is not there yet.
pub(super) async fn insert(db: &mut AnyConnection, game: &Game) -> Result<(), StoreError> {
    let sql = "INSERT INTO games (id, owner, seq, rev, source, side, finished, result, \
        derived_result, derived_reason, claimed_result, claimed_reason, plies, opponent_kind, \
        opponent_id, opponent_styles, opening, title, tags, names, search, client_started, \
        client_ended, received, changed, conflicts_with, verdict, title_folded, origin, born, played, \
        occasion, occasion_key, fought, board) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
        $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35)";
    write_summary(sql, db, &game.summary).await?;
    let sql = "INSERT INTO game_bodies (game_id, format, start_fen, moves, clocks, opponent, tree, \
        time_control, hints) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    write_body(sql, db, game).await
}

/// Writes a game in place of the one with its id.
pub(super) async fn update(db: &mut AnyConnection, game: &Game) -> Result<(), StoreError> {
    let sql = "UPDATE games SET owner = $2, seq = $3, rev = $4, source = $5, side = $6, \
        finished = $7, result = $8, derived_result = $9, derived_reason = $10, \
        claimed_result = $11, claimed_reason = $12, plies = $13, opponent_kind = $14, \
        opponent_id = $15, opponent_styles = $16, opening = $17, title = $18, tags = $19, \
        names = $20, search = $21, client_started = $22, client_ended = $23, received = $24, \
        changed = $25, conflicts_with = $26, verdict = $27, title_folded = $28, \
        origin = $29, born = $30, played = $31, occasion = $32, occasion_key = $33, \
        fought = $34, board = $35 WHERE id = $1";
    write_summary(sql, db, &game.summary).await?;
    let sql = "UPDATE game_bodies SET format = $2, start_fen = $3, moves = $4, clocks = $5, \
        opponent = $6, tree = $7, time_control = $8, hints = $9 WHERE game_id = $1";
    write_body(sql, db, game).await
}

async fn write_summary(
    sql: &'static str,
    db: &mut AnyConnection,
    game: &GameSummary,
) -> Result<(), StoreError> {
    let index = &game.index;
    let result = |ending: Option<Ending>| ending.map(|ending| ending.result.as_str());
    let reason = |ending: Option<Ending>| ending.and_then(|ending| ending.reason);
    sqlx::query(sql)
        .bind(game.id.to_string())
        .bind(game.owner)
        .bind(game.seq.0)
        .bind(game.revision.0)
        .bind(game.source.as_str())
        .bind(game.side.as_str())
        .bind(i64::from(game.finished))
        .bind(result(game.ending()).unwrap_or(GameResult::Unknown.as_str()))
        .bind(result(index.derived))
        .bind(reason(index.derived).map(|reason| reason.as_str()))
        .bind(result(game.claimed))
        .bind(reason(game.claimed).map(|reason| reason.as_str()))
        .bind(i64::from(index.plies))
        .bind(&index.opponent_kind)
        .bind(&index.opponent_id)
        .bind(joined(&index.opponent_styles))
        .bind(index.opening.clone())
        .bind(&game.title)
        .bind(joined(&game.tags))
        .bind(&index.names)
        .bind(search_text(&game.title, index))
        .bind(game.started)
        .bind(game.ended)
        .bind(game.received)
        .bind(game.changed)
        .bind(game.conflicts_with.map(|one| one.to_string()))
        .bind(game.verdict().as_str())
        .bind(Some(fold(&game.title)).filter(|title| !title.is_empty()))
        .bind(game.origin.map(|one| one.to_string()))
        .bind(game.born.0)
        .bind(game.place().played)
        .bind(game.occasion.as_ref().map(Occasion::kind))
        .bind(game.occasion.as_ref().map(Occasion::key))
        .bind(index.fought.map(BattleVerdict::as_str))
        .bind(index.board.clone())
        .execute(db)
        .await?;
    Ok(())
}

async fn write_body(
    sql: &'static str,
    db: &mut AnyConnection,
    game: &Game,
) -> Result<(), StoreError> {
    sqlx::query(sql)
        .bind(game.summary.id.to_string())
        .bind(i64::from(game.content.format))
        .bind(&game.content.start_fen)
        .bind(&game.content.moves)
        .bind(game.content.clocks.to_text())
        .bind(game.content.opponent.as_str())
        .bind(game.tree.as_str())
        .bind(game.content.time_control.map(|one| one.to_string()))
        .bind(i64::from(game.content.hints))
        .execute(db)
        .await?;
    Ok(())
}

impl FromRow for GameSummary {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id("id")?,
            owner: row.id("owner")?,
            seq: GameSeq(row.number("seq")?),
            revision: Revision(row.number("rev")?),
            source: row.word("source")?,
            side: row.word("side")?,
            finished: row.number("finished")? != 0,
            claimed: ending(row, "claimed_result", "claimed_reason")?,
            index: GameIndex {
                derived: ending(row, "derived_result", "derived_reason")?,
                plies: small(row, "plies")?,
                opponent_kind: row.text("opponent_kind")?,
                opponent_id: row.text("opponent_id")?,
                opponent_styles: split(&row.text("opponent_styles")?),
                opening: row.text_if_any("opening")?,
                names: row.text("names")?,
                board: row.text_if_any("board")?,
                fought: row.word_if_any("fought")?,
            },
            title: row.text("title")?,
            tags: split(&row.text("tags")?),
            started: row.time("client_started")?,
            ended: row.time_if_any("client_ended")?,
            received: row.time("received")?,
            changed: row.time("changed")?,
            conflicts_with: row.id_if_any("conflicts_with")?,
            origin: row.id_if_any("origin")?,
            born: GameSeq(row.number("born")?),
            occasion: occasion(row)?,
        })
    }
}

impl FromRow for Game {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let summary = GameSummary::read(row)?;
        let clocks = row.text("clocks")?;
        let content = GameContent {
            format: small(row, "format")?,
            source: summary.source,
            side: summary.side,
            start_fen: row.text("start_fen")?,
            moves: row.text("moves")?,
            clocks: Clocks::parse(&clocks).ok_or_else(|| StoreError::corrupt("clocks", &clocks))?,
            time_control: time_control(row)?,
            hints: small(row, "hints")?,
            finished: summary.finished,
            claimed: summary.claimed,
            opponent: row.json("opponent")?,
            started: summary.started,
            ended: summary.ended,
            occasion: summary.occasion.clone(),
        };
        Ok(Self {
            summary,
            content,
            tree: row.json("tree")?,
        })
    }
}

/// What a game was played for.
pub(crate) fn occasion(row: &AnyRow) -> Result<Option<Occasion>, StoreError> {
    let Some(kind) = row.text_if_any("occasion")? else {
        return Ok(None);
    };
    let key = row.text("occasion_key")?;
    let occasion = Occasion::read(&kind, &key);
    let corrupt = || StoreError::corrupt("occasion", &format!("{kind} {key}"));
    occasion.ok_or_else(corrupt).map(Some)
}

fn time_control(row: &AnyRow) -> Result<Option<Timed>, StoreError> {
    let text = row.text_if_any("time_control")?;
    let read = |text: String| {
        Timed::parse(&text).ok_or_else(|| StoreError::corrupt("time_control", &text))
    };
    text.map(read).transpose()
}

fn ending(
    row: &AnyRow,
    result: &'static str,
    reason: &'static str,
) -> Result<Option<Ending>, StoreError> {
    let Some(text) = row.text_if_any(result)? else {
        return Ok(None);
    };
    Ok(Some(Ending {
        result: GameResult::parse(&text).ok_or_else(|| StoreError::corrupt(result, &text))?,
        reason: row.word_if_any(reason)?,
    }))
}

fn small(row: &AnyRow, column: &'static str) -> Result<u32, StoreError> {
    let number = row.number(column)?;
    u32::try_from(number).map_err(|_| StoreError::corrupt(column, &number.to_string()))
}

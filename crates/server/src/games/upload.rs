//! A game as a device tells it: checked, and told apart into what is proven and what is claimed.

use rookery_protocol::FieldProblem;
use rookery_protocol::api::{self, GameUpload, OpponentV1};
use rookery_rules::Position;
use rookery_rules::pgn::GameResult;
use rookery_store::{
    Clocks, EndReason, Ending, GameContent, GameIndex, GameSource, Json, Side, Timestamp,
};

use super::replay::{Replay, needs_moves};
use super::{index, occasion};
use crate::error::ApiError;

const LONGEST_FEN: usize = 100;
const LONGEST_NAME: usize = 80;
const LONGEST_WORD: usize = 64;
/// Devices have clocks of their own, some of them wrong by a time zone.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The content to keep and what it is looked up by.
pub(crate) fn check(
    upload: GameUpload,
    now: Timestamp,
) -> Result<(GameContent, GameIndex), ApiError> {
    let refuse = |field, code, message: &dyn ToString| {
        Err(ApiError::field(field, code, message.to_string()))
    };
    if upload.format != 1 {
        return refuse(
            "format",
            "unknown_format",
            &"This server reads games of format 1.",
        );
    }
    let source = match upload.source {
        api::GameSource::Engine => GameSource::Engine,
        api::GameSource::Local => GameSource::Local,
        api::GameSource::Import => GameSource::Import,
        api::GameSource::Live => {
            let message = "Live games are played on the server and never uploaded.";
            return refuse("source", "live_upload", &message);
        }
    };
    check_opponent(&upload.opponent)?;
    check_times(&upload, now)?;
    if upload.start_fen.len() > LONGEST_FEN {
        return refuse("start_fen", "bad_fen", &"A FEN has at most 100 characters.");
    }
    let start = match Position::parse_fen(&upload.start_fen) {
        Ok(start) => start,
        Err(error) => return refuse("start_fen", "bad_fen", &error),
    };
    let replay = match Replay::new(start, &upload.moves) {
        Ok(replay) => replay,
        Err(error) => return refuse("moves", "bad_moves", &error),
    };
    if !upload.clocks.is_empty() && upload.clocks.len() != replay.plies() {
        let message = "There must be one clock for each half-move, or none at all.";
        return refuse("clocks", "clock_count", &message);
    }
    if let Some(control) = &upload.time_control
        && !is_time_control(control)
    {
        let message = "A time control is seconds for the game and seconds for each move: 300+2.";
        return refuse("time_control", "bad_time_control", &message);
    }
    let claimed = upload.claimed.as_ref().map(ending).transpose()?;
    let derived = replay.ending(upload.finished, claimed);
    check_ending(upload.finished, claimed, derived)?;
    let occasion = occasion::check(&upload, &start)?;
    let mut index = index::of(
        &upload.opponent,
        &upload.opponent.name,
        derived,
        replay.positions().collect::<Vec<_>>().into_iter(),
    );
    index.fought = occasion::fought(occasion.as_ref(), replay.game(), derived.or(claimed));
    let content = GameContent {
        format: upload.format,
        source,
        side: match upload.side {
            api::Side::White => Side::White,
            api::Side::Black => Side::Black,
            api::Side::Neither => Side::Neither,
        },
        start_fen: upload.start_fen,
        moves: upload.moves,
        clocks: Clocks(upload.clocks),
        time_control: upload.time_control,
        hints: u32::from(upload.hints),
        finished: upload.finished,
        claimed,
        opponent: Json::of(&upload.opponent).expect("words and numbers are JSON"),
        started: Timestamp::from_millis(upload.started),
        ended: upload.ended.map(Timestamp::from_millis),
        occasion,
    };
    Ok((content, index))
}

fn is_time_control(text: &str) -> bool {
    let is_number = |text: &str| {
        (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let parts = text.split_once('+');
    parts.is_some_and(|(base, increment)| is_number(base) && is_number(increment))
}

fn ending(told: &api::Ending) -> Result<Ending, ApiError> {
    let refuse = |code, message| ApiError::field("claimed", code, message);
    let result = GameResult::parse(&told.result)
        .ok_or_else(|| refuse("bad_result", "A result is 1-0, 0-1, 1/2-1/2 or *."))?;
    let reason = told.reason.as_deref().map(|word| {
        EndReason::parse(word).ok_or_else(|| refuse("bad_reason", "This is no end of a game."))
    });
    let reason = reason.transpose()?;
    Ok(Ending { result, reason })
}

/// What is claimed must not contradict the moves.
fn check_ending(
    finished: bool,
    claimed: Option<Ending>,
    derived: Option<Ending>,
) -> Result<(), ApiError> {
    let refuse = |field, code, message| Err(ApiError::field(field, code, message));
    match (finished, claimed, derived) {
        (false, _, Some(_)) => refuse(
            "finished",
            "already_over",
            "The moves have ended this game.",
        ),
        (false, Some(_), None) => refuse(
            "claimed",
            "not_over",
            "A game that goes on has no result yet.",
        ),
        (false, None, None) => Ok(()),
        (true, None, None) => refuse(
            "claimed",
            "no_result",
            "The moves do not end this game, so someone has to say how it ended.",
        ),
        (true, Some(claimed), Some(derived)) if claimed.result != derived.result => refuse(
            "claimed",
            "other_result",
            "The moves of this game give another result.",
        ),
        (true, Some(claimed), None) if claimed.reason.is_some_and(needs_moves) => refuse(
            "claimed",
            "not_in_the_moves",
            "The moves do not end this game in that way.",
        ),
        (true, ..) => Ok(()),
    }
}

fn check_opponent(opponent: &OpponentV1) -> Result<(), ApiError> {
    let long =
        |text: &str, most: usize| text.chars().count() > most || text.contains(char::is_control);
    let words = [
        Some(&opponent.id),
        opponent.repertoire.as_ref(),
        opponent.weakness.as_ref(),
        opponent.engine_version.as_ref(),
    ];
    let dials = opponent.dials.map(|dials| {
        [
            dials.aggressiveness,
            dials.positional,
            dials.trading,
            dials.blind_spots,
        ]
    });
    let wrong = opponent.name.is_empty()
        || long(&opponent.name, LONGEST_NAME)
        || words
            .into_iter()
            .flatten()
            .any(|word| long(word, LONGEST_WORD))
        || dials.into_iter().flatten().any(|dial| dial > 100)
        || opponent.thinking.is_some_and(|thinking| {
            let depth = thinking.depth.unwrap_or(1);
            !(100..=30_000).contains(&thinking.millis) || !(1..=20).contains(&depth)
        })
        || opponent
            .rung
            .is_some_and(|rung| !(200..=2400).contains(&rung));
    match wrong {
        true => Err(ApiError::field(
            "opponent",
            "bad_opponent",
            "There is no such opponent: a name has 1 to 80 characters, a dial 0 to 100, a rung 200 \
             to 2400.",
        )),
        false => Ok(()),
    }
}

fn check_times(upload: &GameUpload, now: Timestamp) -> Result<(), ApiError> {
    let possible = 0..=now.as_millis().saturating_add(DAY);
    let mut problems = Vec::new();
    if !possible.contains(&upload.started) {
        let message = "A game cannot begin at that time.";
        problems.push(FieldProblem::new("started", "bad_time", message));
    }
    if let Some(ended) = upload.ended
        && (!possible.contains(&ended) || ended < upload.started)
    {
        let message = "A game cannot end at that time.";
        problems.push(FieldProblem::new("ended", "bad_time", message));
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(ApiError::Invalid(problems)),
    }
}

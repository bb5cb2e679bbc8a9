//! A game as a device tells it: checked, and told apart into what is proven and what is claimed.

use rookery_analysis::{Rating, Style};
use rookery_play::judgment::{Contradiction, judge};
use rookery_play::replay::{self, LONGEST_FEN};
use rookery_play::{
    Clocks, Depth, Ending, GameSource, IllegalTimeControl, LONGEST_NAME, LONGEST_WORD, ThinkTime,
    Timed,
};
use rookery_protocol::FieldProblem;
use rookery_protocol::api::{GameUpload, NoSuchEnding, OpponentV1};
use rookery_rules::{Game, Position};
use rookery_store::{GameContent, GameIndex, Json, Timestamp};

use super::{index, occasion};
use crate::error::ApiError;

/// Devices have clocks of their own, some of them wrong by a time zone.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The content to keep and what it is looked up by.
pub(crate) fn check(
    upload: GameUpload,
    now: Timestamp,
) -> Result<(GameContent, GameIndex), ApiError> {
    check_kind(&upload)?;
    check_opponent(&upload.opponent)?;
    check_times(&upload, now)?;
    let game = game(&upload)?;
    let time_control = time_control(&upload, &game)?;
    let claimed = upload.claimed.as_ref().map(Ending::try_from).transpose();
    let claimed = claimed.map_err(no_ending)?;
    let derived = judge(&game, upload.finished, claimed).map_err(contradiction)?;
    let occasion = occasion::check(&upload, game.start())?;
    let mut index = index::of(
        &upload.opponent,
        &upload.opponent.name,
        derived,
        game.positions().collect::<Vec<_>>().into_iter(),
    );
    index.fought = occasion::fought(occasion.as_ref(), &game, derived.or(claimed));
    let content = GameContent {
        format: upload.format,
        source: upload.source,
        side: upload.side,
        start_fen: upload.start_fen,
        moves: upload.moves,
        clocks: Clocks(upload.clocks),
        time_control,
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

fn check_kind(upload: &GameUpload) -> Result<(), ApiError> {
    let refuse = |field, code, message| Err(ApiError::field(field, code, message));
    match (upload.format, upload.source) {
        (1, GameSource::Live) => {
            let message = "Live games are played on the server and never uploaded.";
            refuse("source", "live_upload", message)
        }
        (1, GameSource::Engine | GameSource::Local | GameSource::Import) => Ok(()),
        _ => {
            let message = "This server reads games of format 1.";
            refuse("format", "unknown_format", message)
        }
    }
}

/// The game, played again from its start.
fn game(upload: &GameUpload) -> Result<Game, ApiError> {
    let refuse = |field, code, message: String| ApiError::field(field, code, message);
    if upload.start_fen.len() > LONGEST_FEN {
        let message = format!("A FEN has at most {LONGEST_FEN} characters.");
        return Err(refuse("start_fen", "bad_fen", message));
    }
    let start = Position::parse_fen(&upload.start_fen);
    let start = start.map_err(|error| refuse("start_fen", "bad_fen", error.to_string()))?;
    let game = replay::claimed_game(start, &upload.moves);
    game.map_err(|error| refuse("moves", "bad_moves", error.to_string()))
}

fn time_control(upload: &GameUpload, game: &Game) -> Result<Option<Timed>, ApiError> {
    if !upload.clocks.is_empty() && upload.clocks.len() != game.moves().len() {
        let message = "There must be one clock for each half-move, or none at all.";
        return Err(ApiError::field("clocks", "clock_count", message));
    }
    let read = |text: &String| {
        let refused = |fault: IllegalTimeControl| {
            ApiError::field("time_control", "bad_time_control", fault.to_string())
        };
        Timed::playable(text).map_err(refused)
    };
    upload.time_control.as_ref().map(read).transpose()
}

fn no_ending(fault: NoSuchEnding) -> ApiError {
    let code = match fault {
        NoSuchEnding::Result => "bad_result",
        NoSuchEnding::Reason => "bad_reason",
    };
    ApiError::field("claimed", code, fault.to_string())
}

fn contradiction(found: Contradiction) -> ApiError {
    let (field, code) = match found {
        Contradiction::AlreadyOver => ("finished", "already_over"),
        Contradiction::NotOver => ("claimed", "not_over"),
        Contradiction::NoResult => ("claimed", "no_result"),
        Contradiction::OtherResult => ("claimed", "other_result"),
        Contradiction::NotInTheMoves => ("claimed", "not_in_the_moves"),
    };
    ApiError::field(field, code, found.to_string())
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
    let wrong = opponent.name.is_empty()
        || long(&opponent.name, LONGEST_NAME)
        || words
            .into_iter()
            .flatten()
            .any(|word| long(word, LONGEST_WORD))
        || (opponent.dials).is_some_and(|dials| Style::try_from(dials).is_err())
        || opponent.thinking.is_some_and(|thinking| {
            let is_depth = thinking
                .depth
                .is_none_or(|depth| Depth::new(depth).is_some());
            ThinkTime::new(thinking.millis).is_none() || !is_depth
        })
        || (opponent.rung).is_some_and(|rung| Rating::new(rung).is_none());
    match wrong {
        true => {
            let (lowest, highest) = (Rating::LOWEST.get(), Rating::HIGHEST.get());
            let message = format!(
                "There is no such opponent: a name has 1 to {LONGEST_NAME} characters, a dial 0 to \
                 100, a rung {lowest} to {highest}."
            );
            Err(ApiError::field("opponent", "bad_opponent", message))
        }
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

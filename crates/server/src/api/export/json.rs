//! What is kept, as JSON for its owner. Times are milliseconds since 1970.

use base64ct::{Base64, Encoding};
use rookery_protocol::api;
use rookery_puzzles::Solver;
use rookery_store::{
    Event, Exported, Game, Json, OwnOpponent, OwnPuzzle, PuzzleAttempt, Review, Session,
};
use serde_json::{Value, json};

use super::super::answer;

/// Where a thing belongs.
pub(super) enum ExportPart {
    /// Once in the account.
    One(&'static str, Value),
    /// In a list of the account.
    OneOfMany(&'static str, Value),
    /// On a line of a file of its own.
    Line(Value),
}

pub(super) fn of(thing: &Exported) -> ExportPart {
    match thing {
        Exported::User(user) => ExportPart::One("account", value(answer::account(user))),
        Exported::Preferences(kept) => ExportPart::One("preferences", inner(&kept.body)),
        Exported::Progress(kept) => ExportPart::One("progress", inner(&kept.body)),
        Exported::Session(kept) => ExportPart::OneOfMany("sessions", session(kept)),
        Exported::Token(kept) => ExportPart::OneOfMany("tokens", value(answer::token(kept))),
        Exported::ShareLink(kept) => ExportPart::OneOfMany(
            "share_links",
            json!({
                "id": kept.id,
                "game": kept.game,
                "created": kept.created,
                "expires": kept.expires,
            }),
        ),
        Exported::SheetLink(kept) => ExportPart::One(
            "sheet_link",
            json!({ "created": kept.created, "expires": kept.expires }),
        ),
        Exported::Survival(kept) => ExportPart::One(
            "survival",
            json!({
                "shown": kept.shown,
                "score": kept.score,
                "beaten": kept.beaten,
                "reached": kept.reached,
            }),
        ),
        Exported::Act(kept) => ExportPart::OneOfMany("acts", value(answer::act_on_person(kept))),
        Exported::Opponent(kept) => ExportPart::OneOfMany("opponents", opponent(kept)),
        Exported::Game(kept) => ExportPart::Line(game(kept)),
        Exported::Review(kept) => ExportPart::Line(review(kept)),
        Exported::Event(kept) => ExportPart::Line(event(kept)),
        Exported::Solver(kept) => ExportPart::One("puzzles", solver(kept)),
        Exported::Attempt(kept) => ExportPart::Line(attempt(kept)),
        Exported::OwnPuzzle(kept) => ExportPart::Line(own_puzzle(kept)),
        Exported::Hunted(game) => ExportPart::Line(json!({ "kind": "hunted_game", "game": game })),
    }
}

/// A file is at no device, so none of them is the current one.
fn session(kept: &Session) -> Value {
    let mut told = value(answer::session(kept, kept));
    if let Some(told) = told.as_object_mut() {
        told.remove("current");
    }
    told
}

fn game(
    Game {
        summary,
        content,
        tree,
    }: &Game,
) -> Value {
    json!({
        "kind": "game",
        "id": summary.id,
        "revision": summary.revision.0,
        "format": content.format,
        "source": content.source.as_str(),
        "side": content.side.as_str(),
        "title": summary.title,
        "tags": summary.tags,
        "start_fen": content.start_fen,
        "moves": content.moves,
        "clocks": content.clocks.0,
        "time_control": content.time_control.map(|control| control.to_string()),
        "hints": content.hints,
        "finished": content.finished,
        "result": summary.ending().map(|ending| ending.result.as_str()),
        "reason": summary.ending().and_then(|ending| ending.reason).map(|why| why.as_str()),
        "proven": summary.index.derived.is_some(),
        "opening": summary.index.opening,
        "opponent": inner(&content.opponent),
        "variations": inner(tree),
        "started": content.started,
        "ended": content.ended,
        "received": summary.received,
        "changed": summary.changed,
        "conflicts_with": summary.conflicts_with,
        "origin": summary.origin,
        "occasion": content.occasion.as_ref().and_then(api::Occasion::of),
        "fought": summary.index.fought.map(|fought| fought.as_str()),
    })
}

fn opponent(kept: &OwnOpponent) -> Value {
    json!({
        "id": kept.id,
        "design": inner(&kept.body),
        "created": kept.created,
        "changed": kept.changed,
        "shared_until": kept.shared_until,
    })
}

fn review(kept: &Review) -> Value {
    json!({
        "kind": "review",
        "game": kept.key.game,
        "engine_version": kept.key.engine_version,
        "node_budget": kept.key.node_budget,
        "created": kept.created,
        "body": Base64::encode_string(&kept.body),
    })
}

fn event(kept: &Event) -> Value {
    json!({
        "id": kept.event.id,
        "kind": kept.event.kind,
        "version": kept.event.version,
        "body": inner(&kept.event.body),
        "happened": kept.event.happened,
        "received": kept.received,
    })
}

fn solver(kept: &Solver) -> Value {
    let grade = kept.graded.grade;
    json!({
        "rating": grade.points(),
        "deviation": grade.deviation / 1000,
        "plays": kept.plays,
        "best_streak": kept.best_streak,
    })
}

fn attempt(kept: &PuzzleAttempt) -> Value {
    let attempt = &kept.attempt;
    json!({
        "kind": "puzzle",
        "id": attempt.id,
        "puzzle": attempt.puzzle,
        "mode": attempt.mode.as_str(),
        "solved": attempt.solved,
        "tries": attempt.tries,
        "hints": attempt.hints,
        "millis": attempt.millis,
        "streak": kept.streak,
        "rating_before": kept.before,
        "rating_after": kept.after,
        "happened": attempt.happened,
    })
}

fn own_puzzle(kept: &OwnPuzzle) -> Value {
    let puzzle = &kept.puzzle;
    json!({
        "kind": "own_puzzle",
        "id": puzzle.id,
        "game": puzzle.game,
        "ply": puzzle.ply,
        "fen": puzzle.fen,
        "moves": puzzle.moves,
        "themes": puzzle.themes,
        "names": puzzle.names,
        "found": kept.found,
        "tries": kept.tries,
        "missed": kept.missed,
        "last_day": kept.memory.map(|memory| memory.last),
        "stability": kept.memory.map(|memory| memory.stability),
        "difficulty": kept.memory.map(|memory| memory.difficulty),
    })
}

/// What its owner's page once sent as JSON.
fn inner(kept: &Json) -> Value {
    kept.read().unwrap_or(Value::Null)
}

fn value(told: impl serde::Serialize) -> Value {
    serde_json::to_value(told).unwrap_or(Value::Null)
}

//! What the page asks for, checked. Whatever cannot be done is refused with a whole sentence.

use std::num::NonZeroU8;
use std::sync::Arc;
use std::time::Duration;

use rookery_analysis::{Dial, Limits, Rating, Style, Time};
use rookery_engine::{Human, Strength, Task};
use rookery_play::replay::{self, IllegalWord};
use rookery_protocol::Problem;
use rookery_protocol::worker::{MAX_GAME_MOVES, MAX_LINES, MAX_PERFT_DEPTH, Manner, ThinkLimits};
use rookery_rules::Position;

use crate::count::Count;

/// The count that is asked for.
pub(super) fn count(fen: &str, depth: u8) -> Result<Count, Problem> {
    if !(1..=MAX_PERFT_DEPTH).contains(&depth) {
        return Err(Problem::new(
            "depth",
            format!("The depth is {depth}, but only 1 to {MAX_PERFT_DEPTH} can be counted."),
        ));
    }
    Ok(Count::new(position(fen)?, depth))
}

/// How many lines are asked for.
pub(super) fn lines(lines: u8) -> Result<NonZeroU8, Problem> {
    NonZeroU8::new(lines)
        .filter(|lines| lines.get() <= MAX_LINES)
        .ok_or_else(|| {
            Problem::new(
                "lines",
                format!("{lines} lines are wanted, but only 1 to {MAX_LINES} can be had."),
            )
        })
}

/// How to play.
pub(super) fn style(manner: &Manner) -> Result<Style, Problem> {
    let dial = |name: &str, mark: u8| {
        Dial::new(mark).ok_or_else(|| {
            Problem::new(
                "dial",
                format!("The dial {name} is at {mark}, but it goes from 0 to 100."),
            )
        })
    };
    Ok(Style {
        aggressiveness: dial("aggressiveness", manner.aggressiveness)?,
        positional: dial("positional", manner.positional)?,
        trading: dial("trading", manner.trading)?,
        blind_spots: dial("blind spots", manner.blind_spots)?,
    })
}

/// How well to play. A rating needs to know people.
pub(super) fn strength(
    rating: Option<u16>,
    people: Option<&Arc<Human>>,
) -> Result<Strength, Problem> {
    let Some(rating) = rating else {
        return Ok(Strength::Full);
    };
    let rung = Rating::new(rating).ok_or_else(|| {
        let (lowest, highest) = (Rating::LOWEST.get(), Rating::HIGHEST.get());
        Problem::new(
            "rating",
            format!("The rating is {rating}, but the ladder goes from {lowest} to {highest}."),
        )
    })?;
    match people {
        Some(people) => Ok(Strength::Rated(rung, people.clone())),
        None => Err(Problem::new(
            "untaught",
            "A rated opponent plays like people, and nobody has taught this engine about them yet.",
        )),
    }
}

fn position(fen: &str) -> Result<Position, Problem> {
    Position::parse_fen(fen).map_err(|error| Problem::new("fen", error.to_string()))
}

/// The position after the moves, with its past, to be thought about. A game that is drawn by
/// repetition, by quiet moves or for lack of pieces may be thought about all the same.
pub(super) fn position_after(fen: &str, moves: &[String]) -> Result<Task, Problem> {
    let start = position(fen)?;
    if moves.len() > MAX_GAME_MOVES {
        return Err(Problem::new(
            "moves",
            format!(
                "The game has {} moves, but at most {MAX_GAME_MOVES} can be read.",
                moves.len()
            ),
        ));
    }
    let mut task = Task::new(start);
    let played = replay::moves(start, moves).map_err(|IllegalWord { ply, why, .. }| {
        Problem::new("moves", format!("Move {ply} of the game: {why}."))
    })?;
    for mv in played {
        task.play(mv);
    }
    Ok(task)
}

/// When to end by itself.
pub(super) fn limits(limits: ThinkLimits) -> Result<Limits, Problem> {
    let ThinkLimits {
        depth,
        nodes,
        millis,
    } = limits;
    let nothing = |code: &str, what: &str| {
        let message = format!("The limit is 0 {what}, but at least 1 is needed.");
        Err(Problem::new(code, message))
    };
    if depth == Some(0) {
        return nothing("depth", "half-moves");
    }
    if nodes == Some(0) {
        return nothing("nodes", "positions");
    }
    if millis == Some(0) {
        return nothing("millis", "milliseconds");
    }
    Ok(Limits {
        depth,
        nodes,
        mate: None,
        time: millis.map_or(Time::Unlimited, |millis| {
            Time::PerMove(Duration::from_millis(u64::from(millis)))
        }),
    })
}

//! What the page asks for, checked. Whatever cannot be done is refused with a whole sentence.

use std::num::NonZeroU8;
use std::time::Duration;

use rookery_analysis::{Limits, Time};
use rookery_engine::Task;
use rookery_protocol::Problem;
use rookery_protocol::worker::{MAX_GAME_MOVES, MAX_LINES, MAX_PERFT_DEPTH, ThinkLimits};
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

/// The task that is asked for.
pub(super) fn task(
    fen: &str,
    moves: &[String],
    limits: ThinkLimits,
    lines: u8,
) -> Result<Task, Problem> {
    let lines = NonZeroU8::new(lines)
        .filter(|lines| lines.get() <= MAX_LINES)
        .ok_or_else(|| {
            Problem::new(
                "lines",
                format!("{lines} lines are wanted, but only 1 to {MAX_LINES} can be had."),
            )
        })?;
    Ok(Task {
        limits: self::limits(limits)?,
        lines,
        ..after(position(fen)?, moves)?
    })
}

fn position(fen: &str) -> Result<Position, Problem> {
    Position::parse_fen(fen).map_err(|error| Problem::new("fen", error.to_string()))
}

/// The position after the moves, with its past. A game that is drawn by repetition, by quiet
/// moves or for lack of men may be thought about all the same.
fn after(start: Position, moves: &[String]) -> Result<Task, Problem> {
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
    for (i, text) in moves.iter().enumerate() {
        let mv = task.position.parse_uci(text).map_err(|error| {
            let number = i + 1;
            Problem::new("moves", format!("Move {number} of the game: {error}."))
        })?;
        task.before.push(task.position.hash());
        task.position.advance_unchecked(mv);
    }
    Ok(task)
}

fn limits(limits: ThinkLimits) -> Result<Limits, Problem> {
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

//! Lines of UCI, as far as a match needs them.

use std::time::Duration;

use rookery_analysis::{Limits, Time};
use rookery_engine::Task;
use rookery_rules::{Color, Position};

/// The position of a `position` line with its past; `None` if the line is not understood.
pub fn position(line: &str) -> Option<Task> {
    let rest = line.strip_prefix("position")?.trim();
    let (start, moves) = rest.split_once("moves").unwrap_or((rest, ""));
    let mut task = Task::new(match start.trim() {
        "startpos" => Position::start(),
        start => Position::parse_fen(start.strip_prefix("fen")?.trim()).ok()?,
    });
    for text in moves.split_whitespace() {
        let mv = task.position.parse_uci(text).ok()?;
        task.before.push(task.position.hash());
        task.position.advance_unchecked(mv);
    }
    Some(task)
}

/// The limits of a `go` line for the side to move.
pub fn limits(line: &str, turn: Color) -> Limits {
    let words: Vec<_> = line.split_whitespace().collect();
    let number = |name: &str| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1)?.parse::<u64>().ok()
    };
    let millis = |name: &str| number(name).map(Duration::from_millis);
    let (left, increment) = match turn {
        Color::White => ("wtime", "winc"),
        Color::Black => ("btime", "binc"),
    };
    let time = match (millis("movetime"), millis(left)) {
        (Some(time), _) => Time::PerMove(time),
        (None, Some(left)) => Time::Clock {
            left,
            increment: millis(increment).unwrap_or_default(),
            moves_to_go: number("movestogo").map(|moves| moves as u16),
        },
        (None, None) => Time::Unlimited,
    };
    Limits {
        depth: number("depth").map(|depth| depth as u8),
        nodes: number("nodes"),
        mate: None,
        time,
    }
}

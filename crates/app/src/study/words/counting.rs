//! Words of the page on which games are counted, for people who write programs.

use crate::engine::link::Failure;
use crate::lang::{Lang, number, sayings};

sayings! {
    page => "Counting games";
    page_lead => "For people who write chess programs: count every possible game from a position, and compare.";
    page_back => "To the board";
    position_heading => "Position";
    examples => "Test positions";
    example_start => "Start";
    example_kiwipete => "Kiwipete";
    example_mate => "Mate in one";
    example_promotion => "Promotion";

    heading => "Count";
    depth => "Half-moves";
    fewer => "Fewer half-moves";
    more => "More half-moves";
    start => "Start counting";
    stop => "Stop";
    guess => "Make a guess first: how many will it be?";
    retry => "Try again";
    waking => "Waking up the counter…";
    progress => "Counting";
    other_position => "This was counted from another position.";
    split => "Games by first move";
    split_move => "Move";
    split_games => "Games";
}

/// What a count of so many half-moves does, and what for.
pub fn lead(lang: Lang, depth: u8) -> String {
    match (lang, depth) {
        (Lang::En, 1) => "Counts every possible first move. \
             Chess programmers check their rules this way."
            .into(),
        (Lang::En, _) => format!(
            "Counts every possible game of {depth} half-moves from here. \
             Chess programmers check their rules this way."
        ),
    }
}

/// "8,902 games so far".
pub fn so_far(lang: Lang, nodes: u64) -> String {
    match lang {
        Lang::En => format!("{} games so far", number::grouped(lang, nodes)),
    }
}

/// "Stopped after 8,902 games".
pub fn stopped(lang: Lang, nodes: u64) -> String {
    match lang {
        Lang::En => format!("Stopped after {} games", number::grouped(lang, nodes)),
    }
}

/// The unit of a finished count; the number stands before it.
pub fn unit(lang: Lang, nodes: u64, depth: u8) -> String {
    let games = if nodes == 1 { "game" } else { "games" };
    match (lang, depth) {
        (Lang::En, _) if nodes == 0 => format!("{games}: none from here lasts that long"),
        (Lang::En, 1) => format!("{games} of 1 half-move"),
        (Lang::En, _) => format!("{games} of {depth} half-moves"),
    }
}

/// How long a count took, and its speed once that can be told.
pub fn speed(lang: Lang, millis: u64, speed: Option<u64>) -> String {
    let time = number::seconds(lang, millis);
    match (lang, speed) {
        (Lang::En, Some(speed)) => {
            format!("{time} · {} games a second", number::grouped(lang, speed))
        }
        (Lang::En, None) => time,
    }
}

/// Why there is no count, and what can be done.
pub fn failure(lang: Lang, failure: &Failure) -> String {
    match (lang, failure) {
        // Counting needs nobody's weights.
        (Lang::En, Failure::Crashed | Failure::Untaught) => "The counter stopped working. \
             Your position and moves are still here."
            .into(),
        (Lang::En, Failure::Outdated) => "Rookery was updated while this page was open. \
             Reload the page, then count again."
            .into(),
        (Lang::En, Failure::Refused(problem)) => {
            format!("The counter could not do this. {}", problem.message)
        }
    }
}

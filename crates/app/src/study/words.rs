//! Words of the board page.

use crate::engine::link::Failure;
use crate::lang::{Lang, number, sayings};
use crate::moves::cursor::TreeStep;

sayings! {
    heading => "Board";
    lead => "Set up a position, play it through, count the games in it.";
    flip => "Turn the board";
    steps => "Go through the moves";

    position_heading => "Position";
    position_label => "Position as FEN text";
    position_kept => "The board still shows the last good position.";
    examples => "Examples";
    example_start => "Start";
    example_kiwipete => "Kiwipete";
    example_mate => "Mate in one";
    example_promotion => "Promotion";

    moves_heading => "Moves";
    moves_label => "Moves to play";
    moves_placeholder => "1. e4 e5 2. Qh5 … or a whole game as PGN";
    moves_empty => "Type moves, paste a game, or play on the board.";
    moves_list => "Moves played";
    moves_hint => "← → go through the moves, ↑ ↓ choose a variation";
    moves_games => "Games in this text";
    moves_own_start => "This game has a start of its own. It is now in the Position box.";

    count_heading => "Count";
    count_depth => "Half-moves";
    count_fewer => "Fewer half-moves";
    count_more => "More half-moves";
    count_start => "Start counting";
    count_stop => "Stop";
    count_guess => "Make a guess first: how many will it be?";
    count_retry => "Try again";
    count_waking => "Waking up the counter…";
    count_progress => "Counting";
    count_other_position => "This was counted from another position.";
    count_split => "Games by first move";
    count_split_move => "Move";
    count_split_games => "Games";
}

/// The button that goes this way through the moves.
pub fn step(lang: Lang, step: TreeStep) -> &'static str {
    match (lang, step) {
        (Lang::En, TreeStep::First) => "First position",
        (Lang::En, TreeStep::Back) => "One move back",
        (Lang::En, TreeStep::Forward) => "One move on",
        (Lang::En, TreeStep::Last) => "Last position",
        (Lang::En, TreeStep::Above) => "The move before this one in the choice",
        (Lang::En, TreeStep::Below) => "Another move instead",
        (Lang::En, TreeStep::To(_)) => "This position",
    }
}

/// What is wrong with a typed position, as a whole sentence.
pub fn position_trouble(lang: Lang, reason: &str) -> String {
    match lang {
        Lang::En => {
            let mut letters = reason.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).chain(['.']).collect()
        }
    }
}

/// What a count of so many half-moves does, and what for.
pub fn count_lead(lang: Lang, depth: u8) -> String {
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
pub fn count_so_far(lang: Lang, nodes: u64) -> String {
    match lang {
        Lang::En => format!("{} games so far", number::grouped(lang, nodes)),
    }
}

/// "Stopped after 8,902 games".
pub fn count_stopped(lang: Lang, nodes: u64) -> String {
    match lang {
        Lang::En => format!("Stopped after {} games", number::grouped(lang, nodes)),
    }
}

/// The unit of a finished count; the number stands before it.
pub fn count_unit(lang: Lang, nodes: u64, depth: u8) -> String {
    let games = if nodes == 1 { "game" } else { "games" };
    match (lang, depth) {
        (Lang::En, _) if nodes == 0 => format!("{games}: none from here lasts that long"),
        (Lang::En, 1) => format!("{games} of 1 half-move"),
        (Lang::En, _) => format!("{games} of {depth} half-moves"),
    }
}

/// How long a count took, and its speed once that can be told.
pub fn count_speed(lang: Lang, millis: u64, speed: Option<u64>) -> String {
    let time = number::seconds(lang, millis);
    match (lang, speed) {
        (Lang::En, Some(speed)) => {
            format!("{time} · {} games a second", number::grouped(lang, speed))
        }
        (Lang::En, None) => time,
    }
}

/// Why there is no count, and what can be done.
pub fn count_failure(lang: Lang, failure: &Failure) -> String {
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

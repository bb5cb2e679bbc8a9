//! Words of the board page.

pub mod counting;
pub mod scoresheet;

use crate::lang::{Lang, sayings};
use crate::moves::cursor::TreeStep;

sayings! {
    heading => "Board";
    lead => "Play the moves of both sides, and look at any game.";
    ways => "What to do with the board";
    set_up => "Set up a position";
    paste => "Paste a game or position";
    write_down => "Write down a game";
    flip => "Turn the board";
    steps => "Go through the moves";

    position_label => "Start position as FEN text";
    position_kept => "The board still shows the last good position.";
    position_hint => "One line that says where each piece stands.";

    engine => "Ask the engine";
    engine_about => "It says who is better here, and how it would go on";

    moves_heading => "Moves";
    moves_label => "Game or moves";
    moves_save => "Save to My games";
    moves_remove => "Delete this move";
    moves_remove_about => "Delete this move and all that follow it";
    moves_placeholder => "1. e4 e5 2. Qh5 … or a whole game as PGN";
    moves_empty => "Play the first move on the board.";
    moves_list => "Moves played";
    moves_hint => "← → go through the moves, ↑ ↓ choose a variation";
    moves_games => "Games in this text";
    paste_heading => "Paste a game or position";
    paste_lead => "Other programs write games as PGN and positions as FEN. Copy one there and paste it here.";
    moves_own_start => "This game has a start of its own.";
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

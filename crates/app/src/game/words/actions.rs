//! The buttons of a game, and the question before one gives up.

use rookery_rules::Move;

use crate::lang::{Lang, sayings};

sayings! {
    actions => "What you can do";
    take_back => "Take back";
    move_now => "Move now";
    resign => "Resign";
    flip => "Turn the board";
    flip_short => "Turn";
    hint => "Hint";
    new_game => "New game";
    new_game_short => "New";
    alone => "You are on your own here: no hints, no taking back.";

    put_back => "Put it back";

    resign_question => "Give up this game?";
    resign_yes => "Yes, resign";
    resign_no => "Keep playing";
}

/// Plays a move that is shown: "Play e2–e4".
pub fn play_it(lang: Lang, mv: Move) -> String {
    match lang {
        Lang::En => format!("Play {}–{}", mv.from(), mv.to()),
    }
}

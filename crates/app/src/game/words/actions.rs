//! The buttons of a game, and the question before one gives up.

use rookery_rules::Move;

use crate::board::words;
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

/// Plays a move that is shown: "Play e2–e4", "Play a7–a8, Queen".
pub fn play_it(lang: Lang, mv: Move) -> String {
    let Lang::En = lang;
    let becomes = (mv.promotion()).map(|piece| format!(", {}", words::promotion(lang, piece)));
    let (from, to) = (mv.from(), mv.to());
    format!("Play {from}–{to}{}", becomes.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::*;

    #[test]
    fn a_move_that_waits_is_told_with_what_a_pawn_becomes() {
        let position = Position::parse_fen("8/2P5/4k3/8/8/3K4/8/8 w - - 0 1").unwrap();
        let told = |san| play_it(Lang::En, position.parse_san(san).unwrap());
        assert_eq!(told("c8=N"), "Play c7–c8, Knight");
        assert_eq!(told("Kd4"), "Play d3–d4");
    }
}

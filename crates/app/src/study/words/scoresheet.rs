//! Words of the scoresheet on which a game is written down.

use rookery_play::Side;

use crate::lang::{Lang, sayings};
use crate::study::scoresheet::OPEN;

sayings! {
    heading => "Write down a game";
    lead => "Played at a real board? Enter the moves above, fill this in, and keep the game.";
    side => "Which side was yours?";
    choose => "Choose…";
    white => "Name of White";
    black => "Name of Black";
    day => "Day of the game";
    result => "How did it end?";
    event => "Place or event";
    event_hint => "If you like: club night, Rome";
    moves => "Type moves";
    moves_hint => "One or several: e4 e5 Nf3. Or play them on the board.";
    add => "Add";
    save => "Save to My games";
    saving => "Saving…";
    start_over => "Start over…";
    start_over_question => "Delete all moves and what is written here?";
    start_over_yes => "Yes, delete all of it";
    start_over_no => "No, keep it";
    saved => "Your game is in My games.";
    open => "Look at it";
    games => "My games";
    another => "Write down another";
}

/// A side to choose.
pub fn side_name(lang: Lang, side: Side) -> &'static str {
    match (lang, side) {
        (Lang::En, Side::White) => "I had White",
        (Lang::En, Side::Black) => "I had Black",
        (Lang::En, Side::Neither) => "I did not play",
    }
}

/// Every result to choose, with the word that stands for it.
pub fn results(lang: Lang) -> [(&'static str, &'static str); 4] {
    match lang {
        Lang::En => [
            ("1-0", "White won (1-0)"),
            ("0-1", "Black won (0-1)"),
            ("1/2-1/2", "Draw (½-½)"),
            (OPEN, "Not finished"),
        ],
    }
}

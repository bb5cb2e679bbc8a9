//! What an engine has in mind: how far it looks, how much it sees, how often it guesses right.

use crate::engine::thoughts::Thoughts;
use crate::lang::{Lang, number, sayings};

sayings! {
    heading => "What the engine thinks";
    empty => "When it is the engine's turn, you can look into its head here.";
    old => "From the engine's last turn";
    new => "Right now";

    score => "Score";
    line => "Expects";
    depth => "Looks ahead";
    positions => "Positions seen";
    speed => "Speed";
    ordering => "First guess";
}

/// How far the engine looks: "12 half-moves".
pub fn half_moves(lang: Lang, depth: u8) -> String {
    match (lang, depth) {
        (Lang::En, 1) => "1 half-move".to_owned(),
        (Lang::En, _) => format!("{depth} half-moves"),
    }
}

/// How many positions it sees: "120,000 a second".
pub fn a_second(lang: Lang, thoughts: &Thoughts) -> String {
    match (lang, thoughts.speed()) {
        (Lang::En, Some(speed)) => format!("{} a second", number::grouped(lang, speed)),
        (Lang::En, None) => "–".to_owned(),
    }
}

/// How often its first guess was the best: "right 93 %".
pub fn right_guesses(lang: Lang, percent: u8) -> String {
    match lang {
        Lang::En => format!("right {percent} %"),
    }
}

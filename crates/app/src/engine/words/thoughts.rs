//! What an engine has in mind: how far it looks, how much it sees, how often it is right at once.

use crate::engine::thoughts::Thoughts;
use crate::lang::{Lang, number, sayings};

sayings! {
    heading => "What the engine thinks";
    empty => "When it is the engine's turn, you can look into its head here.";
    old => "From its last turn";
    new => "Right now";

    score => "Who is better";
    line => "Expects these moves";
    depth => "Looks ahead";
    positions => "Positions seen";
    speed => "Speed";
    ordering => "First idea was right";
}

/// A depth: "12 half-moves".
pub fn half_moves(lang: Lang, depth: u8) -> String {
    match (lang, depth) {
        (Lang::En, 1) => "1 half-move".to_owned(),
        (Lang::En, _) => format!("{depth} half-moves"),
    }
}

/// How far the engine looks: "12 moves, of both sides".
pub fn looks_ahead(lang: Lang, depth: u8) -> String {
    match (lang, depth) {
        (Lang::En, 1) => "1 move".to_owned(),
        (Lang::En, _) => format!("{depth} moves of both sides"),
    }
}

/// How many positions it sees: "120,000 a second".
pub fn a_second(lang: Lang, thoughts: &Thoughts) -> String {
    match (lang, thoughts.speed()) {
        (Lang::En, Some(speed)) => format!("{} a second", number::grouped(lang, speed)),
        (Lang::En, None) => "–".to_owned(),
    }
}

/// How often the first move it looked at refuted a position: "93 times in 100".
pub fn right_guesses(lang: Lang, percent: u8) -> String {
    match (lang, percent) {
        // So short a thought has none to count.
        (Lang::En, 0) => "–".to_owned(),
        (Lang::En, _) => format!("{percent} times in 100"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_say_what_they_mean() {
        assert_eq!(looks_ahead(Lang::En, 12), "12 moves of both sides");
        assert_eq!(right_guesses(Lang::En, 93), "93 times in 100");
        assert_eq!(right_guesses(Lang::En, 0), "–", "nothing was counted");
    }
}

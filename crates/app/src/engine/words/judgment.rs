//! Words of what the engine thinks of a position that one looks at.

use rookery_rules::pgn::Evaluation;

use crate::engine::words::evaluation;
use crate::lang::{Lang, sayings};

sayings! {
    waiting => "Waking up the engine…";
    over => "The game is over here: there is nothing to judge.";
    line => "Best line";
    depth => "Looks ahead";
    engine => "Engine";
}

/// What another line leads to: "Or: White is better".
pub fn other(lang: Lang, value: Evaluation) -> String {
    match lang {
        Lang::En => format!("Or: {}", evaluation::verdict(lang, value)),
    }
}

/// Whether the engine is still at it.
pub fn state(lang: Lang, is_thinking: bool) -> &'static str {
    match (lang, is_thinking) {
        (Lang::En, true) => "thinks further",
        (Lang::En, false) => "has finished",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_line_says_what_it_is_worth() {
        let value = Evaluation::Centipawns(-130);
        assert_eq!(other(Lang::En, value), "Or: Black is better");
    }
}

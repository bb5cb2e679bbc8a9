//! Words of what the engine thinks of a position that one looks at.

use crate::lang::{Lang, sayings};

sayings! {
    waiting => "Waking up the engine…";
    over => "The game is over here: there is nothing to judge.";
    line => "Best line";
    others => "Or";
    depth => "Looks ahead";
    engine => "Engine";
}

/// Whether the engine is still at it.
pub fn state(lang: Lang, is_thinking: bool) -> &'static str {
    match (lang, is_thinking) {
        (Lang::En, true) => "thinks further",
        (Lang::En, false) => "has finished",
    }
}

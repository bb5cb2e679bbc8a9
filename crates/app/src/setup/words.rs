//! Words about where a game begins.

use crate::lang::{Lang, sayings};

sayings! {
    label => "Start position";
    usual => "Back to usual";
    set_up => "Set up…";
}

/// Which start is chosen, behind its label.
pub fn now(lang: Lang, is_own: bool) -> &'static str {
    match (lang, is_own) {
        (Lang::En, true) => "your own",
        (Lang::En, false) => "usual",
    }
}

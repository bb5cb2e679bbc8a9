//! Words of what is chosen before a game: which side, and where it begins.

use crate::lang::{Lang, sayings};
use crate::setup::choices::Wish;

sayings! {
    begin => "Play";
    side => "Your side";

    start => "Start position";
    start_usual => "Back to usual";
    start_set_up => "Set up…";
}

/// The side somebody wishes to play.
pub fn wish(lang: Lang, wish: Wish) -> &'static str {
    match (lang, wish) {
        (Lang::En, Wish::White) => "White",
        (Lang::En, Wish::Black) => "Black",
        (Lang::En, Wish::Either) => "Either",
    }
}

/// Which start is chosen, behind its label.
pub fn start_now(lang: Lang, is_own: bool) -> &'static str {
    match (lang, is_own) {
        (Lang::En, true) => "your own",
        (Lang::En, false) => "usual",
    }
}

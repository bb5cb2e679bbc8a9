//! What is said when a draw is offered, to an engine or between two people at one screen.

use rookery_play::draw_offer::DeclineReason;

use crate::lang::{Lang, sayings};

sayings! {
    offer_draw => "Offer a draw";
    offer_draw_short => "Draw?";
    draw_question => "Do both of you agree to a draw?";
    draw_yes => "Yes, it is a draw";
}

/// Why a draw is not wanted, in the engine's words.
pub fn declined(lang: Lang, name: &str, why: DeclineReason) -> String {
    let Lang::En = lang;
    let words = match why {
        DeclineReason::Better => "no, thank you. I like my position.",
        DeclineReason::Early => "so soon? Let us play a little first.",
        DeclineReason::Alive => "not yet. There is a lot left to play for.",
    };
    format!("{name} says: {words}")
}

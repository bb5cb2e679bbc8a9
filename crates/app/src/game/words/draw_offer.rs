//! What is said when a draw is offered, to an engine or between two people at one screen.

use rookery_play::draw_offer::DeclineReason;

use crate::lang::{Lang, sayings};

sayings! {
    offer_draw => "Offer a draw";
    offer_draw_short => "Draw?";
    draw_question => "Do both of you agree to a draw?";
    draw_yes => "Yes, it is a draw";
    offer_yes => "Yes, offer a draw";
    accept => "Accept";
    play_on => "Play on";
}

/// Asks before a draw is offered to an engine of this name.
pub fn offer_question(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("Offer {name} a draw? If {name} agrees, the game is over."),
    }
}

/// An engine of this name offers a draw.
pub fn offered(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} offers a draw: nobody can really win this any more."),
    }
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

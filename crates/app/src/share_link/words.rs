//! Words about the share link, for those who make one and for those who follow it.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Share";
    lead => "Whoever has the link sees this game, its variations and comments, and nothing else.";
    works_for => "It works for";
    make => "Make a link";
    link => "Link";
    copy_now => "Copy it now: it is not shown again.";
    links => "Links that work";
    none => "Nobody has a link to this game.";
    revoke => "Stop sharing";
    revoked => "The link no longer works.";

    shared => "Shared with you";
    ended_heading => "This link shows nothing";
    ended_text => "It has expired, was ended, or was not copied whole. Ask whoever sent it for a new one.";
    ended_play => "Play a game";
}

/// How long a link works.
pub fn life(lang: Lang, hours: u16) -> &'static str {
    match (lang, hours) {
        (Lang::En, 1) => "1 hour",
        (Lang::En, 24) => "24 hours",
        (Lang::En, 168) => "7 days",
        (Lang::En, _) => "30 days",
    }
}

/// Until when a link works.
pub fn expires(lang: Lang, moment: &str) -> String {
    match lang {
        Lang::En => format!("Works until {moment}"),
    }
}

/// The button that ends one of several links, for those who hear it.
pub fn revoke_named(lang: Lang, moment: &str) -> String {
    match lang {
        Lang::En => format!("Stop sharing by the link that works until {moment}"),
    }
}

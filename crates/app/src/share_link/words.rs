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
pub fn life(lang: Lang, hours: u16) -> String {
    match (lang, hours) {
        (Lang::En, 1) => "1 hour".to_owned(),
        (Lang::En, 25..) if hours.is_multiple_of(24) => format!("{} days", hours / 24),
        (Lang::En, _) => format!("{hours} hours"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_life_is_told_in_hours_or_whole_days() {
        let told = [1, 24, 36, 48, 168, 720].map(|hours| life(Lang::En, hours));
        let expected = [
            "1 hour", "24 hours", "36 hours", "2 days", "7 days", "30 days",
        ];
        assert_eq!(told, expected);
    }
}

//! Words around the texts of the host.

use crate::lang::{Lang, date};
use rookery_protocol::api::TextName;

/// The heading over a text of the host.
pub fn heading(lang: Lang, name: TextName) -> &'static str {
    match (lang, name) {
        (Lang::En, TextName::Privacy) => "Privacy",
        (Lang::En, TextName::Terms) => "Terms",
    }
}

/// Since when the host has a text of their own.
pub fn changed(lang: Lang, local: i64) -> String {
    match lang {
        Lang::En => format!(
            "Changed by the host of this site on {}.",
            date::day(lang, local)
        ),
    }
}

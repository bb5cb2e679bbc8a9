//! Words of the page for addresses that lead nowhere.

use crate::lang::Lang;

/// Says that there is no such page.
pub fn heading(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This page flew away",
    }
}

/// Why that may be.
pub fn explanation(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "There is nothing at this address. Maybe the link is old or a letter is missing."
        }
    }
}

/// The link to the first page.
pub fn way_home(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play a game",
    }
}

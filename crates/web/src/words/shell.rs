//! Words around every page.

use super::{Lang, sayings};
use crate::state::theme::Theme;

sayings! {
    skip_to_content => "Skip to the content";
    pages => "Pages";
    play => "Play";
    board => "Board";
    theme_group => "Colors";
    notice_away => "OK";
    privacy => "Privacy";
    terms => "Terms";
    api => "API";
    menu => "Menu";
    log_in => "Log in";
    log_out => "Log out";
    settings => "Settings";
}

/// The page first: tabs are narrow.
pub fn title(lang: Lang, page: &str) -> String {
    match lang {
        Lang::En => format!("{page} · Rookery"),
    }
}

pub fn theme(lang: Lang, theme: Theme) -> &'static str {
    match (lang, theme) {
        (Lang::En, Theme::System) => "Same as my device",
        (Lang::En, Theme::Light) => "Light",
        (Lang::En, Theme::Dark) => "Dark",
    }
}

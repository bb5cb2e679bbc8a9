//! Words around every page.

use super::Lang;
use crate::state::theme::Theme;

pub fn skip_to_content(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Skip to the content",
    }
}

/// The page first: tabs are narrow.
pub fn title(lang: Lang, page: &str) -> String {
    match lang {
        Lang::En => format!("{page} · Rookery"),
    }
}

pub fn theme_group(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Colors",
    }
}

pub fn theme(lang: Lang, theme: Theme) -> &'static str {
    match (lang, theme) {
        (Lang::En, Theme::System) => "Same as my device",
        (Lang::En, Theme::Light) => "Light",
        (Lang::En, Theme::Dark) => "Dark",
    }
}

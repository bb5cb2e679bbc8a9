//! Words around every page.

pub mod copied;
pub mod guarded;
pub mod keys;
pub mod later;
pub mod not_found;

use crate::lang::{Lang, sayings};
use crate::settings::theme::Theme;

sayings! {
    skip_to_content => "Skip to the content";
    pages => "Pages";
    play => "Play";
    adventure => "Adventure";
    board => "Board";
    my_games => "My games";
    puzzles => "Puzzles";
    theme_group => "Colors";
    notice_away => "OK";
    about => "About";
    privacy => "Privacy";
    terms => "Terms";
    api => "API";
    menu => "Menu";
    log_in => "Log in";
    log_out => "Log out";
    settings => "Settings";
    guest_label => "About accounts";
    guest => "You are playing as a guest. An account keeps your games and settings on every device.";
    guest_sign_up => "Sign up";
    guest_away => "Not now";
}

/// What is not as usual with the connection.
pub fn connection(lang: Lang, is_online: bool, waiting: usize) -> Option<String> {
    let Lang::En = lang;
    let games = match waiting {
        0 => String::new(),
        1 => " One game waits for the server and is sent by itself.".to_owned(),
        _ => format!(" {waiting} games wait for the server and are sent by themselves."),
    };
    match (is_online, waiting) {
        (true, 0) => None,
        (true, _) => Some(games.trim_start().to_owned()),
        (false, _) => Some(format!(
            "You are offline. What you play is kept here.{games}"
        )),
    }
}

/// The page first: tabs are narrow.
pub fn title(lang: Lang, page: &str) -> String {
    match lang {
        Lang::En => format!("{page} · Rookery"),
    }
}

/// Colors of the page to choose.
pub fn theme(lang: Lang, theme: Theme) -> &'static str {
    match (lang, theme) {
        (Lang::En, Theme::System) => "Same as my device",
        (Lang::En, Theme::Light) => "Light",
        (Lang::En, Theme::Dark) => "Dark",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_unusual_is_told() {
        assert_eq!(connection(Lang::En, true, 0), None);
        let one = connection(Lang::En, true, 1).unwrap();
        assert_eq!(one, "One game waits for the server and is sent by itself.");
        let both = connection(Lang::En, false, 2).unwrap();
        assert!(both.starts_with("You are offline.") && both.contains("2 games wait"));
    }
}

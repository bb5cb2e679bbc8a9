//! The parts of the site that the header leads to, and in which of them somebody is.

use rookery_play::{Bout, Occasion};

/// A part of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Games for fun, against whomever.
    Play,
    /// The story, its battles, and survival.
    Adventure,
    /// Puzzles.
    Puzzles,
    /// My games.
    Games,
    /// The board, and positions of one's own.
    Board,
}

impl Section {
    /// Where the game that is played belongs.
    pub fn of_game(bout: &Bout) -> Self {
        match bout.meeting.as_ref().map(|meeting| &meeting.occasion) {
            Some(Occasion::Battle(_) | Occasion::Survival(_)) => Self::Adventure,
            Some(Occasion::Own | Occasion::Forest) | None => Self::Play,
        }
    }

    /// Where somebody is at this address, while a game of that part is played on the page of games.
    pub fn at(path: &str, game: Option<Self>) -> Option<Self> {
        let first = path.split('/').nth(1)?;
        match first {
            "play" => Some(game.unwrap_or(Self::Play)),
            "opponents" => Some(Self::Play),
            "adventure" | "survival" => Some(Self::Adventure),
            "puzzles" => Some(Self::Puzzles),
            "games" => Some(Self::Games),
            "board" | "position" => Some(Self::Board),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::{Meeting, RunId};

    use super::*;
    use crate::game::play_page::{NewGame, PlayPage};

    #[test]
    fn an_address_belongs_to_one_part() {
        for (path, section) in [
            ("/", None),
            ("/settings", None),
            ("/play", Some(Section::Play)),
            ("/opponents", Some(Section::Play)),
            ("/opponents/forest", Some(Section::Play)),
            ("/adventure/story", Some(Section::Adventure)),
            ("/survival", Some(Section::Adventure)),
            ("/puzzles/rated", Some(Section::Puzzles)),
            ("/games/0198c5e2", Some(Section::Games)),
            ("/position", Some(Section::Board)),
        ] {
            assert_eq!(Section::at(path, None), section, "{path}");
        }
    }

    #[test]
    fn battles_stay_in_the_adventure_and_games_for_fun_with_play() {
        let mut page = PlayPage::default();
        let new_game = NewGame {
            id: "00000000-0000-7000-8000-000000000001".parse().unwrap(),
            started: 0,
            seed: 1,
        };
        page.begin(rookery_rules::Color::White, new_game);
        let run: RunId = "00000000-0000-7000-8000-000000000002".parse().unwrap();
        let of = |occasion| {
            let mut bout = page.bout().unwrap().clone();
            bout.meeting = Some(Meeting {
                occasion,
                who: "dormouse".to_owned(),
                name: "Thimble".to_owned(),
            });
            Section::at("/play", Some(Section::of_game(&bout)))
        };
        assert_eq!(
            of(Occasion::Battle("dormouse".to_owned())),
            Some(Section::Adventure)
        );
        assert_eq!(of(Occasion::Survival(run)), Some(Section::Adventure));
        assert_eq!(of(Occasion::Forest), Some(Section::Play));
        assert_eq!(of(Occasion::Own), Some(Section::Play));
        // Elsewhere the game that waits changes nothing.
        assert_eq!(
            Section::at("/puzzles", Some(Section::Adventure)),
            Some(Section::Puzzles)
        );
    }
}

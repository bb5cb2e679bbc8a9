//! The games that are shown: as many pages of the list as were asked for so far.

use rookery_protocol::api::{GamePage, GameSummary};

/// The list as far as it is here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// In the order of the server: the last played first.
    pub games: Vec<GameSummary>,
    /// What the server has beyond them.
    pub rest: Rest,
}

/// What comes after the games that are here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// The server was not asked yet.
    #[default]
    Unknown,
    /// More, from this place on.
    More(String),
    /// Nothing.
    End,
}

impl Archive {
    /// Where to ask on.
    pub fn next(&self) -> Option<&str> {
        match &self.rest {
            Rest::More(place) => Some(place),
            Rest::Unknown | Rest::End => None,
        }
    }

    /// Whether the server has said that there are none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty() && self.rest == Rest::End
    }

    /// The page after those that are here; no game is shown twice.
    pub fn append(&mut self, page: GamePage) {
        let known: Vec<String> = self.games.iter().map(|game| game.id.clone()).collect();
        let new = page.games.into_iter();
        self.games
            .extend(new.filter(|game| !known.contains(&game.id)));
        self.rest = rest(page.next);
    }

    /// The first page once more; what follows its last game stays, so that nobody loses their place.
    pub fn renew(&mut self, page: GamePage) {
        let last = page.games.last().map(|last| &last.id);
        let met = self.games.iter().position(|game| Some(&game.id) == last);
        let tail = match (page.next, met) {
            (Some(_), Some(met)) if self.rest != Rest::Unknown => self.games.split_off(met + 1),
            (next, _) => {
                self.rest = rest(next);
                Vec::new()
            }
        };
        self.games = page.games;
        self.games.extend(tail);
    }

    /// Its owner says something else about a game now; it stays where it is.
    pub fn replace(&mut self, changed: GameSummary) {
        let mut games = self.games.iter_mut();
        if let Some(game) = games.find(|game| game.id == changed.id) {
            *game = changed;
        }
    }

    /// The other version of a game that went on on two devices, if it is known here.
    pub fn other_version(&self, game: &GameSummary) -> Option<String> {
        let second = |other: &&GameSummary| other.conflicts_with.as_ref() == Some(&game.id);
        let second = || self.games.iter().find(second).map(|other| other.id.clone());
        game.conflicts_with.clone().or_else(second)
    }

    /// A game is no more.
    pub fn remove(&mut self, id: &str) {
        self.games.retain(|game| game.id != id);
    }
}

fn rest(next: Option<String>) -> Rest {
    next.map_or(Rest::End, Rest::More)
}

#[cfg(test)]
pub(crate) mod tests {
    use rookery_play::{GameSource, Side, Verdict};

    use super::*;

    /// A game that went on for a while, against nobody in particular.
    pub(crate) fn game(id: &str) -> GameSummary {
        GameSummary {
            id: id.to_owned(),
            revision: 1,
            source: GameSource::Engine,
            side: Side::White,
            finished: false,
            verdict: Verdict::Unfinished,
            ending: None,
            proven: false,
            plies: 9,
            opponent_kind: "engine".to_owned(),
            opponent_id: String::new(),
            names: "1200".to_owned(),
            board: None,
            opponent_styles: Vec::new(),
            opening: None,
            title: String::new(),
            tags: Vec::new(),
            started: 0,
            ended: None,
            received: 0,
            changed: 0,
            conflicts_with: None,
            origin: None,
        }
    }

    fn page(ids: &str, next: Option<&str>) -> GamePage {
        let next = next.map(str::to_owned);
        let games = ids.chars().map(|id| game(&id.to_string())).collect();
        GamePage { games, next }
    }

    fn ids(archive: &Archive) -> String {
        archive.games.iter().map(|game| &*game.id).collect()
    }

    #[test]
    fn pages_follow_each_other_and_nothing_is_shown_twice() {
        let mut archive = Archive::default();
        assert!(!archive.is_empty() && archive.next().is_none());
        archive.append(page("abc", Some("3")));
        assert_eq!(archive.next(), Some("3"));
        archive.append(page("cde", None));
        assert_eq!((&*ids(&archive), archive.next()), ("abcde", None));
    }

    #[test]
    fn the_first_page_is_renewed_without_losing_ones_place() {
        let mut archive = Archive::default();
        archive.append(page("abc", Some("3")));
        archive.append(page("def", Some("6")));
        // A new one came, and b is gone.
        archive.renew(page("xac", Some("9")));
        assert_eq!((&*ids(&archive), archive.next()), ("xacdef", Some("6")));
        // Others came into the middle, so that the last of them was not here.
        archive.renew(page("xam", Some("8")));
        assert_eq!((&*ids(&archive), archive.next()), ("xam", Some("8")));
        // So much came that nothing is known between the two.
        archive.renew(page("123", Some("12")));
        assert_eq!((&*ids(&archive), archive.next()), ("123", Some("12")));
        archive.renew(page("", None));
        assert!(archive.is_empty());
    }

    #[test]
    fn two_versions_lead_to_each_other() {
        let mut archive = Archive::default();
        archive.append(page("abc", None));
        archive.games[2].conflicts_with = Some("a".to_owned());
        let other = |at: usize| archive.other_version(&archive.games[at]);
        assert_eq!(other(0).as_deref(), Some("c"));
        assert_eq!(other(1), None);
        assert_eq!(other(2).as_deref(), Some("a"));
    }

    #[test]
    fn a_game_changes_in_its_place_or_goes() {
        let mut archive = Archive::default();
        archive.append(page("abc", None));
        let title = "Mine".to_owned();
        archive.replace(GameSummary { title, ..game("b") });
        assert_eq!(archive.games[1].title, "Mine");
        archive.remove("a");
        assert_eq!(ids(&archive), "bc");
    }
}

//! Which games somebody wants to see: what is ticked and typed, as it stands in the address of the page
//! and in the question to the server.

use rookery_play::Verdict;

use crate::shell::query::{self, escaped};

/// All that can be asked for. The default lets every game through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The pieces that the owner had.
    pub side: Sides,
    /// How they went for the owner.
    pub results: Results,
    /// The kind of opponent.
    pub against: Against,
    /// What their titles, names or openings contain; empty for anything.
    pub text: String,
    /// A tag they carry; empty for any or none.
    pub tag: String,
}

/// Which pieces the owner had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sides {
    /// White or Black.
    #[default]
    Both,
    /// The owner was White.
    White,
    /// The owner was Black.
    Black,
}

/// Whom the games were played against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Against {
    /// Anybody, files included.
    #[default]
    Everyone,
    /// Whoever an engine plays for.
    AnyEngine,
    /// Someone of the cast.
    Animals,
    /// An engine that is nobody of the cast.
    Engine,
    /// Other people, files left out.
    People,
    /// Read from a file, whoever played.
    Imported,
}

/// How the games went: any of these, which may be none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results([bool; Self::ALL.len()]);

impl Sides {
    /// In the order of the page.
    pub const ALL: [Self; 3] = [Self::Both, Self::White, Self::Black];

    const fn key(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl Against {
    /// In the order of the page.
    pub const ALL: [Self; 6] = [
        Self::Everyone,
        Self::AnyEngine,
        Self::Animals,
        Self::Engine,
        Self::People,
        Self::Imported,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Everyone => "everyone",
            Self::AnyEngine => "any-engine",
            Self::Animals => "animals",
            Self::Engine => "engine",
            Self::People => "people",
            Self::Imported => "imported",
        }
    }

    /// As the server is asked.
    const fn question(self) -> &'static str {
        match self {
            Self::Everyone => "",
            Self::AnyEngine => "source=engine",
            Self::Animals => "opponent_kind=character",
            Self::Engine => "opponent_kind=engine",
            Self::People => "opponent_kind=person&source=live,local",
            Self::Imported => "source=import",
        }
    }
}

impl Results {
    /// In the order of the page.
    pub const ALL: [Verdict; 5] = [
        Verdict::Win,
        Verdict::Loss,
        Verdict::Draw,
        Verdict::Unfinished,
        Verdict::Other,
    ];
    /// No result is ticked: no game can be meant.
    pub const NONE: Self = Self([false; Self::ALL.len()]);

    /// Whether this result is ticked.
    pub fn has(self, verdict: Verdict) -> bool {
        self.0[place(verdict)]
    }

    /// The same with one ticked that was not, or the other way round.
    pub fn turned(mut self, verdict: Verdict) -> Self {
        let tick = &mut self.0[place(verdict)];
        *tick = !*tick;
        self
    }

    /// Whether every result is ticked, so that none is left out.
    pub fn is_all(self) -> bool {
        self == Self::default()
    }

    /// Those that are ticked.
    pub fn ticked(self) -> impl Iterator<Item = Verdict> {
        Self::ALL.into_iter().filter(move |one| self.has(*one))
    }

    fn keys(self) -> String {
        let keys: Vec<_> = self.ticked().map(key).collect();
        keys.join(",")
    }

    /// Words that are not known are left out.
    fn read(text: &str) -> Self {
        let words: Vec<_> = text.split(',').collect();
        Self(Self::ALL.map(|one| words.contains(&key(one))))
    }
}

impl Default for Results {
    fn default() -> Self {
        Self([true; Self::ALL.len()])
    }
}

const fn place(verdict: Verdict) -> usize {
    match verdict {
        Verdict::Win => 0,
        Verdict::Loss => 1,
        Verdict::Draw => 2,
        Verdict::Unfinished => 3,
        Verdict::Other => 4,
    }
}

const fn key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Loss => "loss",
        Verdict::Draw => "draw",
        Verdict::Unfinished => "unfinished",
        Verdict::Other => "other",
    }
}

impl Wanted {
    /// Reads the query of an address, where `value` is what stands under a name.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Self {
        let side = value("side").unwrap_or_default();
        let against = value("against").unwrap_or_default();
        let known = |one: &Sides| one.key() == side;
        let met = |one: &Against| one.key() == against;
        Self {
            side: Sides::ALL.into_iter().find(known).unwrap_or_default(),
            results: value("results").map_or_else(Results::default, |text| Results::read(&text)),
            against: Against::ALL.into_iter().find(met).unwrap_or_default(),
            text: value("text").unwrap_or_default(),
            tag: value("tag").unwrap_or_default(),
        }
    }

    /// The page with these games.
    pub fn address(&self) -> String {
        let mut parts = Vec::new();
        if self.side != Sides::Both {
            parts.push(format!("side={}", self.side.key()));
        }
        if !self.results.is_all() {
            parts.push(format!("results={}", self.results.keys()));
        }
        if self.against != Against::Everyone {
            parts.push(format!("against={}", self.against.key()));
        }
        parts.extend(self.words());
        query::with("/games", &parts)
    }

    /// Where the server lists them, from the start or from where the last page ended; nothing if no
    /// result is ticked, because then no game can be meant.
    pub fn question(&self, before: Option<&str>) -> Option<String> {
        let mut parts = self.parts()?;
        parts.extend(before.map(|before| format!("before={before}")));
        Some(query::with("/users/me/games", &parts))
    }

    /// Where the server makes one file of them.
    pub fn file(&self) -> Option<String> {
        Some(query::with("/api/v1/users/me/games.pgn", &self.parts()?))
    }

    /// Whether any game is left out.
    pub fn is_narrow(&self) -> bool {
        *self != Self::default()
    }

    fn parts(&self) -> Option<Vec<String>> {
        if self.results == Results::NONE {
            return None;
        }
        let mut parts = Vec::new();
        if self.side != Sides::Both {
            parts.push(format!("side={}", self.side.key()));
        }
        if !self.results.is_all() {
            parts.push(format!("verdict={}", self.results.keys()));
        }
        if self.against != Against::Everyone {
            parts.push(self.against.question().to_owned());
        }
        parts.extend(self.words());
        Some(parts)
    }

    fn words(&self) -> Vec<String> {
        let words = [("text", self.text.trim()), ("tag", &self.tag)];
        let words = words.into_iter().filter(|(_, word)| !word.is_empty());
        words
            .map(|(name, word)| format!("{name}={}", escaped(word)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str) -> Wanted {
        let query = address.split_once('?').map_or("", |(_, query)| query);
        Wanted::read(|name| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            let found = pairs.find(|(key, _)| *key == name);
            found.map(|(_, value)| value.replace("%20", " "))
        })
    }

    #[test]
    fn everything_is_wanted_at_first() {
        let all = Wanted::default();
        assert_eq!(all.address(), "/games");
        assert_eq!(all.question(None).unwrap(), "/users/me/games");
        assert_eq!(
            all.question(Some("7.1")).unwrap(),
            "/users/me/games?before=7.1"
        );
        assert!(!all.is_narrow());
    }

    #[test]
    fn a_combination_survives_its_address() {
        for against in Against::ALL {
            for side in Sides::ALL {
                let wanted = Wanted {
                    side,
                    against,
                    results: Results::default().turned(Verdict::Loss),
                    text: "queen pawn".to_owned(),
                    tag: "club".to_owned(),
                };
                assert_eq!(read(&wanted.address()), wanted);
            }
        }
    }

    #[test]
    fn the_server_is_asked_for_all_of_it_at_once() {
        let wanted = Wanted {
            side: Sides::Black,
            results: Results::NONE.turned(Verdict::Win).turned(Verdict::Draw),
            against: Against::People,
            text: " a&b ".to_owned(),
            tag: String::new(),
        };
        let question = wanted.question(None).unwrap();
        let parts = "side=black&verdict=win,draw&opponent_kind=person&source=live,local&text=a%26b";
        assert_eq!(question, format!("/users/me/games?{parts}"));
        let file = wanted.file().unwrap();
        assert_eq!(file, format!("/api/v1/users/me/games.pgn?{parts}"));
    }

    #[test]
    fn all_games_against_engines_are_asked_for_by_where_they_come_from() {
        let wanted = read("/games?against=any-engine");
        assert_eq!(wanted.against, Against::AnyEngine);
        let question = wanted.question(None).unwrap();
        assert_eq!(question, "/users/me/games?source=engine");
    }

    #[test]
    fn no_result_ticked_means_no_game_and_is_remembered() {
        let none = Wanted {
            results: Results::NONE,
            ..Wanted::default()
        };
        assert_eq!((none.question(None), none.file()), (None, None));
        assert_eq!(none.address(), "/games?results=");
        assert_eq!(read(&none.address()), none);
    }

    #[test]
    fn what_is_not_known_in_an_address_is_left_out() {
        let wanted = read("/games?side=red&against=nobody&results=win,lost");
        let results = Results::NONE.turned(Verdict::Win);
        assert_eq!(
            wanted,
            Wanted {
                results,
                ..Wanted::default()
            }
        );
    }
}

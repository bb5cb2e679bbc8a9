//! What somebody wants to solve: puzzles of a range and a theme, that of the day, or a certain one.

use rookery_motifs::Motif;
use rookery_puzzles::JudgedMode;

use crate::shell::query;

/// The highest rating one can choose.
pub const TOP: u16 = 3000;
/// Between two ratings one can choose.
pub const STEP: u16 = 50;

/// The page that leads to the others.
pub const HUB: &str = "/puzzles";
/// Practice: puzzles of a range, that of the day, or a certain one.
pub const SOLVE: &str = "/puzzles/solve";
/// Puzzles for a rating.
pub const RATED: &str = "/puzzles/rated";
/// Harder and harder puzzles, until the first wrong move.
pub const STREAK: &str = "/puzzles/streak";
/// What was tried so far.
pub const PROGRESS: &str = "/puzzles/progress";
/// Puzzles from one's own games.
pub const DECK: &str = "/puzzles/deck";
/// The puzzle of the day.
pub const DAILY: &str = "/puzzles/solve?puzzle=today";

const TODAY: &str = "today";

/// One of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlePage {
    /// The page that leads to the others.
    Hub,
    /// Practice, where a wrong move goes back.
    Solve,
    /// Puzzles that the server judges.
    Judged(JudgedMode),
    /// Puzzles from one's own games.
    Deck,
    /// What was tried so far.
    Progress,
}

impl PuzzlePage {
    /// What stands at the end of an address, behind `/puzzles/`.
    pub fn of(rest: &str) -> Option<Self> {
        Some(match rest.trim_matches('/') {
            "" => Self::Hub,
            "solve" => Self::Solve,
            "rated" => Self::Judged(JudgedMode::Rated),
            "streak" => Self::Judged(JudgedMode::Streak),
            "deck" => Self::Deck,
            "progress" => Self::Progress,
            _ => return None,
        })
    }
}

/// A range of ratings, and perhaps a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Training {
    low: u16,
    high: u16,
    /// What the puzzles are about; `None` for anything.
    pub theme: Option<Motif>,
}

impl Default for Training {
    fn default() -> Self {
        Self {
            low: 600,
            high: 1400,
            theme: None,
        }
    }
}

impl Training {
    /// The lowest rating.
    pub fn low(self) -> u16 {
        self.low
    }

    /// The highest rating.
    pub fn high(self) -> u16 {
        self.high
    }

    /// From this rating; the other end gives way.
    pub fn from(self, low: u16) -> Self {
        let low = low.min(TOP);
        let high = self.high.max(low);
        Self { low, high, ..self }
    }

    /// Up to this rating; the other end gives way.
    pub fn up_to(self, high: u16) -> Self {
        let high = high.min(TOP);
        let low = self.low.min(high);
        Self { low, high, ..self }
    }

    /// With this theme, or with any.
    pub fn about(self, theme: Option<Motif>) -> Self {
        Self { theme, ..self }
    }

    /// As the browser remembers it.
    pub fn write(self) -> String {
        let theme = self.theme.map_or("any", Motif::key);
        format!("{} {} {theme}", self.low, self.high)
    }

    /// Reads what was remembered; a theme that is not known means any.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split_whitespace();
        let (low, high) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let theme = parts.next()?.parse().ok();
        Some(Self::default().from(low).up_to(high).about(theme))
    }

    /// The page on which such puzzles come.
    pub fn address(self) -> String {
        query::with(SOLVE, &self.parts())
    }

    /// Where the server has the next one, with this rating or more.
    pub fn question(self, from: i64) -> String {
        self.asked("/puzzles/next", from)
    }

    /// Where the server has some for later.
    pub fn supply(self, from: i64) -> String {
        self.asked("/puzzles/supply", from)
    }

    fn asked(self, place: &str, from: i64) -> String {
        let mut parts = self.parts();
        parts.push(format!("from={from}"));
        query::with(place, &parts)
    }

    /// Whether a puzzle is of this kind.
    pub fn fits(self, rating: i64, themes: &[String]) -> bool {
        let is_in = (i64::from(self.low)..=i64::from(self.high)).contains(&rating);
        let shows = |theme: Motif| themes.iter().any(|word| word == theme.key());
        is_in && self.theme.is_none_or(shows)
    }

    fn parts(self) -> Vec<String> {
        let mut parts = vec![format!("low={}", self.low), format!("high={}", self.high)];
        parts.extend(self.theme.map(|theme| format!("theme={}", theme.key())));
        parts
    }
}

/// Rated puzzles with this theme, or with any.
pub fn rated(theme: Option<Motif>) -> String {
    let parts: Vec<_> = theme
        .iter()
        .map(|theme| format!("theme={}", theme.key()))
        .collect();
    query::with(RATED, &parts)
}

/// The page with more puzzles of this kind; none for what many puzzles share by chance: when they come,
/// how long they are, or what they win.
pub fn alike(motif: Motif) -> Option<String> {
    match motif {
        Motif::Opening
        | Motif::Middlegame
        | Motif::Endgame
        | Motif::OneMove
        | Motif::Short
        | Motif::Long
        | Motif::VeryLong
        | Motif::Equality
        | Motif::Advantage
        | Motif::Crushing => None,
        motif => {
            // Practice begins at the easy end.
            let whole = Training::default().from(0).up_to(TOP);
            Some(whole.about(Some(motif)).address())
        }
    }
}

/// What the page for solving is opened for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// One puzzle of this kind after another.
    Range(Training),
    /// The puzzle of the day.
    Daily,
    /// A certain one, by name.
    One(String),
}

impl Goal {
    /// Reads the query of an address, where `value` is what stands under a name.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Self {
        match value("puzzle").as_deref() {
            Some(TODAY) => return Self::Daily,
            Some(name) => return Self::One(name.to_owned()),
            None => {}
        }
        let number = |name| value(name).and_then(|text| text.parse().ok());
        let usual = Training::default();
        let low = number("low").unwrap_or(usual.low);
        let high = number("high").unwrap_or(usual.high);
        let theme = value("theme").and_then(|word| word.parse().ok());
        Self::Range(usual.from(low).up_to(high).about(theme))
    }

    /// The page with a certain puzzle.
    pub fn one(name: &str) -> String {
        format!("{SOLVE}?puzzle={}", query::escaped(name))
    }
}

#[cfg(test)]
mod tests {
    use rookery_campaign::{Weakness, WeaknessWords};
    use rookery_puzzles::{SET, unpack};

    use super::*;

    fn read(address: &str) -> Goal {
        let query = address.split_once('?').map_or("", |(_, query)| query);
        Goal::read(|name| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            let found = pairs.find(|(key, _)| *key == name);
            found.map(|(_, value)| value.to_owned())
        })
    }

    #[test]
    fn what_we_write_is_read() {
        let forks = Training::default()
            .from(1200)
            .up_to(1300)
            .about(Some(Motif::Fork));
        assert_eq!(read(&forks.address()), Goal::Range(forks));
        assert_eq!(Training::read(&forks.write()), Some(forks));
        let any = Training::default();
        assert_eq!(Training::read(&any.write()), Some(any));
        assert_eq!(read(SOLVE), Goal::Range(any));
        assert_eq!(read(DAILY), Goal::Daily);
        assert_eq!(read(&Goal::one("abc12")), Goal::One("abc12".to_owned()));
        assert_eq!(rated(Some(Motif::Pin)), "/puzzles/rated?theme=pin");
    }

    #[test]
    fn every_page_is_found_at_its_address() {
        for (address, place) in [
            (HUB, PuzzlePage::Hub),
            (SOLVE, PuzzlePage::Solve),
            (RATED, PuzzlePage::Judged(JudgedMode::Rated)),
            (STREAK, PuzzlePage::Judged(JudgedMode::Streak)),
            (DECK, PuzzlePage::Deck),
            (PROGRESS, PuzzlePage::Progress),
        ] {
            let rest = address.strip_prefix(HUB).unwrap();
            assert_eq!(PuzzlePage::of(rest), Some(place));
        }
        assert_eq!(PuzzlePage::of("nothing"), None);
    }

    #[test]
    fn the_ends_of_a_range_give_way_to_each_other() {
        let training = Training::default();
        assert_eq!(training.from(2000).high(), 2000);
        assert_eq!(training.up_to(300).low(), 300);
        assert_eq!(training.from(9999).low(), TOP);
    }

    #[test]
    fn whoever_wants_more_of_a_weakness_finds_some() {
        let all = unpack(SET).unwrap();
        for &weakness in Weakness::ALL {
            let Some(address) = alike(weakness.motif()) else {
                continue;
            };
            let Goal::Range(wanted) = read(&address) else {
                panic!("{address}");
            };
            let fits = all.iter().filter(|puzzle| {
                let themes: Vec<_> = puzzle.themes.iter().map(|one| one.to_string()).collect();
                wanted.fits(i64::from(puzzle.rating.value), &themes)
            });
            assert_ne!(fits.count(), 0, "{address}");
        }
        assert_eq!(alike(Motif::Opening), None);
    }

    #[test]
    fn a_puzzle_fits_by_rating_and_theme() {
        let forks = Training::default().about(Some(Motif::Fork));
        let themes = ["fork".to_owned(), "short".to_owned()];
        assert!(forks.fits(600, &themes) && forks.fits(1400, &themes));
        assert!(!forks.fits(1401, &themes) && !forks.fits(700, &themes[1..]));
        assert!(forks.about(None).fits(700, &themes[1..]));
    }

    #[test]
    fn the_server_is_asked_for_the_next() {
        let question = Training::default().about(Some(Motif::Fork)).question(720);
        assert_eq!(
            question,
            "/puzzles/next?low=600&high=1400&theme=fork&from=720"
        );
    }
}

//! Who sits on the other side: how well it plays and how, what it opens with, how soon it answers.
//! Everything about it fits in one line of text.

use rookery_analysis::{Dial, Rating, Repertoire, Style, Weakness};
use rookery_protocol::worker::{Manner, ThinkLimits};
use rookery_rules::Position;
use std::fmt;

use crate::engine::book::Consultation;

/// Any mix is an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// How well it plays.
    pub level: Level,
    /// How long full strength thinks; a rated opponent is limited by nodes alone.
    pub time: ThinkTime,
    /// How far full strength looks at most, if it is held back.
    pub depth: Option<Depth>,
    /// How it plays, by the dials.
    pub style: Style,
    /// What it does badly, always in the same way.
    pub weakness: Option<Weakness>,
    /// The openings it plays from, if it knows any.
    pub book: Option<Repertoire>,
    /// How soon it answers.
    pub pace: Pace,
}

/// How well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Like a person of this rating.
    Rated(Rating),
    /// As well as it can.
    Full,
}

/// How soon it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// After as long as a person might look.
    Human,
    /// As soon as it knows its move.
    Instant,
}

/// How long full strength thinks about a move: a tenth of a second to half a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkTime(u32);

/// How many half-moves full strength looks ahead: one to twenty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth(u8);

/// Between two marks of the rating dial.
pub const RATING_STEP: u16 = 50;

/// Ends a rated opponent that would not end by itself.
const MOST_NODES: u64 = 20_000;

impl Pace {
    /// The choices that are offered.
    pub const ALL: [Self; 2] = [Self::Human, Self::Instant];
}

impl ThinkTime {
    /// The choices that are offered.
    pub const STEPS: [Self; 6] = [
        Self(100),
        Self(500),
        Self(1_000),
        Self(3_000),
        Self(10_000),
        Self(30_000),
    ];

    /// What is usual.
    pub const SECOND: Self = Self(1_000);

    /// Of so many milliseconds, unless that is outside of the span.
    pub fn new(millis: u32) -> Option<Self> {
        (100..=30_000).contains(&millis).then_some(Self(millis))
    }

    /// In milliseconds.
    pub fn millis(self) -> u32 {
        self.0
    }
}

impl Depth {
    /// Only its own move.
    pub const LEAST: Self = Self(1);
    /// Beyond this only time sets an end.
    pub const MOST: Self = Self(20);

    /// Of so many half-moves, unless that is outside of the span.
    pub fn new(half_moves: u8) -> Option<Self> {
        (Self::LEAST.0..=Self::MOST.0)
            .contains(&half_moves)
            .then_some(Self(half_moves))
    }

    /// As a plain number.
    pub const fn half_moves(self) -> u8 {
        self.0
    }
}

impl Default for Opponent {
    fn default() -> Self {
        Self::PLAIN
    }
}

impl Opponent {
    /// Where the dials of an opponent of one's own stand at first: somebody to win against.
    pub const PLAIN: Self = Self::rated(rung(750));

    /// Somebody of this rating who plays without a style of its own.
    pub const fn rated(rating: Rating) -> Self {
        Self {
            level: Level::Rated(rating),
            time: ThinkTime::SECOND,
            depth: None,
            style: Style::PURE,
            weakness: None,
            book: Some(Repertoire::Everything),
            pace: Pace::Human,
        }
    }

    /// The manner the engine is asked for.
    pub fn manner(&self, seed: u32) -> Manner {
        Manner {
            aggressiveness: self.style.aggressiveness.get(),
            positional: self.style.positional.get(),
            trading: self.style.trading.get(),
            blind_spots: self.style.blind_spots.get(),
            weakness: self.weakness,
            rating: match self.level {
                Level::Rated(rating) => Some(rating.get()),
                Level::Full => None,
            },
            seed,
        }
    }

    /// When the engine ends by itself.
    pub fn limits(&self) -> ThinkLimits {
        match self.level {
            Level::Rated(_) => ThinkLimits {
                nodes: Some(MOST_NODES),
                ..ThinkLimits::default()
            },
            Level::Full => ThinkLimits {
                millis: Some(self.time.millis()),
                depth: self.depth.map(Depth::half_moves),
                ..ThinkLimits::default()
            },
        }
    }

    /// What it looks up instead of thinking. The weaker it is, the sooner its book ends.
    pub fn consultation(&self, position: &Position, seed: u32) -> Option<Consultation> {
        let known = match self.level {
            Level::Rated(rating) => rating.get() / 200,
            Level::Full => u16::MAX,
        };
        let book = self.book.filter(|_| position.fullmoves() <= known)?;
        Some(Consultation {
            book,
            position: *position,
            number: u64::from(seed),
        })
    }

    /// Reads what `to_string` wrote.
    pub fn parse(text: &str) -> Option<Self> {
        let mut words: Vec<_> = text.split(' ').collect();
        // Only those who have a weakness have a ninth word.
        let weakness = match words.len() {
            9 => Some(words.pop()?.parse().ok()?),
            _ => None,
        };
        let [
            level,
            time,
            aggressiveness,
            positional,
            trading,
            blind_spots,
            book,
            pace,
        ] = words[..]
        else {
            return None;
        };
        let dial = |text: &str| Dial::new(text.parse().ok()?);
        let (time, depth) = match time.split_once(UP_TO) {
            Some((time, depth)) => (time, Some(Depth::new(depth.parse().ok()?)?)),
            None => (time, None),
        };
        Some(Self {
            level: match level {
                FULL => Level::Full,
                rating => Level::Rated(Rating::new(rating.parse().ok()?)?),
            },
            time: ThinkTime::new(time.parse().ok()?)?,
            depth,
            style: Style {
                aggressiveness: dial(aggressiveness)?,
                positional: dial(positional)?,
                trading: dial(trading)?,
                blind_spots: dial(blind_spots)?,
            },
            weakness,
            book: match book {
                NO_BOOK => None,
                name => Some(name.parse().ok()?),
            },
            pace: match pace {
                HUMAN => Pace::Human,
                INSTANT => Pace::Instant,
                _ => return None,
            },
        })
    }
}

const FULL: &str = "full";
/// Between the time and the depth, if there is one.
const UP_TO: char = '/';
const NO_BOOK: &str = "none";
const HUMAN: &str = "human";
const INSTANT: &str = "instant";

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.level {
            Level::Rated(rating) => write!(f, "{}", rating.get())?,
            Level::Full => f.write_str(FULL)?,
        }
        let Style {
            aggressiveness,
            positional,
            trading,
            blind_spots,
        } = self.style;
        write!(f, " {}", self.time.millis())?;
        if let Some(depth) = self.depth {
            write!(f, "{UP_TO}{}", depth.half_moves())?;
        }
        for dial in [aggressiveness, positional, trading, blind_spots] {
            write!(f, " {}", dial.get())?;
        }
        match self.book {
            Some(book) => write!(f, " {book}")?,
            None => write!(f, " {NO_BOOK}")?,
        }
        let pace = match self.pace {
            Pace::Human => HUMAN,
            Pace::Instant => INSTANT,
        };
        write!(f, " {pace}")?;
        match self.weakness {
            Some(weakness) => write!(f, " {weakness}"),
            None => Ok(()),
        }
    }
}

/// A rating that is written down in the program.
pub const fn rung(rating: u16) -> Rating {
    Rating::new(rating).expect("it is on the ladder")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_read_back() {
        let plain = Opponent::default();
        assert_eq!(plain.to_string(), "750 1000 50 100 50 0 everything human");
        let odd = Opponent {
            level: Level::Full,
            time: ThinkTime(30_000),
            depth: Some(Depth::MOST),
            style: Style {
                aggressiveness: Dial::HIGHEST,
                positional: Dial::LOWEST,
                trading: Dial::LOWEST,
                blind_spots: Dial::MIDDLE,
            },
            weakness: Some(Weakness::NeverCastles),
            book: None,
            pace: Pace::Instant,
        };
        let text = "full 30000/20 100 0 0 50 none instant never-castles";
        assert_eq!(odd.to_string(), text);
        assert_eq!(odd.manner(1).weakness, odd.weakness);
        for opponent in [plain, odd] {
            assert_eq!(Opponent::parse(&opponent.to_string()), Some(opponent));
        }
    }

    #[test]
    fn what_is_no_opponent_is_not_read() {
        let good = Opponent::default().to_string();
        for (from, to) in [
            ("750", "150"),
            ("750", "strong"),
            ("1000", "99"),
            ("1000", "1000/"),
            ("1000", "1000/0"),
            ("1000", "1000/21"),
            ("100 ", "101 "),
            ("everything", "boring"),
            ("human", "slow"),
            ("human", "human "),
            (" human", ""),
            ("human", "human lazy"),
        ] {
            let bad = good.replace(from, to);
            assert_ne!(bad, good);
            assert_eq!(Opponent::parse(&bad), None, "{bad}");
        }
    }

    #[test]
    fn only_full_strength_is_limited_by_time() {
        let rated = Opponent::default();
        assert_eq!(rated.limits().millis, None);
        assert_eq!(rated.manner(7).rating, Some(750));
        let full = Opponent {
            level: Level::Full,
            ..rated
        };
        assert_eq!(full.limits().millis, Some(1_000));
        assert_eq!(full.limits().depth, None);
        let depth = Some(Depth(7));
        assert_eq!(Opponent { depth, ..full }.limits().depth, Some(7));
        assert_eq!(Opponent { depth, ..rated }.limits().depth, None);
        assert_eq!((full.manner(7).rating, full.manner(7).seed), (None, 7));
    }

    #[test]
    fn the_book_follows_the_seed_and_ends_sooner_for_the_weak() {
        let start = Position::start();
        let easy = Opponent::default();
        let first = |seed| {
            let asked = easy.consultation(&start, seed).unwrap();
            asked.reply().unwrap().to_string()
        };
        assert_eq!(first(3), first(3));
        assert!((0..50).any(|seed| first(seed) != first(0)));
        let mut late = start;
        for uci in "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5".split(' ') {
            late = late.play_unchecked(late.parse_uci(uci).unwrap());
        }
        assert_eq!(easy.consultation(&late, 1), None, "move 4 is beyond 750");
        let level = Level::Full;
        let full = Opponent { level, ..easy };
        assert!(full.consultation(&late, 1).unwrap().reply().is_some());
        let book = None;
        assert_eq!(Opponent { book, ..full }.consultation(&start, 1), None);
    }
}

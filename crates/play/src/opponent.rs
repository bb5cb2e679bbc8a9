//! Who sits on the other side: how well it plays and how, what it opens with, how soon it answers.
//! Everything about it fits in one line of text.

use std::fmt;
use std::time::Duration;

use rookery_analysis::{Dial, Limits, Rating, Repertoire, Style, Time, Weakness};
use rookery_rules::Position;

use crate::thinking::{Depth, ThinkTime};
use crate::word::words;

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

words! {
    /// What kind of opponent a game is told to be against.
    pub enum OpponentKind {
        /// The engine, as its dials were set.
        Engine = "engine",
        /// Someone of the cast.
        Character = "character",
        /// Someone else.
        Person = "person",
        /// Nobody knows.
        Unknown = "unknown",
    }
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

/// Letters of an opponent's name.
pub const LONGEST_NAME: usize = 80;

/// Letters of a word that tells something about an opponent.
pub const LONGEST_WORD: usize = 64;

/// Between two marks of the rating dial.
pub const RATING_STEP: u16 = 50;

/// Ends a rated opponent that would not end by itself.
const MOST_NODES: u64 = 20_000;

impl Pace {
    /// The choices that are offered.
    pub const ALL: [Self; 2] = [Self::Human, Self::Instant];
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

    /// When the engine ends by itself.
    #[must_use]
    pub fn limits(&self) -> Limits {
        match self.level {
            Level::Rated(_) => Limits::nodes(MOST_NODES),
            Level::Full => {
                let time = Duration::from_millis(self.time.millis().into());
                Limits {
                    depth: self.depth.map(Depth::half_moves),
                    time: Time::PerMove(time),
                    ..Limits::default()
                }
            }
        }
    }

    /// The openings it still knows here. The weaker it is, the sooner its book ends.
    #[must_use]
    pub fn book_at(&self, position: &Position) -> Option<Repertoire> {
        let known = match self.level {
            Level::Rated(rating) => rating.get() / 200,
            Level::Full => u16::MAX,
        };
        self.book.filter(|_| position.fullmoves() <= known)
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
            time: ThinkTime::MOST,
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
        assert_eq!(rated.limits(), Limits::nodes(MOST_NODES));
        let level = Level::Full;
        let full = Opponent { level, ..rated };
        let second = Limits::per_move(Duration::from_secs(1));
        assert_eq!(full.limits(), second);
        let depth = Depth::new(7);
        assert_eq!(Opponent { depth, ..full }.limits().depth, Some(7));
        assert_eq!(Opponent { depth, ..rated }.limits().depth, None);
    }

    #[test]
    fn the_book_ends_sooner_for_the_weak() {
        let start = Position::start();
        let easy = Opponent::default();
        assert_eq!(easy.book_at(&start), Some(Repertoire::Everything));
        let fourth = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        let late = Position::parse_fen(fourth).unwrap();
        assert_eq!(easy.book_at(&late), None, "move 4 is beyond 750");
        let level = Level::Full;
        let full = Opponent { level, ..easy };
        assert_eq!(full.book_at(&late), Some(Repertoire::Everything));
        let book = None;
        assert_eq!(Opponent { book, ..full }.book_at(&start), None);
    }
}

//! Who plays a game: a person and an engine, two people at one screen, or two engines.

use std::fmt;

use rookery_rules::{ByColor, Color};

use crate::opponent::Opponent;
use crate::side::Side;

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// A person with these pieces against an engine.
    AgainstEngine {
        /// The person's pieces.
        side: Color,
        /// The engine with the others.
        opponent: Opponent,
    },
    /// Two people at one screen; whoever this browser belongs to has these pieces.
    Friends {
        /// The pieces of whoever this browser belongs to.
        side: Color,
        /// What the guest with the others is called.
        friend: FriendName,
    },
    /// Two engines, and people only watch.
    Engines(ByColor<Opponent>),
}

/// What a guest at one's own screen is called; perhaps nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FriendName(String);

const FRIENDS: &str = "friends ";
const ENGINES: &str = "engines";
/// Between White's engine and Black's.
const AGAINST: &str = " / ";

impl Seats {
    /// The pieces of whoever this browser belongs to; nothing for those who watch.
    pub fn side(&self) -> Option<Color> {
        match self {
            Self::AgainstEngine { side, .. } | Self::Friends { side, .. } => Some(*side),
            Self::Engines(_) => None,
        }
    }

    /// The engine that has these pieces, unless a person has them.
    pub fn engine(&self, color: Color) -> Option<&Opponent> {
        match self {
            Self::AgainstEngine { side, opponent } => (*side != color).then_some(opponent),
            Self::Friends { .. } => None,
            Self::Engines(both) => Some(&both[color]),
        }
    }

    /// The engine that a person plays against.
    pub fn opponent(&self) -> Option<&Opponent> {
        match self {
            Self::AgainstEngine { opponent, .. } => Some(opponent),
            Self::Friends { .. } | Self::Engines(_) => None,
        }
    }

    /// Two lines to keep.
    pub fn write(&self) -> String {
        match self {
            Self::AgainstEngine { side, opponent } => format!("{}\n{opponent}", name(*side)),
            Self::Friends { side, friend } => format!("{FRIENDS}{}\n{friend}", name(*side)),
            Self::Engines(both) => {
                let [white, black] = Color::ALL.map(|color| both[color]);
                format!("{ENGINES}\n{white}{AGAINST}{black}")
            }
        }
    }

    /// Reads the two lines.
    pub fn read(first: &str, second: &str) -> Option<Self> {
        if first == ENGINES {
            let (white, black) = second.split_once(AGAINST)?;
            let both = ByColor::new(Opponent::parse(white)?, Opponent::parse(black)?);
            return Some(Self::Engines(both));
        }
        Some(match first.strip_prefix(FRIENDS) {
            Some(side) => Self::Friends {
                side: color(side)?,
                friend: FriendName::new(second)?,
            },
            None => Self::AgainstEngine {
                side: color(first)?,
                opponent: Opponent::parse(second)?,
            },
        })
    }
}

impl FriendName {
    /// As long as the name of an account may be.
    pub const LONGEST: usize = 32;

    /// Nothing if that is no name: too long, or with signs that cannot be shown.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_fine = text.chars().count() <= Self::LONGEST && !text.contains(char::is_control);
        is_fine.then(|| Self(text.to_owned()))
    }

    /// The name, if there is one.
    pub fn get(&self) -> Option<&str> {
        (!self.0.is_empty()).then_some(&*self.0)
    }
}

impl fmt::Display for FriendName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn name(color: Color) -> &'static str {
    Side::from(color).as_str()
}

fn color(name: &str) -> Option<Color> {
    Side::parse(name)?.color()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponent::rung;

    #[test]
    fn all_seats_are_read_back() {
        let (fox, owl) = (Opponent::rated(rung(900)), Opponent::rated(rung(1800)));
        let friend = FriendName::new(" Mia / Max ").unwrap();
        for seats in [
            Seats::AgainstEngine {
                side: Color::Black,
                opponent: fox,
            },
            Seats::Friends {
                side: Color::White,
                friend,
            },
            Seats::Friends {
                side: Color::Black,
                friend: FriendName::default(),
            },
            Seats::Engines(ByColor::new(fox, owl)),
        ] {
            let text = seats.write();
            let (first, second) = text.split_once('\n').unwrap();
            assert_eq!(Seats::read(first, second), Some(seats));
        }
    }

    #[test]
    fn anything_else_is_not_read() {
        let fox = Opponent::rated(rung(900)).to_string();
        for (first, second) in [
            ("green", &*fox),
            ("white", ""),
            ("friends green", "Mia"),
            ("friends white", "M\u{7}ia"),
            ("engines", &*fox),
            ("engines", ""),
        ] {
            assert_eq!(Seats::read(first, second), None, "{first}, {second}");
        }
        assert_eq!(FriendName::new(&"m".repeat(33)), None);
    }

    #[test]
    fn a_person_is_no_engine() {
        let opponent = Opponent::rated(rung(900));
        let side = Color::White;
        let seats = Seats::AgainstEngine { side, opponent };
        assert_eq!(seats.engine(Color::White), None);
        assert_eq!(seats.engine(Color::Black), Some(&opponent));
        let watched = Seats::Engines(ByColor::new(opponent, opponent));
        assert_eq!((watched.side(), watched.opponent()), (None, None));
    }
}

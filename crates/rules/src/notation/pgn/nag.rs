//! NAGs: numbers that stand for praise, blame and judgement, and the signs for them.

use std::fmt;

/// A sign on a move or a position, such as `!?`; the number PGN gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nag(pub u8);

impl Nag {
    /// `!`
    pub const GOOD: Self = Self(1);
    /// `?`
    pub const MISTAKE: Self = Self(2);
    /// `!!`
    pub const BRILLIANT: Self = Self(3);
    /// `??`
    pub const BLUNDER: Self = Self(4);
    /// `!?`
    pub const INTERESTING: Self = Self(5);
    /// `?!`
    pub const DUBIOUS: Self = Self(6);

    /// The sign that books print, if there is a common one.
    #[must_use]
    pub fn symbol(self) -> Option<&'static str> {
        SYMBOLS
            .iter()
            .find(|&&(_, number)| number == self.0)
            .map(|&(symbol, _)| symbol)
    }

    /// The NAG of a sign, such as `!?`, `±` or `+/-`.
    #[must_use]
    pub fn from_symbol(symbol: &str) -> Option<Self> {
        let same = |&&(known, _): &&(&str, u8)| known == symbol;
        let found = SYMBOLS.iter().chain(SPELLINGS).find(same);
        found.map(|&(_, number)| Self(number))
    }
}

impl fmt::Display for Nag {
    /// As PGN writes it: `$5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

const SYMBOLS: &[(&str, u8)] = &[
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("+-", 18),
    ("-+", 19),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⨁", 138),
    ("∆", 140),
    ("⌓", 142),
    ("N", 146),
];

const SPELLINGS: &[(&str, u8)] = &[
    ("+=", 14),
    ("+/=", 14),
    ("=+", 15),
    ("=/+", 15),
    ("+/-", 16),
    ("+/−", 16),
    ("-/+", 17),
    ("+−", 18),
    ("−+", 19),
    ("Δ", 140),
];

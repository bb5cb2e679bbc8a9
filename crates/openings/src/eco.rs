//! The code of an opening in the Encyclopaedia of Chess Openings.

use std::fmt;

/// A code such as `B90`: a volume from A to E and a number below 100.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Eco {
    volume: u8,
    number: u8,
}

impl Eco {
    /// The code that a text such as `B90` spells.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let &[volume @ b'A'..=b'E', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = text.as_bytes()
        else {
            return None;
        };
        let number = (tens - b'0') * 10 + (ones - b'0');
        Some(Self { volume, number })
    }

    /// The volume: A to E.
    #[must_use]
    pub fn volume(self) -> char {
        char::from(self.volume)
    }

    /// The number within the volume: 0 to 99.
    #[must_use]
    pub fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for Eco {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.volume(), self.number)
    }
}

impl fmt::Debug for Eco {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_survives_being_written() {
        for volume in 'A'..='E' {
            for number in 0..100 {
                let text = format!("{volume}{number:02}");
                let eco = Eco::parse(&text).unwrap();
                assert_eq!((eco.volume(), eco.number()), (volume, number));
                assert_eq!(eco.to_string(), text);
            }
        }
    }

    #[test]
    fn other_texts_are_no_codes() {
        for text in ["", "B9", "B900", "F00", "b90", "B 9", "B9é", "Bé"] {
            assert_eq!(Eco::parse(text), None, "{text}");
        }
    }
}

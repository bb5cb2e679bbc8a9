//! Where a game comes from, and which side of it was its owner's.

use rookery_rules::Color;

use crate::word::words;

words! {
    /// Where a game comes from, and so how far it is proven.
    pub enum GameSource {
        /// Played here between two people; the server saw every move.
        Live = "live",
        /// Played against the browser's engine.
        Engine = "engine",
        /// Played by two people at one device.
        Local = "local",
        /// Read from a file.
        Import = "import",
    }
}

words! {
    /// Which side the owner of a game had.
    pub enum Side {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Both, or nobody knows.
        Neither = "neither",
    }
}

impl Side {
    /// The color, if it was one.
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Neither => None,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_color_is_a_side() {
        for color in Color::ALL {
            assert_eq!(Side::from(color).color(), Some(color));
        }
        assert_eq!(Side::Neither.color(), None);
        assert_eq!(Side::parse("black"), Some(Side::Black));
        assert_eq!(Side::parse("Black"), None);
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_word_is_spelled_alike_in_messages() {
        for &side in Side::ALL {
            let text = serde_json::to_string(&side).unwrap();
            assert_eq!(text, format!("\"{}\"", side.as_str()));
            assert_eq!(serde_json::from_str::<Side>(&text).unwrap(), side);
        }
    }
}

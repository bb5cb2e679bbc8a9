//! The colors of the board and the drawings of the pieces that someone likes best.

/// The colors of the squares, and of what is marked on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardColors {
    /// Green and cream.
    #[default]
    Moss,
    /// Brown, like wood.
    Walnut,
    /// Blue gray.
    Slate,
    /// Safe without colors: everything differs in lightness.
    Contrast,
}

/// The drawings of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceSet {
    /// Bold silhouettes.
    #[default]
    Club,
    /// Simple shapes.
    Blocks,
    /// Slender, with thin lines.
    Fine,
}

impl BoardColors {
    /// In the order of the page.
    pub const ALL: [Self; 4] = [Self::Moss, Self::Walnut, Self::Slate, Self::Contrast];

    /// How it is remembered and how the style sheet knows it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Moss => "moss",
            Self::Walnut => "walnut",
            Self::Slate => "slate",
            Self::Contrast => "contrast",
        }
    }

    /// The choice remembered under this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colors| colors.key() == key)
    }
}

impl PieceSet {
    /// In the order of the page.
    pub const ALL: [Self; 3] = [Self::Club, Self::Blocks, Self::Fine];

    /// How it is remembered and how the style sheet knows it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Blocks => "blocks",
            Self::Fine => "fine",
        }
    }

    /// The choice remembered under this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_remembered_and_nothing_else() {
        for colors in BoardColors::ALL {
            assert_eq!(BoardColors::from_key(colors.key()), Some(colors));
        }
        for set in PieceSet::ALL {
            assert_eq!(PieceSet::from_key(set.key()), Some(set));
        }
        assert_eq!(BoardColors::from_key("marble"), None);
        assert_eq!(PieceSet::from_key("marble"), None);
    }
}

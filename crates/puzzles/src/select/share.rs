//! How much of a collection may be of one kind.

use std::collections::HashMap;

use rookery_motifs::Motif;

use crate::Puzzle;

/// What has been admitted to a collection of a certain size.
pub struct Share {
    size: usize,
    themes: HashMap<Motif, usize>,
}

impl Share {
    /// An empty collection that is to have this size.
    #[must_use]
    pub fn new(size: usize) -> Self {
        Self {
            size,
            themes: HashMap::new(),
        }
    }

    /// Whether there is room for the puzzle; if so, it is counted.
    pub fn admits(&mut self, puzzle: &Puzzle) -> bool {
        let limited = || {
            let themes = puzzle.themes.iter();
            themes.filter(|&theme| Self::is_limited(theme))
        };
        let has_room = |theme: Motif| {
            let count = self.themes.get(&theme).copied().unwrap_or(0);
            100 * (count + 1) <= Self::percent(theme) * self.size
        };
        let fits = limited().all(has_room);
        if fits {
            for theme in limited() {
                *self.themes.entry(theme).or_default() += 1;
            }
        }
        fits
    }

    /// How much of a collection may show a theme.
    const fn percent(theme: Motif) -> usize {
        match theme {
            Motif::MateIn1 => 8,
            _ => 20,
        }
    }

    /// Whether a theme says what has to be seen. Every puzzle has a length, a phase and a verdict,
    /// and those have too few values to be limited.
    #[must_use]
    pub const fn is_limited(theme: Motif) -> bool {
        !matches!(
            theme,
            Motif::OneMove
                | Motif::Short
                | Motif::Long
                | Motif::VeryLong
                | Motif::Opening
                | Motif::Middlegame
                | Motif::Endgame
                | Motif::Equality
                | Motif::Advantage
                | Motif::Crushing
                | Motif::Mate
        )
    }
}

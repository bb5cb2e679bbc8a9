//! A set of motifs in one word.

use std::fmt;
use std::ops::{BitOr, BitOrAssign};

use crate::Motif;

/// A set of motifs.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct MotifSet(u128);

// One bit for each motif.
const _: () = assert!(Motif::ALL.len() <= 128);

impl MotifSet {
    /// No motif.
    pub const EMPTY: Self = Self(0);

    /// Whether the motif is in the set.
    #[must_use]
    pub const fn contains(self, motif: Motif) -> bool {
        self.0 >> motif as u32 & 1 != 0
    }

    /// Adds a motif.
    pub fn insert(&mut self, motif: Motif) {
        self.0 |= 1 << motif as u32;
    }

    /// Whether the set has no motif.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many motifs are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The motifs, in the order of [`Motif::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Motif> {
        let all = Motif::ALL.iter().copied();
        all.filter(move |&motif| self.contains(motif))
    }
}

impl FromIterator<Motif> for MotifSet {
    fn from_iter<I: IntoIterator<Item = Motif>>(motifs: I) -> Self {
        let mut set = Self::EMPTY;
        motifs.into_iter().for_each(|motif| set.insert(motif));
        set
    }
}

impl BitOr for MotifSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for MotifSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl fmt::Display for MotifSet {
    /// The keys, with a space between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, motif) in self.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{motif}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for MotifSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: MotifSet = [Motif::Short, Motif::Fork].into_iter().collect();
        assert!(set.contains(Motif::Fork) && !set.contains(Motif::Pin));
        assert_eq!(set.to_string(), "fork short");
        assert_eq!(set.len(), 2);
        assert!(MotifSet::EMPTY.is_empty() && !set.is_empty());
    }

    #[test]
    fn every_motif_has_a_place_of_its_own() {
        let all: MotifSet = Motif::ALL.iter().copied().collect();
        assert_eq!(all.len() as usize, Motif::ALL.len());
        assert!(all.iter().eq(Motif::ALL.iter().copied()));
    }
}

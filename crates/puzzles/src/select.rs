//! Which of many sound puzzles make a good collection: none twice, no kind too often, easy and hard
//! ones alike.

mod band;
mod family;
mod share;
mod twin;

pub use band::Band;
pub use family::Family;
pub use share::Share;
pub use twin::Likeness;

use std::collections::{HashMap, HashSet};

use rookery_motifs::Motif;

use crate::Puzzle;

/// Chooses at most so many puzzles, from those that are there already before others. The same puzzles
/// in the same order give the same choice.
#[must_use]
pub fn select(kept: Vec<Puzzle>, mut others: Vec<Puzzle>, most: usize) -> Vec<Puzzle> {
    rare_first(&mut others);
    let mut puzzles = kept;
    puzzles.extend(others);
    let mut seen = HashSet::new();
    puzzles.retain(|puzzle| seen.insert(Likeness::of(&puzzle.start())));
    let mut family = Family::default();
    puzzles.retain(|puzzle| family.admits(puzzle));
    // A share is a share of what is chosen in the end, so choosing less can make less fit.
    let mut size = most.min(puzzles.len());
    loop {
        let chosen = fill(&puzzles, size);
        if chosen.len() >= size {
            let mut places = chosen.into_iter().peekable();
            let mut place = 0;
            puzzles.retain(|_| {
                place += 1;
                places.next_if_eq(&(place - 1)).is_some()
            });
            return puzzles;
        }
        size = chosen.len().min(size - 1);
    }
}

/// Puzzles whose rarest theme is rare come first, then those of a band with few.
fn rare_first(puzzles: &mut [Puzzle]) {
    let mut themes: HashMap<Motif, usize> = HashMap::new();
    let mut bands: HashMap<Band, usize> = HashMap::new();
    for puzzle in puzzles.iter() {
        for theme in puzzle
            .themes
            .iter()
            .filter(|&theme| Share::is_limited(theme))
        {
            *themes.entry(theme).or_default() += 1;
        }
        *bands.entry(Band::of(puzzle.rating)).or_default() += 1;
    }
    puzzles.sort_by_cached_key(|puzzle| {
        let counts = puzzle.themes.iter().filter_map(|theme| themes.get(&theme));
        let rarest = counts.copied().min().unwrap_or(usize::MAX);
        let band = bands[&Band::of(puzzle.rating)];
        (band.min(rarest), puzzle.id())
    });
}

/// The places of puzzles that fit together in a collection of this size.
fn fill(puzzles: &[Puzzle], size: usize) -> Vec<usize> {
    let mut share = Share::new(size);
    let places = puzzles.iter().enumerate();
    let fitting = places.filter(|(_, puzzle)| share.admits(puzzle));
    fitting.map(|(place, _)| place).take(size).collect()
}

#[cfg(test)]
mod tests {
    use rookery_rules::{Color, Piece, Position, Role, Setup, Square};

    use super::*;
    use crate::example::{moves, position};
    use crate::{Rating, name};

    /// As many forks and mates in one as wanted beside as many others, all different.
    fn puzzles(forks: usize, mates: usize) -> Vec<Puzzle> {
        let others = forks + mates;
        let themes = std::iter::repeat_n(Motif::Fork, forks)
            .chain(std::iter::repeat_n(Motif::MateIn1, mates))
            .chain(std::iter::repeat_n(Motif::Short, others));
        let puzzle = |(theme, before): (Motif, Position)| {
            let moves = moves(&before, "Kb8 Kf1");
            let rating = Rating {
                value: 1500,
                deviation: 100,
            };
            let themes = [theme].into_iter().collect();
            Puzzle::new(name(&before, moves[0]), before, moves, rating, themes).expect("legal")
        };
        themes.zip(positions()).map(puzzle).collect()
    }

    /// Pawns that are scattered differently each time.
    fn positions() -> impl Iterator<Item = Position> {
        let scattered = |number: u64| {
            let mut setup = Setup::from(position("k7/8/8/8/8/8/8/6K1 b - - 0 1"));
            let mut places = number;
            for color in [Color::White, Color::Black].repeat(6) {
                places = places.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let square = Square::from_index(8 + (places >> 33) as usize % 40)?;
                let role = Role::Pawn;
                setup.board.put(square, Piece { color, role });
            }
            let before = Position::try_from(setup).ok()?;
            let guards = before.play_unchecked(before.parse_san("Kb8").ok()?);
            guards.parse_san("Kf1").is_ok().then_some(before)
        };
        (1..).filter_map(scattered)
    }

    #[test]
    fn no_kind_is_too_frequent() {
        let chosen = select(Vec::new(), puzzles(60, 20), 1000);
        let of = |theme| chosen.iter().filter(|p| p.themes.contains(theme)).count();
        assert!(of(Motif::Fork) * 5 <= chosen.len(), "{}", chosen.len());
        assert!(of(Motif::MateIn1) * 100 <= 8 * chosen.len());
        assert!(chosen.len() > 60);
    }

    #[test]
    fn nothing_is_chosen_twice() {
        let once = puzzles(3, 1);
        let twice: Vec<_> = once.iter().chain(&once).cloned().collect();
        assert!(select(Vec::new(), twice, 1000).len() <= once.len());
    }

    #[test]
    fn what_is_kept_comes_first() {
        let all = puzzles(20, 5);
        let kept = select(Vec::new(), all[..20].to_vec(), 5);
        let chosen = select(kept.clone(), all, 10);
        assert!(kept.iter().all(|puzzle| chosen.contains(puzzle)));
    }

    #[test]
    fn not_more_than_wanted_are_chosen() {
        assert_eq!(select(Vec::new(), puzzles(20, 5), 10).len(), 10);
    }
}

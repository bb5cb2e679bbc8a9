//! The table of openings, read once: its lines, and every position on their way with what each
//! repertoire thinks of it.

mod reader;

use std::sync::LazyLock;

use rookery_rules::{Color, Move, Position};

use crate::{Eco, Opening};
use reader::{Fault, TableMove};

/// The text of the table; README.md says how it is written.
const FILES: [(&str, &str); 17] = [
    ("open_games", include_str!("../table/open_games.txt")),
    ("italian", include_str!("../table/italian.txt")),
    ("ruy_lopez", include_str!("../table/ruy_lopez.txt")),
    ("kings_gambit", include_str!("../table/kings_gambit.txt")),
    ("sicilian", include_str!("../table/sicilian.txt")),
    ("french", include_str!("../table/french.txt")),
    ("caro_kann", include_str!("../table/caro_kann.txt")),
    ("semi_open", include_str!("../table/semi_open.txt")),
    ("queens_gambit", include_str!("../table/queens_gambit.txt")),
    ("slav", include_str!("../table/slav.txt")),
    ("queens_pawn", include_str!("../table/queens_pawn.txt")),
    ("nimzo_indian", include_str!("../table/nimzo_indian.txt")),
    ("kings_indian", include_str!("../table/kings_indian.txt")),
    ("benoni", include_str!("../table/benoni.txt")),
    ("dutch", include_str!("../table/dutch.txt")),
    ("english", include_str!("../table/english.txt")),
    ("flank", include_str!("../table/flank.txt")),
];

/// The table everybody shares.
pub(crate) fn table() -> &'static Table {
    static TABLE: LazyLock<Table> = LazyLock::new(|| match Table::read(&FILES) {
        Ok(table) => table,
        // Without the fault itself: the code that prints it would be downloaded for nothing.
        Err(_) => unreachable!("a test reads every row"),
    });
    &TABLE
}

pub(crate) struct Table {
    /// In the order of the files.
    pub(crate) lines: Vec<Line>,
    /// Sorted by hash, each position once.
    positions: Vec<Known>,
}

/// A named line.
#[derive(Debug)]
pub(crate) struct Line {
    eco: Eco,
    name: String,
    moves: Vec<Move>,
    weight: u32,
}

impl Line {
    pub(crate) fn opening(&'static self) -> Opening {
        Opening {
            eco: self.eco,
            name: &self.name,
            moves: &self.moves,
            weight: self.weight,
        }
    }
}

/// A position on the way of some line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    hash: u64,
    /// The line that ends here.
    pub(crate) line: Option<u16>,
    /// Half-moves from the start, by the shortest line.
    pub(crate) ply: u8,
    /// By repertoire, what the rows weigh that go through here and belong to it for the side
    /// that has just moved.
    pub(crate) weights: [u32; 5],
    /// The move that leads here is a mistake, so nobody plays it on purpose.
    mistake: bool,
}

impl Table {
    fn read(files: &[(&'static str, &'static str)]) -> Result<Self, Fault> {
        let mut lines = Vec::new();
        let mut positions = Vec::new();
        for &(file, text) in files {
            let steps = reader::read(file, text, &mut lines)?;
            positions.extend(weighed(&steps));
        }
        positions.sort_unstable_by_key(|known| known.hash);
        positions.dedup_by(|later, first| {
            let same = later.hash == first.hash;
            if same {
                first.merge(later);
            }
            same
        });
        for known in positions.iter_mut().filter(|known| known.mistake) {
            known.weights = [0; 5];
        }
        Ok(Self { lines, positions })
    }

    pub(crate) fn known(&self, position: &Position) -> Option<&Known> {
        let hash = position.hash();
        let at = self
            .positions
            .binary_search_by_key(&hash, |known| known.hash);
        at.ok().map(|at| &self.positions[at])
    }
}

impl Known {
    fn merge(&mut self, other: &Self) {
        self.line = self.line.or(other.line);
        self.ply = self.ply.min(other.ply);
        self.mistake |= other.mistake;
        for (sum, weight) in self.weights.iter_mut().zip(other.weights) {
            *sum += weight;
        }
    }
}

/// Adds up, for every step, the weights of the rows that go through it.
fn weighed(steps: &[TableMove]) -> Vec<Known> {
    let mut sums = vec![[[0; 5]; 2]; steps.len()];
    let mut known = Vec::with_capacity(steps.len());
    // A step always comes after the one it follows.
    for (at, step) in steps.iter().enumerate().rev() {
        for color in Color::ALL {
            for (repertoire, sum) in sums[at][color as usize].iter_mut().enumerate() {
                *sum += step.weight * u32::from(step.tags.has(color, repertoire));
            }
        }
        if let Some(before) = step.before {
            let through = sums[at];
            for (sum, weight) in sums[before]
                .as_flattened_mut()
                .iter_mut()
                .zip(through.as_flattened())
            {
                *sum += weight;
            }
        }
        known.push(Known {
            hash: step.hash,
            line: step.line,
            ply: step.ply,
            weights: sums[at][step.by as usize],
            mistake: step.mistake,
        });
    }
    known
}

#[cfg(test)]
mod tests;

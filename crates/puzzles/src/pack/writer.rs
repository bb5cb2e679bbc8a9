//! Writes a collection.

use rookery_motifs::{Motif, MotifSet};

use super::{MAGIC, VERSION, board, ordered};
use crate::Puzzle;

/// The bytes of a collection. Names are left out, for they follow from the puzzles.
#[must_use]
pub fn pack(puzzles: &[Puzzle]) -> Vec<u8> {
    let used = puzzles
        .iter()
        .fold(MotifSet::EMPTY, |used, puzzle| used | puzzle.themes);
    let used: Vec<Motif> = used.iter().collect();
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    bytes.push(used.len() as u8);
    for motif in &used {
        bytes.push(motif.key().len() as u8);
        bytes.extend(motif.key().bytes());
    }
    bytes.extend((puzzles.len() as u32).to_le_bytes());
    for puzzle in puzzles {
        write(puzzle, &used, &mut bytes);
    }
    bytes
}

fn write(puzzle: &Puzzle, used: &[Motif], bytes: &mut Vec<u8>) {
    let mut position = *puzzle.before();
    board::write(&position, bytes);
    bytes.push(puzzle.moves().len() as u8);
    for &mv in puzzle.moves() {
        let place = ordered(&position).iter().position(|&legal| legal == mv);
        bytes.push(place.expect("moves of a puzzle are legal") as u8);
        position.advance_unchecked(mv);
    }
    bytes.extend(puzzle.rating.value.to_le_bytes());
    bytes.extend(puzzle.rating.deviation.to_le_bytes());
    // Zero stands for nothing said; the rest is moved above it.
    bytes.push(
        puzzle
            .popularity
            .map_or(0, |liked| (i16::from(liked) + 101) as u8),
    );
    bytes.push(puzzle.themes.len() as u8);
    let themes = used.iter().enumerate();
    let themes = themes.filter(|(_, motif)| puzzle.themes.contains(**motif));
    bytes.extend(themes.map(|(index, _)| index as u8));
}

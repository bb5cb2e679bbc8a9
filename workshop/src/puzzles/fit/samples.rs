//! Puzzles with a known rating and what witnesses tell about them. Asking the witnesses takes
//! minutes, so that their answers are kept in target/puzzles.

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rookery_puzzles::Clue;
use rookery_rules::{Move, Position};

use crate::project;
use crate::puzzles::collection;
use crate::puzzles::journal::{self, StoredClue};
use crate::puzzles::witness::Witness;

/// A puzzle to learn from.
pub(super) struct PuzzleSample {
    pub(super) before: Position,
    pub(super) moves: Vec<Move>,
    pub(super) clues: Vec<Clue>,
    pub(super) rating: f32,
    pub(super) part: SampleUse,
}

/// What a sample is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SampleUse {
    /// To learn from.
    Taught,
    /// To measure the error with: one in five.
    Kept,
}

/// One of so many puzzles, at most so many, always the same ones.
pub(super) fn read(file: &Path, every: u64, most: usize) -> Result<Vec<PuzzleSample>> {
    let path = project::root().join("target/puzzles/clues.jsonl");
    let mut told = kept(&path)?;
    fs::create_dir_all(path.parent().context("a folder")?)?;
    let mut file_of_clues = OpenOptions::new().create(true).append(true).open(&path)?;
    let puzzles = collection::read(file)?;
    let chosen = puzzles
        .iter()
        .filter(|puzzle| lot(&puzzle.id).is_multiple_of(every));
    let chosen: Vec<_> = chosen.take(most).collect();
    let bar = ProgressBar::new(chosen.len() as u64);
    bar.set_style(ProgressStyle::with_template(
        "{bar:24} {pos}/{len} puzzles, {eta} left",
    )?);
    let mut witness = Witness::new();
    let mut samples = Vec::new();
    for puzzle in bar.wrap_iter(chosen.into_iter()) {
        let Some(rating) = puzzle.rating else {
            continue;
        };
        let before = Position::parse_fen(&puzzle.fen)?;
        let moves = journal::moves(&before, &puzzle.moves)?;
        let clues = match told.remove(&puzzle.id) {
            Some(clues) => clues,
            None => {
                let clues = witness.clues(&before, &moves);
                let clues: Vec<StoredClue> = clues.into_iter().map(Into::into).collect();
                let line = serde_json::to_string(&(&puzzle.id, &clues))?;
                writeln!(file_of_clues, "{line}")?;
                clues
            }
        };
        samples.push(PuzzleSample {
            before,
            moves,
            clues: clues.into_iter().map(Into::into).collect(),
            rating,
            part: match lot(&puzzle.id) / every % 5 {
                0 => SampleUse::Kept,
                _ => SampleUse::Taught,
            },
        });
    }
    Ok(samples)
}

fn kept(path: &Path) -> Result<HashMap<String, Vec<StoredClue>>> {
    if !path.exists() {
        return Ok(HashMap::new());
    }
    let text = fs::read_to_string(path)?;
    let lines = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok());
    Ok(lines.collect())
}

/// A number by lot, always the same for the same puzzle (FNV-1a, its upper half).
fn lot(id: &str) -> u64 {
    let hash = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    hash >> 32
}

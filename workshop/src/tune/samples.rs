//! Quiet positions with a verdict, from judged games.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result};
use rookery_engine::{Trace, trace};
use rookery_rules::Position;

/// Centipawns to chances: the usual logistic scale.
pub(super) const SLOPE: f32 = 0.003_682_08;

/// A position's features and what it is worth to White, from 0 to 1.
pub(super) struct TuningSample {
    pub(super) trace: Trace,
    pub(super) target: f32,
}

/// Verdicts count this much, the game's result the rest.
const TRUST: f32 = 0.9;
/// The first half-moves are book.
const BOOK: usize = 8;

pub(super) fn read(path: &Path, every: usize) -> Result<Vec<TuningSample>> {
    let input: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
        Box::new(BufReader::new(file))
    };
    let mut lines = input.lines();
    let header = lines.next().context("the data is empty")??;
    let column = |name: &str| {
        let found = header.split('\t').position(|column| column == name);
        found.with_context(|| format!("the data has no column {name}"))
    };
    let (moves, evals, result) = (
        column("moves_san")?,
        column("evals_white_pov")?,
        column("result")?,
    );
    let mut samples = Vec::new();
    let mut seen = 0;
    for line in lines {
        let line = line?;
        let fields: Vec<_> = line.split('\t').collect();
        let won = match fields[result] {
            "1-0" => 1.0,
            "0-1" => 0.0,
            _ => 0.5,
        };
        let mut position = Position::start();
        let plies = fields[moves].split(' ').zip(fields[evals].split(' '));
        for (ply, (san, eval)) in plies.enumerate() {
            position = position.play_unchecked(position.parse_san(san)?);
            seen += 1;
            let Ok(centipawns) = eval.parse::<f32>() else {
                continue;
            };
            if ply >= BOOK && seen % every == 0 && centipawns.abs() < 1_500.0 && is_quiet(&position)
            {
                let verdict = 1.0 / (1.0 + (-SLOPE * centipawns).exp());
                samples.push(TuningSample {
                    trace: trace(&position),
                    target: TRUST * verdict + (1.0 - TRUST) * won,
                });
            }
        }
    }
    Ok(samples)
}

/// No check, and nothing to be won by taking.
fn is_quiet(position: &Position) -> bool {
    !position.is_check()
        && position
            .tactical_moves()
            .iter()
            .all(|&mv| !position.exchange_reaches(mv, 50))
}

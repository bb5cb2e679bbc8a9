//! `cargo xtask puzzles check`: proves the puzzles that ship again, each with an emptied table and
//! ten times the nodes that it was made with.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rookery_puzzles::{Effort, Opinion, Puzzle, Review, unpack};

use super::select::{names, refused, shipped};
use super::thinker::Thinker;
use crate::dice::Dice;

/// How much to check.
#[derive(Args)]
pub(crate) struct Check {
    /// Check only so many, drawn by lot.
    #[arg(long)]
    count: Option<usize>,
    /// Decides the lot.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many times the nodes.
    #[arg(long, default_value_t = 10)]
    times: u64,
    /// Write down the names of those that fail, so that `select` leaves them out.
    #[arg(long)]
    refuse: bool,
}

pub(crate) fn run(check: &Check) -> Result<()> {
    let mut puzzles = unpack(&fs::read(shipped())?)?;
    let all = puzzles.len();
    let mut dice = Dice::new(check.seed);
    for place in (1..puzzles.len()).rev() {
        puzzles.swap(place, dice.below(place as u64 + 1) as usize);
    }
    puzzles.truncate(check.count.unwrap_or(all));
    let bar = ProgressBar::new(puzzles.len() as u64);
    bar.set_style(ProgressStyle::with_template(
        "{bar:24} {pos}/{len} puzzles, {eta} left: {msg}",
    )?);
    let mut thinker = Thinker::new(32);
    let mut failed = Vec::new();
    for puzzle in &puzzles {
        if let Some(doubt) = doubt(puzzle, &mut thinker, check.times) {
            bar.suspend(|| println!("{doubt}"));
            failed.push(puzzle.id().to_string());
            bar.set_message(format!("{} failed", failed.len()));
            if check.refuse {
                refuse(puzzle)?;
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    println!(
        "{} of {all} puzzles proven again with {} nodes a move, {} failed",
        puzzles.len(),
        Effort::PROOF.choice * check.times,
        failed.len()
    );
    ensure!(failed.is_empty(), "not sound: {}", failed.join(" "));
    Ok(())
}

/// What is wrong with a puzzle.
fn doubt(puzzle: &Puzzle, thinker: &mut Thinker, times: u64) -> Option<String> {
    let nodes = Effort::PROOF.choice * times;
    let mut review = Review::new(*puzzle.before(), puzzle.moves(), nodes);
    while let Some(request) = review.request() {
        thinker.forget();
        let analysis = thinker.answer(&request);
        if let Opinion::Doubted(position, mv) = review.hear(&analysis) {
            let lines = analysis.lines.iter().map(|line| {
                let first = line.moves.first().map(|&mv| position.san(mv));
                format!("{} {}", first.unwrap_or_default(), line.score)
            });
            let lines: Vec<_> = lines.collect();
            let (id, san, fen) = (puzzle.id(), position.san(mv), position.fen());
            return Some(format!("{id}: {san} in {fen}, but {}", lines.join(", ")));
        }
    }
    None
}

/// Adds the name of a puzzle to those that are left out.
fn refuse(puzzle: &Puzzle) -> Result<()> {
    let path = refused();
    let mut all: BTreeSet<_> = names(&path)?.into_iter().collect();
    all.insert(puzzle.id().to_string());
    let lines: Vec<_> = all.into_iter().collect();
    fs::write(path, lines.join("\n") + "\n")?;
    Ok(())
}

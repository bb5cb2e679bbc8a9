//! `cargo xtask puzzles check`: proves the puzzles that ship again, and those that wait for it, each
//! with an emptied table and ten times the nodes that it was made with.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rookery_puzzles::{Effort, Opinion, Puzzle, Review};

use super::select::{names, packed, refused, shipped, waiting};
use super::thinker::Thinker;
use crate::dice::Dice;
use crate::project;

/// How much to check.
#[derive(Args)]
pub(crate) struct Check {
    /// Check only those that are rated so high, or higher.
    #[arg(long, value_name = "RATING", default_value_t = 0)]
    least: u16,
    /// Check only so many, drawn by lot.
    #[arg(long)]
    count: Option<usize>,
    /// Decides the lot.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many times the nodes.
    #[arg(long, default_value_t = 10)]
    times: u64,
    /// Puzzles checked at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=2))]
    jobs: u64,
    /// Write down the names of those that fail, so that `select` leaves them out.
    #[arg(long)]
    refuse: bool,
    /// Check those too that passed before on this machine.
    #[arg(long)]
    again: bool,
}

impl Check {
    const fn nodes(&self) -> u64 {
        Effort::PROOF.choice * self.times
    }
}

/// The names of those that passed with so many nodes, so that a run that was stopped can be gone on
/// with.
pub(super) fn passed(nodes: u64) -> PathBuf {
    project::root().join(format!("target/puzzles/passed-{nodes}.txt"))
}

pub(crate) fn run(check: &Check) -> Result<()> {
    let mut puzzles = packed(&shipped())?;
    // What a run that was stopped has refused still waits until the next choice.
    let refused = names(&refused())?;
    let mut others = packed(&waiting())?;
    others.retain(|puzzle| !refused.contains(puzzle.id().as_str()));
    puzzles.extend(others);
    puzzles.retain(|puzzle| puzzle.rating.value >= check.least);
    let all = puzzles.len();
    let mut dice = Dice::new(check.seed);
    for place in (1..puzzles.len()).rev() {
        puzzles.swap(place, dice.below(place as u64 + 1) as usize);
    }
    puzzles.truncate(check.count.unwrap_or(all));
    let asked = puzzles.len();
    if !check.again {
        let passed = names(&passed(check.nodes()))?;
        puzzles.retain(|puzzle| !passed.contains(puzzle.id().as_str()));
    }
    let known = asked - puzzles.len();
    let failed = prove(check, &puzzles)?;
    println!(
        "{asked} of {all} puzzles proven again with {} nodes a move, {known} of them before, {} failed",
        check.nodes(),
        failed.len()
    );
    ensure!(failed.is_empty(), "not sound: {}", failed.join(" "));
    Ok(())
}

/// Proves each puzzle, and tells which failed.
fn prove(check: &Check, puzzles: &[Puzzle]) -> Result<Vec<String>> {
    let bar = ProgressBar::new(puzzles.len() as u64);
    bar.set_style(ProgressStyle::with_template(
        "{bar:24} {pos}/{len} puzzles, {eta} left: {msg}",
    )?);
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        let mut thinker = Thinker::new(32);
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
            let doubt = doubt(puzzle, &mut thinker, check.nodes());
            let mut failed = failed.lock().expect("nobody panicked");
            let name = puzzle.id().to_string();
            match doubt {
                None => add(&passed(check.nodes()), &name)?,
                Some(doubt) => {
                    bar.suspend(|| println!("{doubt}"));
                    if check.refuse {
                        add(&refused(), &name)?;
                    }
                    failed.push(name);
                    bar.set_message(format!("{} failed", failed.len()));
                }
            }
            bar.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..check.jobs).map(|_| scope.spawn(work)).collect();
        let mut ended = workers.into_iter().map(|worker| worker.join());
        ended.try_for_each(|end| end.expect("a proof does not panic"))
    })?;
    bar.finish_and_clear();
    Ok(failed.into_inner().expect("nobody panicked"))
}

/// What is wrong with a puzzle.
fn doubt(puzzle: &Puzzle, thinker: &mut Thinker, nodes: u64) -> Option<String> {
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

/// Adds a name to a file with one a line.
fn add(path: &Path, name: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = File::options().create(true).append(true).open(path)?;
    Ok(writeln!(file, "{name}")?)
}

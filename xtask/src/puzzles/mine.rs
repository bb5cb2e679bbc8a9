//! `cargo xtask puzzles mine`: plays games and looks for puzzles in them. Everything about a game
//! follows from its number, so that a run can be stopped, gone on with, and repeated.

mod dig;
mod ending;
mod game;
mod look;
mod pairing;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use self::dig::Digger;
use self::pairing::{Kind, Pairing};
use super::journal::{self, Journal, Record, Verdict};
use crate::workspace;

/// How much to play.
#[derive(Args)]
pub(crate) struct Mine {
    /// Play all games up to this number that are not in the journal.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// Begin with this number, such as the first that nobody has played yet.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Games played at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=2))]
    jobs: u64,
    /// Play only games of these kinds; the others can be played later.
    #[arg(long, value_enum)]
    only: Vec<Kind>,
    /// The journal, if not target/puzzles/journal.jsonl.
    #[arg(long)]
    journal: Option<PathBuf>,
}

/// Where the journal is, if nobody says otherwise.
pub(super) fn usual_journal() -> PathBuf {
    workspace::root().join("target/puzzles/journal.jsonl")
}

pub(crate) fn run(mine: &Mine) -> Result<()> {
    let path = mine.journal.clone().unwrap_or_else(usual_journal);
    let known = journal::read(&path)?;
    let played: HashSet<_> = known.iter().map(|record| record.game).collect();
    let mut sound: usize = known.iter().map(puzzles).sum();
    drop(known);
    let wanted: Vec<u64> = (mine.from..mine.games)
        .filter(|game| !played.contains(game))
        .filter(|&game| mine.only.is_empty() || mine.only.contains(&Pairing::of(game).kind))
        .collect();
    let bar = ProgressBar::new(wanted.len() as u64);
    let style = ProgressStyle::with_template("{bar:24} {pos}/{len} games, {eta} left: {msg}");
    bar.set_style(style?);
    let next = AtomicU64::new(0);
    let shared = Mutex::new((Journal::open(&path)?, &mut sound));
    let work = || -> Result<()> {
        let mut digger = Digger::new();
        while let Some(&game) = wanted.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
            let record = digger.dig(game);
            let mut shared = shared.lock().expect("nobody panicked");
            shared.0.add(&record)?;
            *shared.1 += puzzles(&record);
            bar.set_message(format!("{} puzzles", shared.1));
            bar.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..mine.jobs).map(|_| scope.spawn(work)).collect();
        let mut ended = workers.into_iter().map(|worker| worker.join());
        ended.try_for_each(|end| end.expect("a digger does not panic"))
    })?;
    bar.finish_and_clear();
    println!("{sound} puzzles in {}", path.display());
    Ok(())
}

fn puzzles(record: &Record) -> usize {
    let sound = |verdict: &Verdict| matches!(verdict, Verdict::Sound(_));
    let moments = record.moments.iter();
    moments.filter(|tried| sound(&tried.verdict)).count()
}

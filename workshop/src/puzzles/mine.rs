//! `cargo xtask puzzles mine`: plays games and looks for puzzles in them. Everything about a game
//! follows from its number, so that a run can be stopped, gone on with, and repeated.

mod dig;
mod ending;
mod game;
mod look;
mod pairing;
mod root;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rookery_puzzles::Model;

use self::dig::Digger;
use self::pairing::{Kind, Pairing};
use self::root::Root;
use super::journal::{self, Journal, MomentVerdict, Record};
use crate::project;

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
    /// Play no new games, but go on differently from shortly before the puzzles of the journal that
    /// are rated so high, or higher.
    #[arg(long, value_name = "RATING", conflicts_with_all = ["games", "from", "only"])]
    beside: Option<u16>,
    /// The journal, if not target/puzzles/journal.jsonl.
    #[arg(long)]
    journal: Option<PathBuf>,
}

/// Where the journal is, if nobody says otherwise.
pub(super) fn usual_journal() -> PathBuf {
    project::root().join("target/puzzles/journal.jsonl")
}

/// Where to dig.
enum DiggingPlace {
    /// In the game of this number.
    Game(u64),
    Beside(Root),
}

pub(crate) fn run(mine: &Mine) -> Result<()> {
    let path = mine.journal.clone().unwrap_or_else(usual_journal);
    let known = journal::read(&path)?;
    let played: HashSet<_> = known.iter().map(|record| record.game).collect();
    let mut sound: usize = known.iter().map(puzzles).sum();
    let wanted = match mine.beside {
        Some(least) => roots(&known, least, &played)?,
        None => (mine.from..mine.games)
            .filter(|game| !played.contains(game))
            .filter(|&game| mine.only.is_empty() || mine.only.contains(&Pairing::of(game).kind))
            .map(DiggingPlace::Game)
            .collect(),
    };
    drop(known);
    let bar = ProgressBar::new(wanted.len() as u64);
    let style = ProgressStyle::with_template("{bar:24} {pos}/{len}, {eta} left: {msg}");
    bar.set_style(style?);
    let next = AtomicU64::new(0);
    let shared = Mutex::new((Journal::open(&path)?, &mut sound));
    let work = || -> Result<()> {
        let mut digger = Digger::new();
        while let Some(place) = wanted.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
            let records = match place {
                DiggingPlace::Game(number) => vec![digger.dig(*number)],
                DiggingPlace::Beside(root) => digger.dig_beside(root),
            };
            let mut shared = shared.lock().expect("nobody panicked");
            for record in &records {
                shared.0.add(record)?;
                *shared.1 += puzzles(record);
            }
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

/// The hard puzzles beside which nobody has looked yet.
fn roots(known: &[Record], least: u16, played: &HashSet<u64>) -> Result<Vec<DiggingPlace>> {
    let model = Model::shipped();
    let mut seen = HashSet::new();
    let mut places = Vec::new();
    for record in known {
        let roots = Root::of(record, least, &model)?.into_iter();
        let new = roots.filter(|root| !played.contains(&root.number));
        let new = new.filter(|root| seen.insert(root.number));
        places.extend(new.map(DiggingPlace::Beside));
    }
    Ok(places)
}

fn puzzles(record: &Record) -> usize {
    let sound = |verdict: &MomentVerdict| matches!(verdict, MomentVerdict::Sound(_));
    let moments = record.moments.iter();
    moments.filter(|tried| sound(&tried.verdict)).count()
}

//! `cargo xtask calibrate adventure`: players of four ratings go through the whole story, and what
//! was promised of it is asked of their games.

mod campaign;
mod promises;
mod report;
mod table;

use std::sync::Mutex;
use std::thread;

use anyhow::{Result, anyhow, ensure};
use clap::Args;

use self::campaign::Campaign;
use self::table::Table;

/// Who goes on the way.
const RATINGS: [u16; 4] = [400, 800, 1200, 1600];

/// How long.
#[derive(Args)]
pub(super) struct Adventure {
    /// Ten campaigns of each rating; otherwise two.
    #[arg(long)]
    full: bool,
}

/// All campaigns of one rating.
struct Company {
    rating: u16,
    campaigns: Vec<Campaign>,
}

pub(super) fn run(adventure: &Adventure, concurrency: usize) -> Result<()> {
    let count = if adventure.full { 10 } else { 2 };
    let companies = play(count, concurrency)?;
    report::print(&companies);
    let missed = promises::missed(&companies);
    ensure!(missed.is_empty(), "missed: {}", missed.join("; "));
    Ok(())
}

/// Plays everything, some campaigns at once. Each has luck of its own, so it does not matter which
/// is played first.
fn play(count: u64, concurrency: usize) -> Result<Vec<Company>> {
    let seats = RATINGS
        .into_iter()
        .flat_map(|rating| (1..=count).map(move |number| (rating, number)));
    let waiting = Mutex::new(seats.collect::<Vec<_>>());
    let finished = Mutex::new(Vec::new());
    thread::scope(|scope| {
        let work = || -> Result<()> {
            let mut table = Table::new()?;
            loop {
                let next = waiting.lock().map_err(|_| poisoned())?.pop();
                let Some((rating, number)) = next else {
                    return Ok(());
                };
                let seed = u64::from(rating) << 32 | number;
                let campaign = Campaign::play(&mut table, rating, seed)?;
                eprintln!("{rating}, campaign {number} of {count}: played");
                let mut finished = finished.lock().map_err(|_| poisoned())?;
                finished.push((rating, number, campaign));
            }
        };
        let workers: Vec<_> = (0..concurrency.max(1)).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().map_err(|_| poisoned())?)
    })?;
    let mut finished = finished.into_inner().map_err(|_| poisoned())?;
    finished.sort_by_key(|&(rating, number, _)| (rating, number));
    let companies = RATINGS.map(|rating| Company {
        rating,
        campaigns: finished
            .extract_if(.., |one| one.0 == rating)
            .map(|(_, _, campaign)| campaign)
            .collect(),
    });
    Ok(companies.into())
}

fn poisoned() -> anyhow::Error {
    anyhow!("another campaign broke off")
}

//! `cargo xtask people`: teaches the model of people from their games, and tells how well it
//! foresees games it was not taught with.

mod fit;
mod report;
mod samples;

use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use rookery_engine::Human;

use crate::workspace;

/// Where the games are and how much to learn from them.
#[derive(Args)]
pub(crate) struct People {
    /// Games as tab-separated lines whose header names `white_rating`, `black_rating` and
    /// `moves_san`.
    data: PathBuf,
    /// Passes over all positions.
    #[arg(long, default_value_t = 4)]
    epochs: usize,
    /// Take one position of so many.
    #[arg(long, default_value_t = 7)]
    every: u64,
}

pub(crate) fn run(people: &People) -> Result<()> {
    let samples = samples::read(&people.data, people.every)?;
    let (taught, kept): (Vec<_>, Vec<_>) = samples.into_iter().partition(|sample| !sample.kept);
    println!(
        "{} positions to learn, {} kept back",
        taught.len(),
        kept.len()
    );
    let weights = fit::fit(&taught, people.epochs, |weights| {
        report::print(&Human::from(weights.clone()), &kept);
    });
    let bytes = weights.to_bytes();
    report::print(&Human::parse(&bytes)?, &kept);
    let path = workspace::root().join("crates/engine/human.bin");
    fs::write(&path, &bytes)?;
    println!("{} bytes in {}", bytes.len(), path.display());
    Ok(())
}

//! `cargo xtask people`: teaches the model of people from their games, and tells how well it
//! foresees games it was not taught with.

mod fit;
mod peer;
mod report;
mod samples;

use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};
use rookery_engine::Human;

use self::samples::GameUse;
use crate::project;

/// What to do with the games of people.
#[derive(Args)]
pub(crate) struct People {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Learn the weights anew.
    Learn {
        #[command(flatten)]
        games: Games,
        /// Passes over all positions.
        #[arg(long, default_value_t = 4)]
        epochs: usize,
        /// Take one position of so many.
        #[arg(long, default_value_t = 9)]
        every: u64,
    },
    /// Compare the weights with Stockfish at several depths, on games that were kept back.
    Compare {
        #[command(flatten)]
        games: Games,
        /// Take one position of so many.
        #[arg(long, default_value_t = 60)]
        every: u64,
    },
}

#[derive(Args)]
struct Games {
    /// Games as tab-separated lines whose header names `white_rating`, `black_rating` and
    /// `moves_san`.
    data: PathBuf,
}

pub(crate) fn run(people: &People) -> Result<()> {
    let path = project::root().join("crates/engine/human.bin");
    match &people.what {
        What::Learn {
            games,
            epochs,
            every,
        } => {
            let taught = samples::read(&games.data, *every, GameUse::Taught)?;
            let kept = samples::read(&games.data, *every, GameUse::Kept)?;
            println!(
                "{} positions to learn, {} kept back",
                taught.len(),
                kept.len()
            );
            let weights = fit::fit(&taught, *epochs, |weights| {
                report::print(&Human::from(weights.clone()), &kept);
            });
            let bytes = weights.to_bytes();
            report::print(&Human::parse(&bytes)?, &kept);
            fs::write(&path, &bytes)?;
            println!("{} bytes in {}", bytes.len(), path.display());
        }
        What::Compare { games, every } => {
            let kept = samples::read(&games.data, *every, GameUse::Kept)?;
            report::print(&Human::parse(&fs::read(&path)?)?, &kept);
            for depth in [1, 5, 10] {
                report::print_peer(depth, &kept)?;
            }
        }
    }
    Ok(())
}

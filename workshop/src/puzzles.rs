//! `cargo xtask puzzles`: what has to do with collections of puzzles.

mod check;
mod collection;
mod fit;
mod journal;
mod likelihood;
mod mine;
mod motifs;
mod select;
mod thinker;
mod witness;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};

/// What to do with puzzles.
#[derive(Args)]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Learn how hard puzzles are from a collection with ratings.
    Fit(fit::Fit),
    /// Play games of our own engine and look for puzzles in them.
    Mine(mine::Mine),
    /// Prove the puzzles that ship again, much harder than before.
    Check(check::Check),
    /// Choose what ships from what was mined.
    Select(select::Select),
    /// Compare the motifs that we find with the themes a collection names.
    Motifs {
        /// Puzzles as Lichess publishes them: a CSV file, plain or packed as .zst.
        file: PathBuf,
        /// List puzzles of the half for development on which this motif differs.
        #[arg(long)]
        differing: Option<String>,
    },
}

pub(crate) fn run(puzzles: &Puzzles) -> Result<()> {
    match &puzzles.what {
        What::Fit(fit) => fit::run(fit),
        What::Mine(mine) => mine::run(mine),
        What::Check(check) => check::run(check),
        What::Select(asked) => select::run(asked),
        What::Motifs { file, differing } => motifs::run(file, differing.as_deref()),
    }
}

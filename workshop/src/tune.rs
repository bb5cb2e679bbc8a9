//! `cargo xtask tune`: fits the weights of the evaluation to judged games.

mod fit;
mod samples;
mod source;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

/// Where the games are and how long to fit.
#[derive(Args)]
pub(crate) struct Tune {
    /// Games as tab-separated lines whose header names `moves_san`, `evals_white_pov` and
    /// `result`; `-` reads standard input.
    data: PathBuf,
    /// Passes over all positions.
    #[arg(long, default_value_t = 60)]
    epochs: usize,
    /// Take every so many-th position.
    #[arg(long, default_value_t = 2)]
    every: usize,
}

pub(crate) fn run(tune: &Tune) -> Result<()> {
    let samples = samples::read(&tune.data, tune.every)?;
    println!("{} quiet positions", samples.len());
    let weights = fit::fit(&samples, tune.epochs);
    source::write(&weights)
}

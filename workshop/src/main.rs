//! What is measured and taught with the engine; `cargo xtask` builds it and starts it.

#![forbid(unsafe_code)]

mod calibrate;
mod dice;
mod people;
mod project;
mod puzzles;
mod styles;
mod tune;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Measure and teach the engine.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Fit the weights of the evaluation to judged games.
    Tune(tune::Tune),
    /// Measure the ladder in matches.
    Calibrate(calibrate::Calibrate),
    /// Teach the model of people from their games.
    People(people::People),
    /// Work with collections of puzzles.
    Puzzles(puzzles::Puzzles),
    /// Play every style against the pure engine, and check that its games show it.
    Styles(styles::Styles),
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Tune(tune) => tune::run(&tune),
        Command::Calibrate(calibrate) => calibrate::run(&calibrate),
        Command::People(people) => people::run(&people),
        Command::Puzzles(puzzles) => puzzles::run(&puzzles),
        Command::Styles(styles) => styles::run(&styles),
    }
}

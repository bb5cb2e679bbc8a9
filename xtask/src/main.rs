//! The project's own commands: `cargo xtask run`, `test` and the rest.

#![forbid(unsafe_code)]

mod api;
mod axe;
mod bench;
mod calibrate;
mod dice;
mod fuzz;
mod people;
mod puzzles;
mod run;
mod site;
mod steps;
mod styles;
mod test;
mod tidy;
mod tools;
mod tune;
mod workspace;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Build, run and check Rookery.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build everything and serve it on http://localhost:8080.
    Run,
    /// Build the release programs, with the site inside.
    Build,
    /// Build only the files of the web page, into target/site.
    Site,
    /// Check the rules of the house: crate arrows, file shape, licenses.
    Tidy,
    /// Check everything, as the continuous integration does.
    Test {
        /// Run the long forms: more fuzzing, more games, more rounds.
        #[arg(long)]
        full: bool,
    },
    /// Ask a running server all that its API describes, as every role.
    Api,
    /// Look for inputs that break what reads them.
    Fuzz {
        /// A minute for each target instead of some seconds.
        #[arg(long)]
        full: bool,
    },
    /// Measure ours, beside the peers in bench/ where there are any.
    Bench(bench::Bench),
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
    /// Take screenshots of pages, in both sizes and both themes, into target/shots.
    Shots {
        /// Show this much of each page instead of what fits a screen.
        #[arg(long)]
        height: Option<u32>,
        /// The places to show; every page if none is named.
        paths: Vec<String>,
    },
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Run => run::run(),
        Command::Build => run::build(),
        Command::Site => site::build(),
        Command::Tidy => tidy::run(),
        Command::Test { full } => test::run(full),
        Command::Api => api::run(),
        Command::Fuzz { full } => fuzz::run(full),
        Command::Bench(bench) => bench::run(&bench),
        Command::Tune(tune) => tune::run(&tune),
        Command::Calibrate(calibrate) => calibrate::run(&calibrate),
        Command::People(people) => people::run(&people),
        Command::Puzzles(puzzles) => puzzles::run(&puzzles),
        Command::Styles(styles) => styles::run(&styles),
        Command::Shots { height, paths } => run::shots(&paths, height),
    }
}

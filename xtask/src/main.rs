//! The project's own commands: `cargo xtask run`, `test` and the rest.

#![forbid(unsafe_code)]

mod api;
mod axe;
mod bench;
mod fuzz;
mod run;
mod site;
mod test;
mod tidy;
mod tools;
mod workshop;
mod workspace;

use anyhow::Result;
use clap::{Parser, Subcommand};

use site::Audience;
use workshop::Words;

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
    Site {
        /// Soon there after a change, as for `run`, whatever it weighs.
        #[arg(long)]
        home: bool,
    },
    /// Check the rules of the house: crate arrows, file shape, licenses.
    Tidy,
    /// Check everything, as the continuous integration does.
    Test(test::Test),
    /// Measure ours, beside the peers in bench/ where there are any.
    Bench(bench::Bench),
    /// Fit the weights of the evaluation to judged games.
    #[command(disable_help_flag = true)]
    Tune(Words),
    /// Measure the ladder in matches.
    #[command(disable_help_flag = true)]
    Calibrate(Words),
    /// Teach the model of people from their games.
    #[command(disable_help_flag = true)]
    People(Words),
    /// Work with collections of puzzles.
    #[command(disable_help_flag = true)]
    Puzzles(Words),
    /// Play every style against the pure engine, and check that its games show it.
    #[command(disable_help_flag = true)]
    Styles(Words),
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
        Command::Site { home } => site::build(match home {
            true => Audience::Home,
            false => Audience::Visitors,
        }),
        Command::Tidy => tidy::run(),
        Command::Test(test) => test::run(test),
        Command::Bench(bench) => bench::run(&bench),
        Command::Tune(words) => workshop::run("tune", &words),
        Command::Calibrate(words) => workshop::run("calibrate", &words),
        Command::People(words) => workshop::run("people", &words),
        Command::Puzzles(words) => workshop::run("puzzles", &words),
        Command::Styles(words) => workshop::run("styles", &words),
        Command::Shots { height, paths } => run::shots(&paths, height),
    }
}

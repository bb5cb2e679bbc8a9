//! `cargo xtask test`: everything that must hold before a change is kept.

mod counts;
mod lanes;
mod natively;
mod programs;

use std::process::Command;

use anyhow::Result;
use clap::{Args, ValueEnum};

use self::lanes::Lanes;
use self::programs::NativePrograms;
use crate::site::Audience;
use crate::workspace::{cargo, run as finish};
use crate::{api, axe, fuzz, site, tidy, tools};

/// What to check, and how long.
#[derive(Args, Clone, Copy)]
pub(crate) struct Test {
    /// Run the long forms: every journey in both browsers, more fuzzing, more games, more rounds.
    #[arg(long)]
    full: bool,
    /// Make this one check and no other.
    #[arg(long)]
    only: Option<Check>,
    /// The programs to check are built already.
    #[arg(long, hide = true)]
    built: bool,
}

/// A check that can be made by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Check {
    /// The programs from elsewhere that the others need.
    Tools,
    /// How the sources are laid out.
    Format,
    /// The rules of the house.
    Tidy,
    /// The site is built, and weighs what it may.
    Site,
    /// Everything native is built, once for all checks.
    Build,
    Clippy,
    BrowserClippy,
    /// The documentation builds.
    Docs,
    /// The examples in it run.
    Examples,
    /// All native tests, on both databases.
    Tests,
    /// Schemathesis asks the server.
    Api,
    /// Games show the style of whoever plays them.
    Styles,
    /// Knowing a weakness helps.
    Weaknesses,
    /// Players get through the story.
    Adventure,
    /// Readers of strange bytes hold.
    Fuzz,
    /// People at their browsers.
    Journeys,
}

/// Rounds one after the other, in each round lanes side by side, in each lane checks in a row. What
/// uses one core has company; journeys use both. What costs seconds and may fail comes first.
const PLAN: [&[&[Check]]; 4] = {
    use Check::*;
    [
        &[&[Format, Tidy]],
        &[&[Site, BrowserClippy], &[Tools, Build]],
        &[&[Clippy, Docs, Examples, Fuzz], &[Tests, Styles, Api]],
        &[&[Journeys]],
    ]
};
/// What only the long form does.
const LONG: &[&[Check]] = &[&[Check::Weaknesses], &[Check::Adventure]];

/// Makes all checks, or the one that is asked for.
pub(crate) fn run(test: Test) -> Result<()> {
    if let Some(check) = test.only {
        return check.make(test);
    }
    counts::begin()?;
    let lanes = Lanes::begin(test.full);
    let long = [LONG];
    for round in PLAN.iter().chain(long.iter().filter(|_| test.full)) {
        lanes.round(round)?;
    }
    println!("{}", lanes.table());
    if !test.full {
        counts::check()?;
    }
    println!("Everything holds.");
    Ok(())
}

impl Check {
    /// As it is named on the command line and in the table.
    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn make(self, test: Test) -> Result<()> {
        let Test { full, built, .. } = test;
        match self {
            Self::Tools => {
                tools::ensure_programs()?;
                axe::ensure_axe()?;
                api::ensure_schemathesis()?;
                fuzz::ensure_fuzzer()
            }
            Self::Format => finish(&mut cargo(&["fmt", "--all", "--check"])),
            Self::Tidy => tidy::run(),
            Self::Site => site::build(Audience::Visitors),
            Self::Build => NativePrograms::build().map(drop),
            Self::Clippy => clippy(),
            Self::BrowserClippy => browser_clippy(),
            Self::Docs => docs(),
            Self::Examples => finish(&mut cargo(&["test", "--quiet", "--workspace", "--doc"])),
            Self::Tests => natively::run(&NativePrograms::of(built)?, full),
            Self::Api => api::run(&NativePrograms::of(built)?.program("rookery")?),
            Self::Styles => workshop(built, "styles", full),
            Self::Weaknesses => workshop(built, "calibrate weaknesses", full),
            Self::Adventure => workshop(built, "calibrate adventure", full),
            Self::Fuzz => fuzz::run(full),
            Self::Journeys => natively::journeys(&NativePrograms::of(built)?, full),
        }
    }
}

fn clippy() -> Result<()> {
    let arguments = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    finish(&mut cargo(&arguments))
}

fn browser_clippy() -> Result<()> {
    let crates = [
        "-p",
        "rookery-app",
        "-p",
        "rookery-web",
        "-p",
        "rookery-worker",
    ];
    // As the site is built, so that what it needs natively is there already.
    let mut command = cargo(&["clippy", "--profile", "wasm", "--target", site::TARGET]);
    finish(command.args(crates).args(["--", "-D", "warnings"]))
}

fn docs() -> Result<()> {
    let mut command = cargo(&[
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ]);
    finish(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// A command of the workshop, by the program that the tests have.
fn workshop(built: bool, command: &str, full: bool) -> Result<()> {
    let mut program = Command::new(NativePrograms::of(built)?.program("workshop")?);
    program.args(command.split(' '));
    finish(program.args(full.then_some("--full")))
}

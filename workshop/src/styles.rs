//! `cargo xtask styles`: every dial plays the pure engine, and what the games alone tell of it has
//! to follow the dial. Nodes and seeds are fixed, so that a run can be repeated to the move.

mod claim;
mod table;
mod trial;

use anyhow::{Result, ensure};
use clap::Args;

use self::claim::Claim;
use self::table::table;
use self::trial::{Ground, ProgressShown, Trial};

/// How long and how wide to play.
#[derive(Args)]
pub(crate) struct Styles {
    /// Every setting with hundreds of games, kept in target/styles and gone on with.
    #[arg(long)]
    full: bool,
    /// Games played at once.
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
}

/// A dial and the trait by which a player would notice it.
struct Dial {
    /// Its name as a UCI option.
    option: &'static str,
    shows: &'static str,
    /// Other traits that are worth a look.
    beside: &'static [&'static str],
    /// Nodes for judging each quiet move; 0 if the trait needs none.
    judge: u64,
    /// Games of a setting in the long form.
    games: usize,
}

const DIALS: [Dial; 4] = [
    Dial {
        option: "Aggressiveness",
        shows: "advance",
        beside: &["pressure", "checks", "offers"],
        judge: 0,
        games: 200,
    },
    Dial {
        option: "Positional",
        shows: "care",
        beside: &["hung"],
        judge: 4000,
        // What a quiet move is worth is told less surely than where pieces stand.
        games: 400,
    },
    Dial {
        option: "Trading",
        shows: "trades",
        beside: &["queens off"],
        judge: 0,
        games: 200,
    },
    Dial {
        option: "BlindSpots",
        shows: "hung",
        beside: &["checks"],
        judge: 0,
        games: 200,
    },
];

pub(crate) fn run(styles: &Styles) -> Result<()> {
    let (claim, ground, nodes, progress) = match styles.full {
        true => (Claim::Apart, Ground::kept()?, 2000, ProgressShown::Shown),
        false => (Claim::Ordered, Ground::fresh()?, 500, ProgressShown::Quiet),
    };
    let mut failures = Vec::new();
    for dial in &DIALS {
        let trial = Trial {
            dial,
            nodes,
            games: if styles.full { dial.games } else { 20 },
            concurrency: styles.concurrency,
            progress,
        };
        let told: Result<Vec<_>> = claim
            .settings()
            .iter()
            .map(|&setting| ground.told(&trial, setting))
            .collect();
        let told = told?;
        println!("\n{}", table(dial, &told));
        failures.extend(claim.faults(dial, &told));
    }
    ensure!(failures.is_empty(), "{}", failures.join("\n"));
    Ok(())
}

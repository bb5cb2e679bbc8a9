//! `cargo xtask calibrate`: measures what the steps of the raw scale are worth, and the ladder
//! made from them, in a chain of matches that can be broken off and taken up again.

mod chain;
mod elo;
mod player;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};

use self::chain::Chain;
use self::elo::Estimate;
use self::player::Player;
use crate::workspace;

/// What to measure.
#[derive(Args)]
pub(crate) struct Calibrate {
    #[command(subcommand)]
    what: What,
    /// Games of each pairing.
    #[arg(long, default_value_t = 100, global = true)]
    games: usize,
    /// Games at once.
    #[arg(long, default_value_t = 2, global = true)]
    concurrency: usize,
    /// Where finished games are kept; a run goes on from them.
    #[arg(long, default_value = "target/calibrate", global = true)]
    folder: PathBuf,
}

#[derive(Subcommand)]
enum What {
    /// The steps of the raw scale, against each other and against anchors; prints the table that
    /// the engine's ladder is made of.
    Steps,
    /// Every rung of the ladder as players meet it, against each other and against anchors.
    Ladder,
    /// Rungs with a style at an end of its dials, against the same rungs without.
    Styles,
}

pub(crate) fn run(calibrate: &Calibrate) -> Result<()> {
    let release = ["build", "--quiet", "--release", "-p", "rookery-uci"];
    workspace::run(&mut workspace::cargo(&release))?;
    let chain = Chain {
        program: workspace::root().join("target/release/rookery-uci"),
        folder: workspace::root().join(&calibrate.folder),
        games: calibrate.games,
        concurrency: calibrate.concurrency,
    };
    match calibrate.what {
        What::Steps => steps(&chain),
        What::Ladder => ladder(&chain),
        What::Styles => styles(&chain),
    }
}

fn steps(chain: &Chain) -> Result<()> {
    let steps = (0..=2600).step_by(200).map(Player::Step);
    let estimates = measure(chain, &steps.collect::<Vec<_>>())?;
    print(&estimates);
    Ok(())
}

fn ladder(chain: &Chain) -> Result<()> {
    let rungs = (200..=2400).step_by(200).map(Player::Rung);
    let estimates = measure(chain, &rungs.collect::<Vec<_>>())?;
    print(&estimates);
    let errors: Vec<_> = estimates
        .iter()
        .filter_map(|estimate| match estimate.player {
            Player::Rung(rating) => Some((f64::from(rating), estimate.elo)),
            _ => None,
        })
        .collect();
    let mean = |least: f64| {
        let errors: Vec<_> = errors
            .iter()
            .filter(|(rating, _)| *rating >= least)
            .collect();
        let sum: f64 = errors
            .iter()
            .map(|(rating, elo)| (rating - elo).abs())
            .sum();
        sum / errors.len().max(1) as f64
    };
    println!("\nmean error of all rungs: {:.0} Elo", mean(0.0));
    println!(
        "mean error of rungs from 1400, where Stockfish is the anchor: {:.0} Elo",
        mean(1400.0)
    );
    Ok(())
}

fn styles(chain: &Chain) -> Result<()> {
    println!("| rung | style | games | score | Elo against the plain rung, 95 % |");
    println!("|---:|---|---:|---:|---|");
    for rung in [600, 1000, 1600] {
        for style in player::STYLES {
            let result = chain.play(&Player::Styled(rung, style), &Player::Rung(rung))?;
            let (elo, margin) = result.difference();
            println!(
                "| {rung} | {} | {} | {:.1} % | {elo:+.0} ± {margin:.0} |",
                style.0,
                result.games(),
                100.0 * result.score(),
            );
        }
    }
    Ok(())
}

/// Plays a chain: everybody meets the next two, anchors meet those near them.
fn measure(chain: &Chain, ours: &[Player]) -> Result<Vec<Estimate>> {
    let mut pairs = Vec::new();
    for (i, player) in ours.iter().enumerate() {
        for other in ours.iter().skip(i + 1).take(2) {
            pairs.push((other.clone(), player.clone()));
        }
    }
    for anchor in player::anchors() {
        let expected = anchor.expected();
        let mut near: Vec<_> = ours.iter().collect();
        near.sort_by_key(|player| player.expected().abs_diff(expected));
        pairs.extend(
            near.into_iter()
                .take(3)
                .map(|near| (near.clone(), anchor.clone())),
        );
    }
    let mut results = Vec::new();
    for (a, b) in pairs {
        let result = chain.play(&a, &b)?;
        eprintln!("{a} – {b}: {result}");
        results.push((a, b, result));
    }
    Ok(elo::fit(&results))
}

fn print(estimates: &[Estimate]) {
    println!("| player | Elo | 95 % | games |");
    println!("|---|---:|---:|---:|");
    for estimate in estimates {
        println!(
            "| {} | {:.0} | ± {:.0} | {} |",
            estimate.player, estimate.elo, estimate.margin, estimate.games
        );
    }
}

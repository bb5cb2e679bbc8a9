//! `cargo xtask calibrate`: measures what the steps of the raw scale are worth, and the ladder
//! made from them, in a chain of matches that can be broken off and taken up again.

mod adventure;
mod chain;
mod elo;
mod player;
mod weaknesses;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};

use self::adventure::Adventure;
use self::chain::Chain;
use self::elo::Estimate;
use self::player::Player;
use self::weaknesses::Weaknesses;
use crate::project;

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
    /// What knowing a weakness is worth, and how the cast's games differ.
    Weaknesses(Weaknesses),
    /// How players of four ratings get through the whole adventure.
    Adventure(Adventure),
}

pub(crate) fn run(calibrate: &Calibrate) -> Result<()> {
    match &calibrate.what {
        What::Weaknesses(weaknesses) => return weaknesses::run(weaknesses),
        What::Adventure(adventure) => return adventure::run(adventure, calibrate.concurrency),
        What::Steps | What::Ladder | What::Styles => {}
    }
    let chain = Chain {
        program: project::uci()?,
        folder: project::root().join(&calibrate.folder),
        games: calibrate.games,
        concurrency: calibrate.concurrency,
    };
    match calibrate.what {
        What::Steps => steps(&chain),
        What::Ladder => ladder(&chain),
        What::Styles => styles(&chain),
        What::Weaknesses(_) | What::Adventure(_) => Ok(()),
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
    let mean = |least: u16| {
        let errors = estimates.iter().filter_map(|estimate| {
            let is_meant = matches!(estimate.player, Player::Rung(rung) if rung >= least);
            is_meant.then(|| (rating(estimate.elo) - f64::from(estimate.player.expected())).abs())
        });
        let errors: Vec<_> = errors.collect();
        errors.iter().sum::<f64>() / errors.len().max(1) as f64
    };
    println!("\nmean error of all rungs: {:.0}", mean(0));
    let least = player::LOWEST_ANCHOR;
    println!(
        "from {least} on, where there are anchors: {:.0}",
        mean(least)
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

/// Plays a chain. Below the anchors everybody meets the next two, so that it hangs from them;
/// from there on only games against anchors are played, since what outsiders find is what counts.
fn measure(chain: &Chain, ours: &[Player]) -> Result<Vec<Estimate>> {
    let mut pairs = Vec::new();
    for (i, player) in ours.iter().enumerate() {
        if player.expected() < player::LOWEST_ANCHOR {
            let next = ours.iter().skip(i + 1).take(2);
            pairs.extend(next.map(|other| (other.clone(), player.clone())));
        }
    }
    for other in player::anchors().chain(player::YARDSTICKS) {
        let mut near: Vec<_> = ours.iter().collect();
        near.sort_by_key(|player| player.expected().abs_diff(other.expected()));
        let near = near.into_iter().take(2);
        pairs.extend(near.map(|near| (near.clone(), other.clone())));
    }
    let mut results = Vec::new();
    for (a, b) in pairs {
        let result = chain.play(&a, &b)?;
        eprintln!("{a} – {b}: {result}");
        results.push((a, b, result));
    }
    Ok(elo::fit(&results))
}

/// Below the anchors, where nobody outside can tell, 0.87 of what the chain says: so the ladder
/// begins with a player who never loses to random moves and often to a greedy one.
fn rating(elo: f64) -> f64 {
    let anchor = f64::from(player::LOWEST_ANCHOR);
    elo.max(anchor) - 0.87 * (anchor - elo).max(0.0)
}

fn print(estimates: &[Estimate]) {
    println!("| player | Elo | 95 % | rating | games |");
    println!("|---|---:|---:|---:|---:|");
    for estimate in estimates {
        println!(
            "| {} | {:.0} | ± {:.0} | {:.0} | {} |",
            estimate.player,
            estimate.elo,
            estimate.margin,
            rating(estimate.elo),
            estimate.games
        );
    }
}

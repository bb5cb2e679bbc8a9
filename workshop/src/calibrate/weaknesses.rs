//! `cargo xtask calibrate weaknesses`: what it is worth to know an opponent's weakness, and how the
//! cast's games differ by what the moves alone tell.

mod duel;
mod learner;
mod odds;
mod portrait;

use anyhow::{Result, ensure};
use clap::Args;
use rookery_analysis::{Dial, Style, Weakness};
use rookery_campaign::{CAST, Character};

use self::duel::{Hall, Opponent};
use self::learner::Plan;
use self::odds::Gain;
use self::portrait::{APART, NAMES, Portrait};

/// Nodes a move of everybody in the cast, so that only dials and weakness differ.
const NODES: u64 = 400;
/// Nodes a move of the learner: few, so that most opponents are a match for those who know nothing.
const LEARNER: u64 = 200;

/// How long and whom.
#[derive(Args)]
pub(super) struct Weaknesses {
    /// Two hundred games with the knowledge and two hundred without; otherwise twenty.
    #[arg(long)]
    full: bool,
    /// Only these weaknesses, by their words; all if none is named.
    only: Vec<String>,
}

pub(super) fn run(weaknesses: &Weaknesses) -> Result<()> {
    let hall = Hall::open()?;
    let games = if weaknesses.full { 200 } else { 20 };
    let is_wanted = |one: &&Character| {
        let key = one.weakness.key();
        weaknesses.only.is_empty() || weaknesses.only.iter().any(|only| only == key)
    };
    println!("| opponent | weakness | without | with | points gained | p |");
    println!("|---|---|---:|---:|---|---:|");
    let mut missed = Vec::new();
    let neutral = hall.play(Opponent::neutral(NODES), LEARNER, Plan::NONE, games);
    let mut portraits = vec![("neutral".to_owned(), Portrait::of(&neutral))];
    for one in CAST.iter().filter(is_wanted) {
        let opponent = Opponent {
            weakness: Some(one.weakness),
            // Blind spots are for rated opponents: at full strength they would hide everything else.
            style: Style {
                blind_spots: Dial::LOWEST,
                ..one.style
            },
            nodes: NODES,
        };
        let without = hall.play(opponent, LEARNER, Plan::NONE, games);
        let with = hall.play(opponent, LEARNER, plan(one.weakness), games);
        let gain = Gain::of(&duel::points(&with), &duel::points(&without));
        println!("| {} | {} | {gain} |", one.animal.key(), one.weakness);
        if !gain.holds() {
            missed.push(one.weakness.key());
        }
        portraits.push((one.animal.key().to_owned(), Portrait::of(&without)));
    }
    tell(&portraits);
    let short = !weaknesses.full || missed.is_empty();
    ensure!(short, "less than ten points, or perhaps chance: {missed:?}");
    Ok(())
}

/// What a learner who knows the weakness does.
fn plan(weakness: Weakness) -> Plan {
    let trading = match weakness {
        // Trades lead to endgames.
        Weakness::LostInEndgames => Dial::HIGHEST,
        _ => Style::PURE.trading,
    };
    Plan {
        expects: Some(weakness),
        style: Style {
            trading,
            ..Style::PURE
        },
    }
}

/// The traits of everybody, how far each is from the neutral opponent, and who is not told apart.
fn tell(portraits: &[(String, Portrait)]) {
    println!("\n| opponent | {} | from neutral |", NAMES.join(" | "));
    println!("|---|{}---|", "---|".repeat(NAMES.len()));
    for (name, portrait) in portraits {
        let means = portrait
            .0
            .map(|mean| format!("{:.2} ± {:.2}", mean.value, mean.error));
        let (by, errors) = portrait.distance(&portraits[0].1);
        println!("| {name} | {} | {errors:.1} ({by}) |", means.join(" | "));
    }
    let mut alike = Vec::new();
    for (i, (a, first)) in portraits.iter().enumerate() {
        for (b, second) in &portraits[i + 1..] {
            let (by, errors) = first.distance(second);
            if errors < APART {
                alike.push(format!("{a} and {b} ({errors:.1}, {by})"));
            }
        }
    }
    println!(
        "\nLess than {APART} standard errors apart: {}",
        alike.join("; ")
    );
}

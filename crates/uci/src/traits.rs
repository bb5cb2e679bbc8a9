//! `rookery-uci traits`: how each player of a file of games plays, told from the moves alone.

mod care;
mod game;
mod spread;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use rookery_rules::Color;
use rookery_rules::pgn::{GameTree, Limits, Reader};

use self::care::Judge;
use self::game::measure;
use self::spread::Spread;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The games, as PGN.
    file: PathBuf,
    /// Nodes a position for judging quiet moves; 0 leaves that out.
    #[arg(long, default_value_t = 0)]
    nodes: u64,
}

/// The traits, in the order they are shown.
const NAMES: [&str; 8] = [
    "advance",
    "pressure",
    "checks",
    "offers",
    "trades",
    "queens off",
    "hung",
    "care",
];

/// What one side did in one game; a trait that cannot be told is left out.
type Traits = [Option<f64>; NAMES.len()];

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let path = &arguments.file;
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let mut judge = Judge::new(arguments.nodes);
    let mut players: BTreeMap<String, [Spread; NAMES.len()]> = BTreeMap::new();
    for tree in Reader::with_limits(BufReader::new(file), Limits::ARCHIVE).trees() {
        let tree = tree?;
        for side in Color::ALL {
            let traits = of(&tree, side, &mut judge);
            let all = players.entry(name(&tree, side)).or_default();
            for (spread, value) in all.iter_mut().zip(traits) {
                value.into_iter().for_each(|value| spread.add(value));
            }
        }
    }
    print!("{}", table(&players));
    Ok(())
}

fn of(tree: &GameTree, side: Color, judge: &mut Judge) -> Traits {
    let told = measure(tree, side);
    [
        told.advance,
        told.pressure,
        told.checks,
        told.offers,
        told.trades,
        told.queens_off,
        told.hung,
        judge.care(tree, side),
    ]
}

fn name(tree: &GameTree, side: Color) -> String {
    let tag = match side {
        Color::White => "White",
        Color::Black => "Black",
    };
    tree.tags.get(tag).unwrap_or("?").to_owned()
}

/// Means with the half width of their 95 % intervals.
fn table(players: &BTreeMap<String, [Spread; NAMES.len()]>) -> String {
    let width = players.keys().map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).max(6);
    let mut text = format!("{:width$}  games", "player");
    for name in NAMES {
        text += &format!("  {name:>16}");
    }
    text.push('\n');
    for (name, spreads) in players {
        text += &format!("{name:width$}  {:5}", spreads[0].count());
        for spread in spreads {
            let told = match spread.count() {
                0 => "–".to_owned(),
                _ => format!("{:.2} ± {:.2}", spread.mean(), spread.interval()),
            };
            text += &format!("  {told:>16}");
        }
        text.push('\n');
    }
    text
}

//! `rookery-uci traits`: how each player of a file of games plays, told from the moves alone.

mod care;
mod spread;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use rookery_analysis::Traits;
use rookery_rules::Color;
use rookery_rules::pgn::{GameResult, GameTree, Limits, Reader};
use serde_json::{Map, Value, json};

use self::care::Judge;
use self::spread::Spread;

#[derive(Args)]
pub(crate) struct TraitsArguments {
    /// The games, as PGN.
    file: PathBuf,
    /// Nodes a position for judging quiet moves; 0 leaves that out.
    #[arg(long, default_value_t = 0)]
    nodes: u64,
    /// Tell only of this player.
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Take the two games of an opening that a match plays as one value, because they are alike.
    #[arg(long)]
    paired: bool,
    /// Tell it as JSON, for other programs.
    #[arg(long)]
    json: bool,
}

/// The traits, in the order they are shown.
const NAMES: [&str; 9] = [
    "score",
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
type GameTraits = [Option<f64>; NAMES.len()];

type Spreads = [Spread; NAMES.len()];

type Players = BTreeMap<String, Player>;

#[derive(Default)]
struct Player {
    games: u32,
    /// By opening, or by game.
    told: BTreeMap<usize, Spreads>,
}

impl Player {
    fn spreads(&self) -> Spreads {
        let mut all = Spreads::default();
        for spreads in self.told.values() {
            for (all, spread) in all.iter_mut().zip(spreads) {
                if spread.count() > 0 {
                    all.add(spread.mean());
                }
            }
        }
        all
    }
}

pub(crate) fn run(arguments: &TraitsArguments) -> Result<()> {
    let path = &arguments.file;
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let mut judge = Judge::new(arguments.nodes);
    let mut players = Players::new();
    let trees = Reader::with_limits(BufReader::new(file), Limits::ARCHIVE).trees();
    for (index, tree) in trees.enumerate() {
        let tree = tree?;
        let round = tree.tags.get("Round").and_then(|round| round.parse().ok());
        let place = match round.filter(|_| arguments.paired) {
            Some(round) => usize::saturating_sub(round, 1) / 2,
            None => index,
        };
        for side in Color::ALL {
            let name = name(&tree, side);
            if arguments
                .player
                .as_ref()
                .is_some_and(|wanted| *wanted != name)
            {
                continue;
            }
            let traits = of(&tree, side, &mut judge);
            let player = players.entry(name).or_default();
            player.games += 1;
            let spreads = player.told.entry(place).or_default();
            for (spread, value) in spreads.iter_mut().zip(traits) {
                value.into_iter().for_each(|value| spread.add(value));
            }
        }
    }
    match arguments.json {
        true => println!("{}", json(&players)),
        false => print!("{}", table(&players)),
    }
    Ok(())
}

fn of(tree: &GameTree, side: Color, judge: &mut Judge) -> GameTraits {
    let nodes: Vec<_> = tree.main_line().collect();
    let moves = (nodes.iter()).filter_map(|node| Some((node.mv()?, node.position())));
    let told = Traits::of(side, tree.start(), moves);
    [
        points(tree.result, side),
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

fn points(result: GameResult, side: Color) -> Option<f64> {
    match result {
        GameResult::Win(winner) => Some(f64::from(u8::from(winner == side))),
        GameResult::Draw => Some(0.5),
        GameResult::Unknown => None,
    }
}

fn name(tree: &GameTree, side: Color) -> String {
    let tag = match side {
        Color::White => "White",
        Color::Black => "Black",
    };
    tree.tags.get(tag).unwrap_or("?").to_owned()
}

/// By player the number of games, and by trait the mean and half the width of its 95 % interval.
fn json(players: &Players) -> Value {
    let told = |player: &Player| -> Value {
        let told = NAMES.iter().zip(player.spreads());
        let told = told.map(|(&name, spread)| {
            let (mean, interval) = (spread.mean(), spread.interval());
            (
                name.to_owned(),
                json!({ "mean": mean, "interval": interval }),
            )
        });
        json!({ "games": player.games, "traits": told.collect::<Map<_, _>>() })
    };
    let players = players.iter();
    players
        .map(|(name, player)| (name.clone(), told(player)))
        .collect()
}

/// Means with the half width of their 95 % intervals.
fn table(players: &Players) -> String {
    let width = players.keys().map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).max(6);
    let mut text = format!("{:width$}  games", "player");
    for name in NAMES {
        text += &format!("  {name:>16}");
    }
    text.push('\n');
    for (name, player) in players {
        text += &format!("{name:width$}  {:5}", player.games);
        for spread in player.spreads() {
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

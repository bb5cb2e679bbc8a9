//! The command line of a match: what was typed, and what it means.

use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use super::adjudication::Adjudication;
use super::entrant::{Entrant, GAME, Protocol};
use super::journal::Terms;
use super::opening;
use super::pace::{Leniency, Pace, TimeControl, parse_seconds};
use super::referee::Conditions;
use super::schedule::{Mode, Schedule};
use super::seed::Seed;
use super::statistics::Sprt;

/// What was typed.
#[derive(Args)]
pub(crate) struct TournamentArguments {
    /// An engine: "NAME=COMMAND; option Key=Value; proto=xboard". Give two or more. An option
    /// whose value has {game} in it is set before each game, with the game's number.
    #[arg(long = "engine", value_name = "ENGINE", required = true)]
    engines: Vec<Entrant>,
    /// Who meets whom if there are more than two engines.
    #[arg(long, value_enum, default_value = "gauntlet")]
    mode: Mode,
    /// Nodes a move.
    #[arg(long, group = "limit")]
    nodes: Option<NonZeroU64>,
    /// Half-moves of depth a move.
    #[arg(long, group = "limit")]
    depth: Option<NonZeroU32>,
    /// Seconds a move; 0.1 if no other limit is given.
    #[arg(long, group = "limit", value_parser = parse_seconds)]
    movetime: Option<Duration>,
    /// Seconds a game and seconds more a move, such as 10+0.1.
    #[arg(long, group = "limit")]
    tc: Option<TimeControl>,
    /// Games of each pairing; every opening is played twice.
    #[arg(long, default_value = "200")]
    games: usize,
    /// Games played at once.
    #[arg(long, default_value = "1")]
    concurrency: NonZeroUsize,
    /// A file with a FEN, an EPD or moves in SAN on each line; built-in openings without it.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Stop as soon as one of these two differences in Elo is clearly the likelier.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Vec<f64>,
    /// Write all games to this file, with the engines' scores.
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Keep every finished game in this file, and go on from those it holds.
    #[arg(long, value_name = "FILE", visible_alias = "log")]
    resume: Option<PathBuf>,
    /// Decides the order of the openings.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// Call a game drawn if from this move on (40 if none is given) both engines see it
    /// within 0.08 pawns for eight moves. Never without it.
    #[arg(long, value_name = "MOVE", num_args = 0..=1, default_missing_value = "40")]
    draw_after: Option<u16>,
    /// Call a game won if both engines see a lead of so many hundredths of a pawn (1000 if
    /// none is given) for four moves. Never without it.
    #[arg(long, value_name = "CP", num_args = 0..=1, default_missing_value = "1000")]
    resign: Option<u16>,
    /// Call a game drawn after so many moves.
    #[arg(long, value_name = "MOVES", default_value = "200")]
    max_moves: u16,
    /// Seconds that an engine may overstep its time; 1 for a move, 0.1 for a game.
    #[arg(long, value_parser = parse_seconds)]
    margin: Option<Duration>,
    /// Seconds that a move limited by nodes or depth may take.
    #[arg(long, default_value = "30", value_parser = parse_seconds)]
    patience: Duration,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

/// What it means.
pub(crate) struct Plan {
    pub(crate) terms: Terms,
    pub(crate) schedule: Schedule,
    pub(crate) concurrency: NonZeroUsize,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) pgn: Option<PathBuf>,
    pub(crate) log: Option<PathBuf>,
    pub(crate) quiet: bool,
}

impl TournamentArguments {
    pub(crate) fn plan(self) -> Result<Plan> {
        ensure!(self.engines.len() >= 2, "a match needs two engines or more");
        ensure!(
            self.games > 0 && self.games.is_multiple_of(2),
            "every opening is played twice, so the number of games is even and above zero"
        );
        for (index, engine) in self.engines.iter().enumerate() {
            let twice = self.engines[..index]
                .iter()
                .any(|other| other.name == engine.name);
            ensure!(!twice, "two engines are called {}", engine.name);
            let uncounted = self.nodes.is_some() && engine.protocol == Protocol::Xboard;
            ensure!(
                !uncounted,
                "{} speaks xboard, which cannot limit nodes",
                engine.name
            );
            let by_game = engine.options.iter().any(|(_, value)| value.contains(GAME));
            ensure!(
                !by_game || engine.protocol == Protocol::Uci,
                "{} speaks xboard, whose options are set once and not for each game",
                engine.name
            );
        }
        let openings = match &self.openings {
            None => opening::built_in(),
            Some(path) => {
                let reading = || format!("cannot use {}", path.display());
                let text = std::fs::read_to_string(path).with_context(reading)?;
                opening::parse_all(&text).with_context(reading)?
            }
        };
        let fingerprint = opening::fingerprint(&openings);
        let (entrants, rounds, seed) = (self.engines.len(), self.games / 2, Seed(self.seed));
        let schedule = Schedule::new(entrants, self.mode, openings, rounds, seed);
        Ok(Plan {
            schedule: schedule.context("the file of openings is empty")?,
            sprt: self.sprt()?,
            concurrency: self.concurrency,
            quiet: self.quiet,
            terms: Terms {
                conditions: self.conditions(),
                engines: self.engines,
                mode: self.mode,
                seed: self.seed,
                openings: fingerprint,
            },
            pgn: self.pgn,
            log: self.resume,
        })
    }

    fn sprt(&self) -> Result<Option<Sprt>> {
        match self.sprt[..] {
            [] => Ok(None),
            [_, _] if self.engines.len() > 2 => bail!("--sprt is for two engines"),
            [elo0, elo1] => {
                let sprt = Sprt::new(elo0, elo1);
                let sprt = sprt.context("the second difference of --sprt is the greater")?;
                Ok(Some(sprt))
            }
            _ => bail!("--sprt needs two differences"),
        }
    }

    fn conditions(&self) -> Conditions {
        let nodes = self.nodes.map(Pace::Nodes);
        let pace = nodes
            .or(self.depth.map(Pace::Depth))
            .or(self.movetime.map(Pace::MoveTime))
            .or(self.tc.map(Pace::Clock))
            .unwrap_or(Pace::MoveTime(Duration::from_millis(100)));
        let usual_margin = match pace {
            Pace::Clock(_) => Duration::from_millis(100),
            _ => Duration::from_secs(1),
        };
        Conditions {
            pace,
            leniency: Leniency {
                margin: self.margin.unwrap_or(usual_margin),
                patience: self.patience,
            },
            adjudication: Adjudication {
                draw_after: self.draw_after,
                resign: self.resign,
            },
            longest: self.max_moves,
        }
    }
}

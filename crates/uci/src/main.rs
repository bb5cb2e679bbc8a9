//! `rookery-uci`: speaks UCI on standard input and output, or runs one tool and ends.

#![forbid(unsafe_code)]

mod command;
mod count;
mod go;
mod handicap;
mod option;
mod pgn;
mod predict;
mod session;
mod thinking;
mod tournament;
mod traits;
mod yardstick;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rookery_rules::Position;

use self::session::Session;
use self::yardstick::Yardstick;

/// Rookery's chess for other programs. Without a tool it speaks UCI.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    tool: Option<Tool>,
}

#[derive(Subcommand)]
enum Tool {
    /// Count every game of so many half-moves, move by move.
    Perft {
        /// How many half-moves.
        depth: u8,
        /// Where to start, as a FEN; the usual start without it.
        #[arg(long, default_value_t = Position::start().fen())]
        fen: String,
    },
    /// Play engines against each other and tell how strong they are.
    Match(Box<tournament::TournamentArguments>),
    /// Search a fixed set of positions: the node count is the engine's fingerprint.
    Bench,
    /// Tell how each player of a file of games plays: bold or shy, trading or not, careful or not.
    Traits(traits::TraitsArguments),
    /// Foretell what a person of a rating plays, position by position.
    Predict(predict::PredictArguments),
    /// Be one of the simple players that the lower end of the ladder is measured against.
    Yardstick {
        /// How it chooses.
        kind: Yardstick,
    },
    /// Tools for files of games.
    #[command(subcommand)]
    Pgn(pgn::Tool),
}

fn main() -> anyhow::Result<ExitCode> {
    match Arguments::parse().tool {
        Some(Tool::Perft { depth, fen }) => {
            let mut out = io::stdout().lock();
            count::write_split(&mut out, &Position::parse_fen(&fen)?, depth)?;
        }
        Some(Tool::Match(arguments)) => tournament::run(*arguments, &mut io::stdout().lock())?,
        Some(Tool::Bench) => println!("{}", session::benched()),
        Some(Tool::Traits(arguments)) => traits::run(&arguments)?,
        Some(Tool::Predict(arguments)) => {
            predict::run(&arguments, io::stdin().lock(), io::stdout().lock())?;
        }
        Some(Tool::Yardstick { kind }) => {
            yardstick::run(kind, io::stdin().lock(), io::stdout())?;
        }
        Some(Tool::Pgn(tool)) => return Ok(pgn::run(&tool)?),
        None => Session::new(io::stdout()).run(io::stdin().lock())?,
    }
    Ok(ExitCode::SUCCESS)
}

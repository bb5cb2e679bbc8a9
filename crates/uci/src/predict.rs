//! `rookery-uci predict`: what a person of a rating would most likely play.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use rookery_engine::{Engine, Human, Task};
use rookery_play::replay;
use rookery_rules::{Move, Position};

use crate::handicap::human;

/// Whose moves are foretold.
#[derive(clap::Args)]
pub(crate) struct PredictArguments {
    /// The rating of the person, as in the games the model was taught with; from 300 to 2300 it
    /// makes a difference.
    #[arg(long)]
    rating: u16,
    /// How many moves to print a line, the likeliest first.
    #[arg(long, default_value_t = 1)]
    moves: usize,
}

/// Reads lines `FEN | move move …`, moves in UCI notation after the FEN, and prints a line each.
pub(crate) fn run(
    arguments: &PredictArguments,
    input: impl BufRead,
    mut out: impl Write,
) -> Result<()> {
    let human = human();
    let mut engine = Engine::new(1);
    for (number, line) in (1..).zip(input.lines()) {
        let task = read(&line?).with_context(|| format!("line {number}"))?;
        let moves = likeliest(&human, &mut engine, &task, arguments.rating);
        let moves: Vec<_> = moves
            .iter()
            .take(arguments.moves)
            .map(ToString::to_string)
            .collect();
        writeln!(out, "{}", moves.join(" "))?;
        out.flush()?;
    }
    Ok(())
}

fn read(line: &str) -> Result<Task> {
    let (fen, moves) = line.split_once('|').unwrap_or((line, ""));
    let start = Position::parse_fen(fen.trim())?;
    let mut task = Task::new(start);
    for mv in replay::moves(start, moves.split_whitespace())? {
        task.play(mv);
    }
    Ok(task)
}

/// The legal moves, the likeliest first.
fn likeliest(human: &Human, engine: &mut Engine, task: &Task, rating: u16) -> Vec<Move> {
    let glance = engine.glance(task);
    let inclinations = human.inclinations(&glance, rating);
    let mut moves: Vec<_> = glance
        .moves
        .iter()
        .map(|seen| seen.mv)
        .zip(inclinations)
        .collect();
    moves.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    moves.into_iter().map(|(mv, _)| mv).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(input: &str, moves: usize) -> Result<String> {
        let arguments = PredictArguments {
            rating: 1500,
            moves,
        };
        let mut out = Vec::new();
        run(&arguments, input.as_bytes(), &mut out)?;
        Ok(String::from_utf8(out)?)
    }

    #[test]
    fn people_take_back() {
        let exchange =
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 d7d5 e4d5\n";
        assert_eq!(told(exchange, 1).unwrap(), "d8d5\n");
    }

    #[test]
    fn every_legal_move_is_ranked_once() {
        let all = told("8/8/8/8/8/5k2/8/5K1R w - - 0 1\n", 100).unwrap();
        let mut moves: Vec<_> = all.split_whitespace().collect();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), 10, "{all}");
    }

    #[test]
    fn a_bad_line_is_named() {
        let refused = told("8/8/8/8/8/5k2/8/5K1R w - - 0 1 | h1a1\nnonsense\n", 1);
        assert_eq!(refused.unwrap_err().to_string(), "line 1");
    }
}

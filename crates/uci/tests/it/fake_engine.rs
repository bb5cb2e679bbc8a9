//! An engine to try the match runner on. It is this test program itself: started with
//! [`ARGUMENTS`] and with [`SWITCH`] set, it speaks UCI instead of testing anything.

use std::io::{BufRead, Write};

use rookery_rules::Position;

/// What makes the program an engine.
pub(crate) const SWITCH: &str = "ROOKERY_FAKE_ENGINE";

/// The arguments that start the engine and nothing else.
pub(crate) const ARGUMENTS: &str = "--exact fake_engine::speaks_uci --nocapture";

#[test]
fn speaks_uci() {
    if std::env::var_os(SWITCH).is_some() {
        let out = std::io::stdout().lock();
        // Whoever started us has gone if nothing can be written.
        let _ended = speak(std::io::stdin().lock(), out);
    }
}

/// Plays legal moves that only the position decides, until its manner spoils it.
fn speak(input: impl BufRead, mut out: impl Write) -> std::io::Result<()> {
    let (mut position, mut manner) = (Position::start(), "good".to_owned());
    // The test harness has begun a line already.
    writeln!(out)?;
    for line in input.lines() {
        let line = line?;
        if let Some(value) = line.strip_prefix("setoption name Manner value ") {
            value.clone_into(&mut manner);
        } else if line.starts_with("position") {
            position = read_position(&line);
        } else if line.starts_with("go") {
            match manner.as_str() {
                "illegal" => writeln!(out, "bestmove a1a1")?,
                "crash" if position.fullmoves() > 5 => std::process::exit(1),
                "sleep" => {}
                _ => {
                    let moves = position.moves();
                    let index = position.hash() % moves.len() as u64;
                    let mv = moves[usize::try_from(index).expect("a small number")];
                    writeln!(out, "info depth 1 score cp 20 nodes 50\nbestmove {mv}")?;
                }
            }
        } else {
            match line.as_str() {
                "uci" => writeln!(out, "option name Manner type string\nuciok")?,
                "isready" => writeln!(out, "readyok")?,
                "quit" => return Ok(()),
                _ => {}
            }
        }
        out.flush()?;
    }
    Ok(())
}

fn read_position(line: &str) -> Position {
    let (start, moves) = line.split_once(" moves ").unwrap_or((line, ""));
    let start = match start.strip_prefix("position fen ") {
        Some(fen) => Position::parse_fen(fen).unwrap(),
        None => Position::start(),
    };
    moves.split_whitespace().fold(start, |position, mv| {
        position.play_unchecked(position.parse_uci(mv).unwrap())
    })
}

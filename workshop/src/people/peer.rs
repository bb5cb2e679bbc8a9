//! Stockfish, asked for its best move.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use anyhow::{Context, Result};

use crate::project;

/// Stockfish with one thread, at a fixed depth.
pub(super) struct Peer {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Peer {
    pub(super) fn start() -> Result<Self> {
        let mut child = project::game("stockfish")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start stockfish")?;
        let input = child.stdin.take().context("no way in")?;
        let output = BufReader::new(child.stdout.take().context("no way out")?);
        Ok(Self {
            child,
            input,
            output,
        })
    }

    /// The best move in UCI notation.
    pub(super) fn best(&mut self, fen: &str, depth: u8) -> Result<String> {
        writeln!(
            self.input,
            "ucinewgame\nposition fen {fen}\ngo depth {depth}"
        )?;
        let mut line = String::new();
        loop {
            line.clear();
            anyhow::ensure!(self.output.read_line(&mut line)? > 0, "stockfish has gone");
            if let Some(rest) = line.strip_prefix("bestmove ") {
                return Ok(rest
                    .split_whitespace()
                    .next()
                    .unwrap_or_default()
                    .to_owned());
            }
        }
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = writeln!(self.input, "quit").and_then(|()| self.input.flush());
        let _ = self.child.wait();
    }
}

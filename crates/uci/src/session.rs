//! A conversation in UCI: lines in, lines out, one position remembered between them.

use std::io::{self, BufRead, Write};

use rookery_rules::Position;

use crate::command::Command;
use crate::count;

#[derive(Default)]
pub(crate) struct Session {
    position: Position,
}

impl Session {
    /// Answers line after line until `quit` or the end of the input.
    pub(crate) fn run(mut self, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
        for line in input.split(b'\n') {
            match Command::parse(&String::from_utf8_lossy(&line?)) {
                Ok(Command::Quit) => return Ok(()),
                Ok(command) => self.obey(command, out)?,
                Err(refusal) => writeln!(out, "info string refused: {refusal}")?,
            }
            out.flush()?;
        }
        Ok(())
    }

    fn obey(&mut self, command: Command, out: &mut impl Write) -> io::Result<()> {
        match command {
            Command::Uci => writeln!(
                out,
                "id name Rookery {}\nid author the Rookery contributors\nuciok",
                env!("CARGO_PKG_VERSION")
            ),
            Command::IsReady => writeln!(out, "readyok"),
            Command::NewGame => {
                self.position = Position::start();
                Ok(())
            }
            Command::Position(position) => {
                self.position = *position;
                Ok(())
            }
            Command::Perft(depth) => count::write_split(out, &self.position, depth),
            Command::Display => writeln!(
                out,
                "{:?}\nFen: {}\nKey: {:016X}",
                self.position.board(),
                self.position.fen(),
                self.position.hash()
            ),
            Command::Nothing | Command::Quit => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(input: &[u8], expected: &str) {
        let mut out = Vec::new();
        Session::default().run(input, &mut out).unwrap();
        let answer = String::from_utf8(out).unwrap();
        assert!(answer.ends_with(expected), "{answer}");
    }

    #[test]
    fn counts_from_the_position_it_was_given() {
        check(
            b"position startpos moves e2e4\r\ngo perft 1\r\nquit\r\nisready\r\n",
            "\nNodes searched: 20\n\n",
        );
    }

    #[test]
    fn a_refused_position_leaves_the_last_one() {
        check(
            b"position fen 7k/8/8/8/8/8/8/K7 w - - 0 1\nposition startpos moves e7e5\ngo perft 1",
            "\nNodes searched: 3\n\n",
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        check(b"\xff\xfe\nisready\n", "'\nreadyok\n");
    }
}

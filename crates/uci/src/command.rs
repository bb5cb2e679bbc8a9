//! One line of UCI, understood or refused.

use rookery_play::replay::{self, Ply};
use rookery_rules::{FenError, Move, Position, UciError};

use crate::go::Go;
use crate::option::Setting;

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Uci,
    IsReady,
    NewGame,
    Position(Box<Placed>),
    Perft(u8),
    Go(Go),
    Set(Setting),
    Stop,
    Ponderhit,
    Bench,
    Display,
    Quit,
    /// Asks for nothing that would change anything here.
    Nothing,
}

/// Why a line was not understood. UCI has no error message, so the reason goes into an
/// `info string` and the line changes nothing.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("unknown command '{0}'")]
    Unknown(String),
    #[error("'position' needs 'startpos' or 'fen' and a FEN")]
    Position,
    #[error("{0}")]
    Fen(#[from] FenError),
    #[error("{0}")]
    Move(#[from] UciError),
    #[error("'go perft' needs a depth from 0 to 255")]
    Depth,
    #[error("'{0}' needs a number, not '{1}'")]
    Number(String, String),
    #[error("'setoption' needs 'name' and a name")]
    Option,
    #[error("there is no option '{0}'")]
    UnknownOption(String),
    #[error("'{1}' is no value for '{0}'")]
    Value(String, String),
}

/// A position, with the hashes of those before it in its game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) before: Vec<u64>,
    /// The last move, and the one before it.
    pub(crate) recent: [Option<Move>; 2],
    /// In which of the positions before somebody stood in check, the last in the lowest bit.
    pub(crate) checks: u8,
    pub(crate) position: Position,
}

impl Command {
    /// Reads a line; moves in it belong to the position on the board.
    pub(crate) fn parse(line: &str, on_board: &Position) -> Result<Self, Refusal> {
        let mut words = line.split_whitespace();
        Ok(match words.next() {
            None | Some("debug") => Self::Nothing,
            Some("stop") => Self::Stop,
            Some("ponderhit") => Self::Ponderhit,
            Some("bench") => Self::Bench,
            Some("setoption") => {
                let rest = line
                    .trim_start()
                    .strip_prefix("setoption")
                    .unwrap_or_default();
                Self::Set(Setting::parse(rest)?)
            }
            Some("uci") => Self::Uci,
            Some("isready") => Self::IsReady,
            Some("ucinewgame") => Self::NewGame,
            Some("quit") => Self::Quit,
            Some("d") => Self::Display,
            Some("position") => Self::Position(Box::new(position(&mut words)?)),
            Some("go") => {
                let all = words.clone();
                match words.next() {
                    Some("perft") => depth(words.next())?,
                    _ => Self::Go(Go::parse(all, on_board)?),
                }
            }
            Some(other) => return Err(Refusal::Unknown(other.to_owned())),
        })
    }
}

fn depth(word: Option<&str>) -> Result<Command, Refusal> {
    word.and_then(|word| word.parse().ok())
        .map(Command::Perft)
        .ok_or(Refusal::Depth)
}

fn position<'l>(words: &mut impl Iterator<Item = &'l str>) -> Result<Placed, Refusal> {
    let start = words.next();
    let fen: Vec<_> = words.by_ref().take_while(|&word| word != "moves").collect();
    let start = match (start, fen.is_empty()) {
        (Some("startpos"), true) => Position::start(),
        (Some("fen"), false) => Position::parse_fen(&fen.join(" "))?,
        _ => return Err(Refusal::Position),
    };
    let mut placed = Placed {
        before: Vec::new(),
        recent: [None; 2],
        checks: 0,
        position: start,
    };
    for ply in replay::plies(start, words) {
        let Ply { before, mv, after } = ply.map_err(|illegal| illegal.why)?;
        placed.before.push(before.hash());
        placed.recent = [Some(mv), placed.recent[0]];
        placed.checks = placed.checks << 1 | u8::from(before.is_check());
        placed.position = after;
    }
    Ok(placed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fen_after(line: &str) -> String {
        match Command::parse(line, &Position::start()) {
            Ok(Command::Position(placed)) => placed.position.fen(),
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn moves_are_played_from_the_start_or_a_fen() {
        assert_eq!(
            fen_after("position startpos moves e2e4 e7e5 g1f3"),
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
        );
        assert_eq!(
            fen_after("position  fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1  moves e1g1"),
            "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"
        );
    }

    #[test]
    fn nonsense_is_refused_with_its_reason() {
        let check = |line: &str, reason: &str| {
            let refusal = Command::parse(line, &Position::start()).expect_err(line);
            assert_eq!(refusal.to_string(), reason, "{line}");
        };
        check("hello", "unknown command 'hello'");
        check("position", "'position' needs 'startpos' or 'fen' and a FEN");
        check(
            "position fen",
            "'position' needs 'startpos' or 'fen' and a FEN",
        );
        check(
            "position fen 8/8",
            "a FEN has 4 or 6 fields, and this one has 1",
        );
        check(
            "position startpos moves e2e5",
            "e2e5 is not a legal move here",
        );
        check("go perft", "'go perft' needs a depth from 0 to 255");
        check("go perft x", "'go perft' needs a depth from 0 to 255");
    }
}

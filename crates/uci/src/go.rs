//! `go` and everything it can ask for.

use std::str::SplitWhitespace;
use std::time::Duration;

use rookery_analysis::{Limits, Time};
use rookery_rules::{Color, Move, Position};

use crate::command::Refusal;

/// A search as UCI asks for it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    pub(crate) limits: Limits,
    pub(crate) only: Vec<Move>,
    /// Think until told otherwise, whatever the limits.
    pub(crate) wait: Wait,
}

/// When the answer may be given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Wait {
    /// As soon as a limit is reached.
    #[default]
    No,
    /// Only after `stop`.
    ForStop,
    /// After `stop` or `ponderhit`, from when on the limits count.
    ForPonderhit,
}

impl Go {
    /// Reads what follows `go`, for the position on the board.
    pub(crate) fn parse(
        mut words: SplitWhitespace<'_>,
        position: &Position,
    ) -> Result<Self, Refusal> {
        let mut go = Self::default();
        let mut left = [None; 2];
        let mut increment = [Duration::ZERO; 2];
        let mut moves_to_go = None;
        let mut unlimited = true;
        while let Some(word) = words.next() {
            let mut number = || {
                let text = words.next().unwrap_or_default();
                let bad = || Refusal::Number(word.to_owned(), text.to_owned());
                // Some programs send negative times when the flag is about to fall.
                text.parse::<i64>()
                    .map(|n| n.max(0) as u64)
                    .map_err(|_| bad())
            };
            match word {
                "depth" => go.limits.depth = Some(number()?.clamp(1, 250) as u8),
                "nodes" => go.limits.nodes = Some(number()?.max(1)),
                "mate" => go.limits.mate = Some(number()?.clamp(1, 120) as u8),
                "movetime" => {
                    go.limits.time = Time::PerMove(Duration::from_millis(number()?.max(1)));
                }
                "wtime" => left[0] = Some(Duration::from_millis(number()?)),
                "btime" => left[1] = Some(Duration::from_millis(number()?)),
                "winc" => increment[0] = Duration::from_millis(number()?),
                "binc" => increment[1] = Duration::from_millis(number()?),
                "movestogo" => moves_to_go = Some(number()?.clamp(1, 1_000) as u16),
                "infinite" => go.wait = Wait::ForStop,
                "ponder" => go.wait = Wait::ForPonderhit,
                "searchmoves" => {
                    for mv in words.by_ref() {
                        go.only.push(position.parse_uci(mv)?);
                    }
                }
                _ => return Err(Refusal::Unknown(format!("go {word}"))),
            }
            unlimited = false;
        }
        let side = match position.turn() {
            Color::White => 0,
            Color::Black => 1,
        };
        if let Some(left) = left[side] {
            let increment = increment[side];
            go.limits.time = Time::Clock {
                left,
                increment,
                moves_to_go,
            };
        }
        if unlimited {
            go.wait = Wait::ForStop;
        }
        Ok(go)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &Go) {
        let go = Go::parse(text.split_whitespace(), &Position::start());
        assert_eq!(go.as_ref(), Ok(expected), "{text}");
    }

    #[test]
    fn limits_are_read_for_the_side_to_move() {
        let limits = Limits {
            time: Time::Clock {
                left: Duration::from_secs(60),
                increment: Duration::from_millis(500),
                moves_to_go: Some(20),
            },
            ..Limits::default()
        };
        check(
            "wtime 60000 btime 1 winc 500 binc 2 movestogo 20",
            &Go {
                limits,
                ..Go::default()
            },
        );
        check(
            "depth 9",
            &Go {
                limits: Limits::depth(9),
                ..Go::default()
            },
        );
    }

    #[test]
    fn without_limits_it_thinks_until_stopped() {
        let endless = Go {
            wait: Wait::ForStop,
            ..Go::default()
        };
        check("", &endless);
        check("infinite", &endless);
    }

    #[test]
    fn nonsense_is_refused() {
        let refusal = |text: &str| {
            let go = Go::parse(text.split_whitespace(), &Position::start());
            go.expect_err(text).to_string()
        };
        assert_eq!(refusal("depth"), "'depth' needs a number, not ''");
        assert_eq!(refusal("nodes many"), "'nodes' needs a number, not 'many'");
        assert_eq!(refusal("fast"), "unknown command 'go fast'");
        assert_eq!(refusal("searchmoves e2e5"), "e2e5 is not a legal move here");
    }
}

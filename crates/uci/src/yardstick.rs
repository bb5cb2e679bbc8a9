//! Players so simple that anybody can build them again: the lower end of the ladder is measured
//! against them.

use std::io::{self, BufRead, Write};

use rookery_rules::{EXCHANGE_VALUES, Move, Position};

use crate::command::{Command, Placed};
use crate::option::Setting;
use crate::tournament::{Numbers, Seed};

/// How it chooses its moves.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Yardstick {
    /// Any legal move, each as often.
    Random,
    /// Mates if it can; otherwise takes or promotes what is worth most right now, whatever
    /// happens then; any legal move if there is nothing to take.
    Greedy,
}

/// Speaks UCI until `quit`.
pub(crate) fn run(kind: Yardstick, input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut placed = Placed::default();
    let mut seed = 0;
    for line in input.lines() {
        match Command::parse(&line?, &placed.position) {
            Ok(Command::Uci) => writeln!(
                out,
                "id name Rookery yardstick {kind:?}\nid author the Rookery contributors\n\
                 option name Seed type spin default 0 min 0 max 2147483647\nuciok"
            )?,
            Ok(Command::IsReady) => writeln!(out, "readyok")?,
            Ok(Command::NewGame) => seed += 1,
            Ok(Command::Set(Setting::Seed(value))) => seed = value,
            Ok(Command::Position(position)) => placed = *position,
            Ok(Command::Go(_)) => {
                let numbers = Seed(seed).branch(placed.before.len() as u64).numbers();
                match kind.choose(&placed.position, numbers) {
                    Some(mv) => writeln!(out, "bestmove {mv}")?,
                    None => writeln!(out, "bestmove 0000")?,
                }
            }
            Ok(Command::Quit) => break,
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}

impl Yardstick {
    fn choose(self, position: &Position, mut numbers: Numbers) -> Option<Move> {
        let moves = position.moves();
        let worth = |mv: Move| match self {
            Self::Random => 0,
            Self::Greedy => worth(position, mv),
        };
        let most = moves.iter().map(|&mv| worth(mv)).max()?;
        let best: Vec<_> = moves.into_iter().filter(|&mv| worth(mv) == most).collect();
        numbers.choose(&best).copied()
    }
}

fn worth(position: &Position, mv: Move) -> i32 {
    if position.play_unchecked(mv).is_checkmate() {
        return i32::MAX;
    }
    let taken = mv
        .victim()
        .and_then(|square| position.board().role_at(square));
    let made = mv.promotion().map(|promotion| promotion.role());
    [taken, made]
        .into_iter()
        .flatten()
        .map(|role| EXCHANGE_VALUES[role])
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(kind: Yardstick, input: &str) -> String {
        let mut out = Vec::new();
        run(kind, input.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_greedy_one_mates_first_and_takes_the_most() {
        let greedy = |fen: &str| answer(Yardstick::Greedy, &format!("position fen {fen}\ngo\n"));
        assert_eq!(
            greedy("6k1/5ppp/8/8/8/8/q7/R5K1 w - - 0 1"),
            "bestmove a1a2\n"
        );
        assert_eq!(
            greedy("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"),
            "bestmove a1a8\n"
        );
    }

    #[test]
    fn a_seed_decides_the_random_game() {
        let random = |seed: u32| {
            answer(
                Yardstick::Random,
                &format!("setoption name Seed value {seed}\ngo\ngo\n"),
            )
        };
        assert_eq!(random(3), random(3));
        assert!((0..20).any(|seed| random(seed) != random(3)));
    }
}

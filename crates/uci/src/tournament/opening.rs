//! Where a game begins: a position and some moves that are played for both sides.

mod variation;

use rookery_rules::{DrawRules, FenError, Game, PlaySanError, Position};

/// Short, common and balanced lines.
const BUILT_IN: &str = include_str!("../../data/openings.txt");

/// A start and its first moves, kept as a game that still goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Opening(Game);

#[derive(Debug, thiserror::Error)]
pub(crate) enum ParseOpeningError {
    #[error(transparent)]
    Fen(#[from] FenError),
    #[error(transparent)]
    San(#[from] PlaySanError),
    #[error("the game is over before it begins")]
    Over,
}

/// A line of a file of openings that is none, and why.
#[derive(Debug, thiserror::Error)]
#[error("opening in line {line}: {reason}")]
pub(crate) struct BadOpening {
    line: usize,
    reason: ParseOpeningError,
}

impl Opening {
    /// A FEN or EPD, or moves in SAN from the usual start, numbered or not.
    pub(crate) fn parse(line: &str) -> Result<Self, ParseOpeningError> {
        let words: Vec<_> = line.split_whitespace().collect();
        let mut game = Game::new(DrawRules::AtOnce);
        if words.first().is_some_and(|word| word.contains('/')) {
            game = Game::from_position(start(&words)?, DrawRules::AtOnce);
        } else {
            for word in words {
                let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
                let san = if digits.starts_with('.') {
                    digits.trim_start_matches('.')
                } else {
                    word
                };
                if !san.is_empty() {
                    game.play_san(san)?;
                }
            }
        }
        match game.outcome() {
            Some(_) => Err(ParseOpeningError::Over),
            None => Ok(Self(game)),
        }
    }

    /// The game as it stands when the engines take over.
    pub(crate) fn game(&self) -> &Game {
        &self.0
    }
}

/// Every opening that comes with the program.
pub(crate) fn built_in() -> Vec<Opening> {
    parse_all(BUILT_IN).expect("the built-in openings are tested")
}

/// A number that tells lists of openings apart.
pub(crate) fn fingerprint(openings: &[Opening]) -> u64 {
    let hashes = openings.iter().map(|opening| opening.0.position().hash());
    hashes.fold(0, |all: u64, hash| all.rotate_left(1) ^ hash)
}

/// An opening a line; `#` starts a comment.
pub(crate) fn parse_all(text: &str) -> Result<Vec<Opening>, BadOpening> {
    let lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default());
    let filled = lines
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    let parse = |(index, line)| {
        Opening::parse(line).map_err(|reason| BadOpening {
            line: index + 1,
            reason,
        })
    };
    filled.map(parse).collect()
}

/// The position of a FEN, or of an EPD, whose operations have no meaning here.
fn start(words: &[&str]) -> Result<Position, FenError> {
    let is_number = |word: &&str| word.parse::<u16>().is_ok();
    let is_fen = words.len() == 6 && words[4..].iter().all(is_number);
    let fields = if is_fen { 6 } else { words.len().min(4) };
    Position::parse_fen(&words[..fields].join(" "))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_built_in_openings_are_many_short_and_distinct() {
        let openings = built_in();
        assert!(openings.len() >= 100, "{}", openings.len());
        for opening in &openings {
            let plies = opening.game().moves().len();
            assert!((6..=8).contains(&plies), "{plies} half-moves");
        }
        let positions: HashSet<_> = openings
            .iter()
            .map(|opening| *opening.game().position())
            .collect();
        assert_eq!(positions.len(), openings.len());
    }

    #[test]
    fn no_built_in_opening_leaves_a_piece_to_be_taken_for_nothing() {
        for opening in built_in() {
            let position = opening.game().position();
            let best = position
                .moves()
                .iter()
                .map(|&mv| position.exchange(mv))
                .max();
            let moves: Vec<_> = opening.game().moves().map(|mv| mv.to_string()).collect();
            assert!(best <= Some(100), "{best:?} after {moves:?}");
        }
    }

    #[test]
    fn fens_epds_and_numbered_moves_are_read() {
        let check = |line: &str, expected: &str| {
            let opening = Opening::parse(line).unwrap();
            assert_eq!(opening.game().position().fen(), expected, "{line}");
        };
        check(
            "4k3/8/8/8/8/8/8/4K2R w K - 3 9",
            "4k3/8/8/8/8/8/8/4K2R w K - 3 9",
        );
        check(
            "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"1 2\";",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        );
        let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
        check("1. e4 e5 2.Nf3", after);
        check("e4 e5 Nf3", after);
    }

    #[test]
    fn lists_of_openings_are_told_apart() {
        let openings = built_in();
        assert_eq!(fingerprint(&openings), fingerprint(&openings.clone()));
        let mut others = openings.clone();
        others.swap(0, 1);
        assert_ne!(fingerprint(&openings), fingerprint(&others));
        assert_ne!(fingerprint(&openings), fingerprint(&openings[1..]));
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = parse_all("e4 e5\n# comment\ne4 Ke7\n").expect_err("no king moves like that");
        assert_eq!(error.line, 3);
        let error = parse_all("f3 e5 g4 Qh4").expect_err("mate");
        assert_eq!(
            error.to_string(),
            "opening in line 1: the game is over before it begins"
        );
    }
}

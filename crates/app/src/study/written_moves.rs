//! Moves as somebody writes them down, one or several, with or without numbers; read as generously as a
//! single typed move.

use rookery_rules::{DrawRules, Game, GameOver, Move, Position};

use crate::board::typed_move::{self, Mistyped};
use crate::moves::trouble::Trouble;

/// The moves of a text that begins in this position: all of them, or what is wrong with the first bad one.
pub fn read(start: &Position, text: &str) -> Result<Vec<Move>, Box<Trouble>> {
    let mut game = Game::from_position(*start, DrawRules::Claimed);
    for word in text.split_whitespace().map(bare) {
        if word.is_empty() {
            continue;
        }
        let at = *game.position();
        let trouble = |reason: String| {
            let (line, word) = (None, word.to_owned());
            Box::new(Trouble::Move {
                line,
                at,
                word,
                reason,
            })
        };
        if let Some(outcome) = game.outcome() {
            return Err(trouble(GameOver(outcome).to_string()));
        }
        let mv = typed_move::read(&at, word).map_err(|mistyped| {
            trouble(match mistyped {
                Mistyped::San(error) => error.to_string(),
                Mistyped::Uci(error) => error.to_string(),
            })
        })?;
        game.play(mv).expect("a move that was read is legal");
    }
    Ok(game.moves().collect())
}

/// A word without its number and without praise or blame.
fn bare(word: &str) -> &str {
    let is_number = |letter: char| letter.is_ascii_digit();
    let rest = word.trim_start_matches(is_number);
    // Castling may be written with zeros.
    let word = match rest.starts_with(['.', '…']) || rest.is_empty() {
        true => rest.trim_start_matches(['.', '…']),
        false => word,
    };
    word.trim_end_matches(['!', '?', ',', ';'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Result<String, Box<Trouble>> {
        let moves = read(&Position::start(), text)?;
        let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
        Ok(moves.join(" "))
    }

    #[test]
    fn one_move_or_several_are_read_however_they_are_written() {
        assert_eq!(written("e4").unwrap(), "e2e4");
        assert_eq!(
            written("1. e4 e5 2.nf3! Nc6 3 Bc4, bc5 4. 0-0").unwrap(),
            "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1"
        );
        assert_eq!(written("e2e4 1... e7-e5").unwrap(), "e2e4 e7e5");
        assert_eq!(written(" ").unwrap(), "");
    }

    #[test]
    fn the_first_bad_word_is_told_and_nothing_is_played() {
        let Trouble::Move { at, word, .. } = *written("1. e4 e5 2. Nf6 Nc6").unwrap_err() else {
            panic!("that is a bad word");
        };
        assert_eq!((at.fullmoves(), &*word), (2, "Nf6"));
        let Trouble::Move { reason, .. } = *written("f3 e5 g4 Qh4# a3").unwrap_err() else {
            panic!("that is a bad word");
        };
        assert!(reason.contains("checkmate"), "{reason}");
    }
}

//! What keeps a typed text from being a whole game, and where in the text that is.

use rookery_rules::pgn::{BrokenGame, PgnFault, TextPlace};
use rookery_rules::{DrawRules, Game, GameOver, Position};

/// Why the text was not read to its end.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// A word is no move that can be played.
    Move {
        /// The line it stands in, if the text has several.
        line: Option<u64>,
        /// The position it should have been played in.
        at: Position,
        /// As it was typed, without a move number.
        word: String,
        /// A sentence of the rules.
        reason: String,
    },
    /// Something else is wrong with the text.
    Text {
        /// Where it is in the text.
        place: TextPlace,
        /// A sentence of the PGN reader.
        reason: String,
    },
    /// The text is longer than this many bytes.
    TooLong(usize),
}

impl Trouble {
    /// What is wrong with a game of this text, of which the moves up to `at` were good.
    pub fn of(broken: &BrokenGame, text: &str, at: &Position) -> Self {
        let BrokenGame { place, fault, .. } = broken;
        let reason = match fault {
            PgnFault::NoMove(error) => error.to_string(),
            PgnFault::Illegal { error, .. } => error.to_string(),
            PgnFault::IllegalSquares(error) => error.to_string(),
            PgnFault::NullMove(_) => fault.to_string(),
            _ => {
                return Self::Text {
                    place: *place,
                    reason: fault.to_string(),
                };
            }
        };
        // After mate or stalemate every word would be refused for a lesser reason than the end.
        let over = Game::from_position(*at, DrawRules::Claimed).outcome();
        let over = over.filter(|_| !at.has_moves());
        Self::Move {
            line: text.trim().contains('\n').then_some(place.line),
            at: *at,
            word: word_at(text, *place),
            reason: over.map_or(reason, |outcome| GameOver(outcome).to_string()),
        }
    }
}

/// The word at a place, without a move number before it.
fn word_at(text: &str, place: TextPlace) -> String {
    let before = |number: u64| usize::try_from(number - 1).unwrap_or(usize::MAX);
    let line = text.lines().nth(before(place.line)).unwrap_or_default();
    let rest = line.chars().skip(before(place.column));
    let ends = |letter: &char| letter.is_whitespace() || "{}()[];$".contains(*letter);
    let word: String = rest.take_while(|letter| !ends(letter)).collect();
    let bare = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let bare = bare.trim_start_matches(['.', '…']);
    if bare.starts_with(char::is_alphabetic) {
        bare.to_owned()
    } else {
        word
    }
}

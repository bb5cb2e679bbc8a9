//! Words in UCI notation, played one after the other: nothing else does.

use rookery_rules::pgn::Limits;
use rookery_rules::{DrawRules, Game, Move, PlayError, Position, UciError};

/// Half-moves of one game: as many as one of a file may have.
pub const MOST_PLIES: usize = Limits::IMPORT.plies;
/// Bytes of the position that a game or a puzzle of somebody who is not to be believed begins with.
pub const LONGEST_FEN: usize = 100;

/// A half-move with the positions around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Where it was made.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// What it led to.
    pub after: Position,
}

/// A word that is no legal move where it stands.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("half-move {ply} is not legal there: {why}")]
pub struct IllegalWord {
    /// Which half-move, from 1.
    pub ply: usize,
    /// Why it is none.
    pub why: UciError,
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Nobody plays that long.
    #[error("A game has at most {MOST_PLIES} half-moves here.")]
    TooLong,
    /// A word is no legal move.
    #[error("Half-move {ply}, \"{word}\", is not legal there.")]
    Illegal {
        /// Which half-move, from 1.
        ply: usize,
        /// The word, or how it begins.
        word: String,
    },
    /// The game was over before this half-move.
    #[error("Half-move {0} comes after the end of the game.")]
    AfterTheEnd(usize),
    /// There is more or less than one space between two words.
    #[error("Moves are separated by single spaces.")]
    Spaces,
}

/// The half-moves that words stand for; ends after the first word that stands for none. No end of a
/// game ends it: files hold moves after a draw.
pub fn plies<W: AsRef<str>>(
    start: Position,
    words: impl IntoIterator<Item = W>,
) -> impl Iterator<Item = Result<Ply, IllegalWord>> {
    let numbered = words.into_iter().zip(1..);
    numbered.scan(Some(start), |position, (word, ply)| {
        let before = (*position)?;
        let read = read(&before, word.as_ref(), ply);
        let read = read.map(|mv| Ply {
            before,
            mv,
            after: before.play_unchecked(mv),
        });
        *position = read.as_ref().ok().map(|ply| ply.after);
        Some(read)
    })
}

/// The moves that words stand for.
///
/// # Errors
/// The first word that is no legal move.
pub fn moves<W: AsRef<str>>(
    start: Position,
    words: impl IntoIterator<Item = W>,
) -> Result<Vec<Move>, IllegalWord> {
    let mut position = start;
    let played = words.into_iter().zip(1..).map(|(word, ply)| {
        let mv = read(&position, word.as_ref(), ply)?;
        position.advance_unchecked(mv);
        Ok(mv)
    });
    played.collect()
}

/// Every position on the way, the start first.
///
/// # Errors
/// The first word that is no legal move.
pub fn positions<W: AsRef<str>>(
    start: Position,
    words: impl IntoIterator<Item = W>,
) -> Result<Vec<Position>, IllegalWord> {
    let after = plies(start, words).map(|ply| ply.map(|ply| ply.after));
    std::iter::once(Ok(start)).chain(after).collect()
}

/// The game that words tell; nothing if one is no legal move or comes after the end.
pub fn game<'w>(
    start: Position,
    words: impl Iterator<Item = &'w str>,
    rules: DrawRules,
) -> Option<Game> {
    let mut game = Game::from_position(start, rules);
    for word in words {
        let mv = game.position().parse_uci(word).ok()?;
        game.play(mv).ok()?;
    }
    Some(game)
}

/// The game of somebody who is not to be believed: words with single spaces between, and not too
/// many. Draws that can be claimed do not end it by themselves.
///
/// # Errors
/// What is wrong first.
pub fn claimed_game(start: Position, moves: &str) -> Result<Game, ReplayError> {
    let mut game = Game::from_position(start, DrawRules::Claimed);
    let words = moves.split(' ').filter(|_| !moves.is_empty());
    for (word, ply) in words.zip(1..) {
        if word.is_empty() {
            return Err(ReplayError::Spaces);
        }
        if ply > MOST_PLIES {
            return Err(ReplayError::TooLong);
        }
        let illegal = || ReplayError::Illegal {
            ply,
            word: word.chars().take(10).collect(),
        };
        let mv = read(game.position(), word, ply).map_err(|_| illegal())?;
        game.play(mv).map_err(|error| match error {
            PlayError::Over(_) => ReplayError::AfterTheEnd(ply),
            PlayError::Illegal(_) => illegal(),
        })?;
    }
    Ok(game)
}

fn read(position: &Position, word: &str, ply: usize) -> Result<Move, IllegalWord> {
    let read = position.parse_uci(word);
    read.map_err(|why| IllegalWord { ply, why })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replayed(moves: &str) -> Result<usize, String> {
        let game = claimed_game(Position::start(), moves);
        game.map(|game| game.moves().len())
            .map_err(|error| error.to_string())
    }

    #[test]
    fn legal_moves_are_played_and_the_rest_named() {
        let check = |moves: &str, refusal: &str| {
            assert_eq!(replayed(moves), Err(refusal.to_owned()));
        };
        assert_eq!(replayed(""), Ok(0));
        assert_eq!(replayed("e2e4 e7e5"), Ok(2));
        check("e2e4 e2e5", "Half-move 2, \"e2e5\", is not legal there.");
        check("e2e4 e4e5", "Half-move 2, \"e4e5\", is not legal there.");
        check("e2e4  e7e5", "Moves are separated by single spaces.");
        check("e2e4 ", "Moves are separated by single spaces.");
        check(" e2e4", "Moves are separated by single spaces.");
        let after = "Half-move 5, \"e2e4\", is not legal there.";
        check("f2f3 e7e5 g2g4 d8h4 e2e4", after);
        let shuffle = vec!["g1f3 g8f6 f3g1 f6g8"; 151].join(" ");
        check(&shuffle, "Half-move 17 comes after the end of the game.");
    }

    #[test]
    fn a_game_has_an_end_of_its_length() {
        let wander = |plies: usize| {
            let mut game = Game::new(DrawRules::Claimed);
            let mut words = Vec::new();
            // A pawn moves before every seventy-fifth move, and until then nothing repeats often.
            while words.len() < plies {
                let moves = game.position().moves();
                let quiet = moves.into_iter().find(|mv| {
                    let mut next = game.clone();
                    next.play(*mv).is_ok() && next.outcome().is_none()
                });
                let mv = quiet.expect("somebody can go on");
                words.push(mv.to_string());
                game.play(mv).expect("it was legal");
            }
            words.join(" ")
        };
        let long = wander(MOST_PLIES + 1);
        let (most, _) = long.rsplit_once(' ').unwrap();
        assert_eq!(replayed(most), Ok(MOST_PLIES));
        let refusal = "A game has at most 600 half-moves here.";
        assert_eq!(replayed(&long), Err(refusal.to_owned()));
    }

    #[test]
    fn words_are_read_until_one_is_none() {
        let words = "e2e4 e7e5 castle g1f3".split(' ');
        let read: Vec<_> = plies(Position::start(), words).collect();
        assert_eq!(read.len(), 3);
        let illegal = read[2].as_ref().unwrap_err();
        assert_eq!(illegal.ply, 3);
        assert!(illegal.to_string().contains("castle"));
        let after = read[1].as_ref().unwrap().after;
        assert_eq!(
            positions(Position::start(), ["e2e4", "e7e5"]).unwrap()[2],
            after
        );
    }
}

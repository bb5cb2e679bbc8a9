//! Words in UCI notation, played one after the other: the only loop that does.

use rookery_rules::{DrawRules, Game, Move, PlayError, Position, UciError};

/// Half-moves of one game.
pub const MOST_PLIES: usize = 600;

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
#[error("Half-move {ply}, \"{word}\", is not legal there.")]
pub struct IllegalWord {
    /// Which half-move, from 1.
    pub ply: usize,
    /// The word, or how it begins.
    pub word: String,
    /// Why it is none.
    #[source]
    pub why: UciError,
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Nobody plays that long.
    #[error("A game has at most {MOST_PLIES} half-moves here.")]
    TooLong,
    /// A word is no legal move.
    #[error(transparent)]
    Illegal(#[from] IllegalWord),
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
        let word = word.as_ref();
        let read = before.parse_uci(word).map(|mv| Ply {
            before,
            mv,
            after: before.play_unchecked(mv),
        });
        *position = read.as_ref().ok().map(|ply| ply.after);
        Some(read.map_err(|why| IllegalWord {
            ply,
            word: word.chars().take(10).collect(),
            why,
        }))
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
    plies(start, words)
        .map(|ply| ply.map(|ply| ply.mv))
        .collect()
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

/// The game that words tell, which must not go on after its end.
///
/// # Errors
/// The first word that is no legal move, or comes too late.
pub fn game<W: AsRef<str>>(
    start: Position,
    words: impl IntoIterator<Item = W>,
    rules: DrawRules,
) -> Result<Game, ReplayError> {
    let mut game = Game::from_position(start, rules);
    for (ply, number) in plies(start, words).zip(1..) {
        game.play(ply?.mv).map_err(|error| match error {
            PlayError::Over(_) => ReplayError::AfterTheEnd(number),
            PlayError::Illegal(_) => unreachable!("the word was read where the game stands"),
        })?;
    }
    Ok(game)
}

/// The game of somebody who is not to be believed: words with single spaces between, and not too
/// many. Draws that can be claimed do not end it by themselves.
///
/// # Errors
/// What is wrong first.
pub fn claimed_game(start: Position, moves: &str) -> Result<Game, ReplayError> {
    let words = || moves.split(' ').filter(|_| !moves.is_empty());
    let spaces = words().position(str::is_empty).unwrap_or(usize::MAX);
    let whole = words().take(spaces.min(MOST_PLIES));
    let game = game(start, whole, DrawRules::Claimed)?;
    let rest = words().nth(game.moves().len());
    match rest {
        None => Ok(game),
        Some("") => Err(ReplayError::Spaces),
        Some(_) => Err(ReplayError::TooLong),
    }
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
        assert_eq!((illegal.ply, &*illegal.word), (3, "castle"));
        let after = read[1].as_ref().unwrap().after;
        assert_eq!(
            positions(Position::start(), ["e2e4", "e7e5"]).unwrap()[2],
            after
        );
    }
}

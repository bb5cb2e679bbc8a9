//! The moves of a game, played again from its start.

use rookery_rules::{DrawReason, DrawRules, Game, Outcome, Position};
use rookery_store::{EndReason, Ending};

use super::MOST_PLIES;

/// A game whose every move is legal.
pub(super) struct Replay {
    game: Game,
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum ReplayError {
    #[error("A game has at most {MOST_PLIES} half-moves here.")]
    TooLong,
    #[error("Half-move {0}, \"{1}\", is not legal there.")]
    Illegal(usize, String),
    #[error("Half-move {0} comes after the end of the game.")]
    AfterTheEnd(usize),
    #[error("Moves are separated by single spaces.")]
    Spaces,
}

impl Replay {
    /// Plays moves in UCI notation with single spaces between.
    pub(super) fn new(start: Position, moves: &str) -> Result<Self, ReplayError> {
        let mut game = Game::from_position(start, DrawRules::Claimed);
        let words = moves.split(' ').filter(|_| !moves.is_empty());
        for (at, word) in words.enumerate() {
            let ply = at + 1;
            if word.is_empty() {
                return Err(ReplayError::Spaces);
            }
            if ply > MOST_PLIES {
                return Err(ReplayError::TooLong);
            }
            let illegal = || ReplayError::Illegal(ply, word.chars().take(10).collect());
            let mv = game.position().parse_uci(word).map_err(|_| illegal())?;
            game.play(mv).map_err(|error| match error {
                rookery_rules::PlayError::Over(_) => ReplayError::AfterTheEnd(ply),
                rookery_rules::PlayError::Illegal(_) => illegal(),
            })?;
        }
        Ok(Self { game })
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn plies(&self) -> usize {
        self.game.moves().len()
    }

    /// Every position, the start first.
    pub(super) fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        self.game.positions()
    }

    /// How the moves ended the game, if they did. A draw that can be claimed ends it only if the
    /// device says so, or says nothing else about a game that is over.
    pub(super) fn ending(&self, finished: bool, claimed: Option<Ending>) -> Option<Ending> {
        if let Some(outcome) = self.game.outcome() {
            return Some(outcome.into());
        }
        let drawn = self.game.claimable().filter(|_| finished)?;
        let drawn = Ending::from(Outcome::Draw(drawn));
        match claimed {
            None => Some(drawn),
            Some(claimed) => (claimed == drawn).then_some(drawn),
        }
    }
}

/// Ends of a game that only moves can bring: claiming one that they do not bring is a lie.
pub(super) fn needs_moves(reason: EndReason) -> bool {
    match reason {
        EndReason::Checkmate
        | EndReason::Stalemate
        | EndReason::InsufficientMaterial
        | EndReason::ThreefoldRepetition
        | EndReason::FivefoldRepetition
        | EndReason::FiftyMoves
        | EndReason::SeventyFiveMoves => true,
        EndReason::Resignation
        | EndReason::Time
        | EndReason::Abandonment
        | EndReason::Agreement => false,
    }
}

/// The draw that stands on the board alone, for games whose past is not checked.
pub(super) fn ending_on(position: &Position) -> Option<Ending> {
    let outcome = Game::from_position(*position, DrawRules::Claimed).outcome()?;
    let by_count = matches!(
        outcome,
        Outcome::Draw(DrawReason::SeventyFiveMoves | DrawReason::FivefoldRepetition)
    );
    (!by_count).then(|| outcome.into())
}

#[cfg(test)]
mod tests {
    use rookery_rules::Color;
    use rookery_rules::pgn::GameResult;

    use super::*;

    fn replay(moves: &str) -> Result<Replay, ReplayError> {
        Replay::new(Position::start(), moves)
    }

    fn refused(moves: &str) -> String {
        replay(moves).err().unwrap().to_string()
    }

    #[test]
    fn legal_moves_are_played_and_the_rest_named() {
        assert_eq!(replay("").unwrap().plies(), 0);
        assert_eq!(replay("e2e4 e7e5").unwrap().plies(), 2);
        assert_eq!(
            refused("e2e4 e2e5"),
            "Half-move 2, \"e2e5\", is not legal there."
        );
        assert_eq!(
            refused("e2e4 e4e5"),
            "Half-move 2, \"e4e5\", is not legal there."
        );
        assert_eq!(
            refused("e2e4  e7e5"),
            "Moves are separated by single spaces."
        );
        assert_eq!(refused(" e2e4"), "Moves are separated by single spaces.");
        let mate = "f2f3 e7e5 g2g4 d8h4";
        let after = refused(&format!("{mate} e2e4"));
        assert_eq!(after, "Half-move 5, \"e2e4\", is not legal there.");
        let shuffle = vec!["g1f3 g8f6 f3g1 f6g8"; 151].join(" ");
        assert_eq!(
            refused(&shuffle),
            "Half-move 17 comes after the end of the game."
        );
    }

    #[test]
    fn moves_prove_a_mate() {
        let mated = replay("f2f3 e7e5 g2g4 d8h4").unwrap();
        let ending = mated.ending(true, None).unwrap();
        assert_eq!(ending.result, GameResult::Win(Color::Black));
        assert_eq!(ending.reason, Some(EndReason::Checkmate));
        assert_eq!(replay("e2e4").unwrap().ending(true, None), None);
    }

    #[test]
    fn a_repetition_ends_the_game_only_if_someone_says_so() {
        let thrice = replay("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8").unwrap();
        let draw = Ending::from(Outcome::Draw(DrawReason::ThreefoldRepetition));
        assert_eq!(thrice.ending(false, None), None);
        assert_eq!(thrice.ending(true, None), Some(draw));
        assert_eq!(thrice.ending(true, Some(draw)), Some(draw));
        let resigned = Ending {
            result: GameResult::Win(Color::White),
            reason: Some(EndReason::Resignation),
        };
        assert_eq!(thrice.ending(true, Some(resigned)), None);
    }
}

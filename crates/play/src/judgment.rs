//! What the moves of a game prove about its end, and whether that agrees with what was claimed.

use rookery_rules::{DrawReason, DrawRules, Game, Outcome, Position};

use crate::ending::Ending;

/// How what is claimed of a game contradicts its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// It is said to go on.
    #[error("The moves have ended this game.")]
    AlreadyOver,
    /// It goes on and yet has a result.
    #[error("A game that goes on has no result yet.")]
    NotOver,
    /// It is said to be over, and nobody says how.
    #[error("The moves do not end this game, so someone has to say how it ended.")]
    NoResult,
    /// Somebody else won.
    #[error("The moves of this game give another result.")]
    OtherResult,
    /// It would take other moves to end like that.
    #[error("The moves do not end this game in that way.")]
    NotInTheMoves,
}

/// How the moves ended the game, if they did. A draw that can be claimed ends it only if that is said,
/// or nothing else is said about a game that is over.
///
/// # Errors
/// What is claimed contradicts the moves.
pub fn judge(
    game: &Game,
    finished: bool,
    claimed: Option<Ending>,
) -> Result<Option<Ending>, Contradiction> {
    let proven = proven(game, finished, claimed);
    match (finished, claimed, proven) {
        (false, _, Some(_)) => Err(Contradiction::AlreadyOver),
        (false, Some(_), None) => Err(Contradiction::NotOver),
        (true, None, None) => Err(Contradiction::NoResult),
        (true, Some(claimed), Some(proven)) if claimed.result != proven.result => {
            Err(Contradiction::OtherResult)
        }
        (true, Some(claimed), None) if claimed.needs_moves() => Err(Contradiction::NotInTheMoves),
        (false, None, None) | (true, ..) => Ok(proven),
    }
}

fn proven(game: &Game, finished: bool, claimed: Option<Ending>) -> Option<Ending> {
    if let Some(outcome) = game.outcome() {
        return Some(outcome.into());
    }
    let drawn = game.claimable().filter(|_| finished)?;
    let drawn = Ending::from(Outcome::Draw(drawn));
    match claimed {
        None => Some(drawn),
        Some(claimed) => (claimed == drawn).then_some(drawn),
    }
}

/// The end that stands on the board alone, for games whose past is not checked.
#[must_use]
pub fn on_board(position: &Position) -> Option<Ending> {
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
    use crate::ending::EndReason;
    use crate::replay::claimed_game;

    const MATE: &str = "f2f3 e7e5 g2g4 d8h4";
    const THRICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

    fn judged(
        moves: &str,
        finished: bool,
        claimed: Option<Ending>,
    ) -> Result<Option<Ending>, Contradiction> {
        let game = claimed_game(Position::start(), moves).unwrap();
        judge(&game, finished, claimed)
    }

    #[test]
    fn moves_prove_a_mate() {
        let ending = judged(MATE, true, None).unwrap().unwrap();
        assert_eq!(ending.result, GameResult::Win(Color::Black));
        assert_eq!(ending.reason, Some(EndReason::Checkmate));
        assert_eq!(judged("e2e4", false, None), Ok(None));
    }

    #[test]
    fn a_repetition_ends_the_game_only_if_someone_says_so() {
        let draw = Ending::from(Outcome::Draw(DrawReason::ThreefoldRepetition));
        assert_eq!(judged(THRICE, false, None), Ok(None));
        assert_eq!(judged(THRICE, true, None), Ok(Some(draw)));
        assert_eq!(judged(THRICE, true, Some(draw)), Ok(Some(draw)));
        let resigned = Ending {
            result: GameResult::Win(Color::White),
            reason: Some(EndReason::Resignation),
        };
        assert_eq!(judged(THRICE, true, Some(resigned)), Ok(None));
    }

    #[test]
    fn what_contradicts_the_moves_is_named() {
        let white = Some(Ending::of(GameResult::Win(Color::White)));
        let mate = Ending {
            result: GameResult::Win(Color::White),
            reason: Some(EndReason::Checkmate),
        };
        for (moves, finished, claimed, refusal) in [
            (MATE, false, None, Contradiction::AlreadyOver),
            ("e2e4", false, white, Contradiction::NotOver),
            ("e2e4", true, None, Contradiction::NoResult),
            (MATE, true, white, Contradiction::OtherResult),
            ("e2e4", true, Some(mate), Contradiction::NotInTheMoves),
        ] {
            assert_eq!(judged(moves, finished, claimed), Err(refusal));
        }
    }
}

//! When repetition and quiet moves draw a game, and who has to say so.

use super::{DrawReason, Game};

/// What repetition and quiet moves do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawRules {
    /// Threefold repetition and fifty moves end the game at once: against the engine and
    /// on one screen.
    AtOnce,
    /// Threefold repetition and fifty moves are claimed; fivefold repetition and
    /// seventy-five moves end the game by themselves: between people online.
    Claimed,
}

/// The draw that repetition or quiet moves bring by themselves.
pub(super) fn automatic(game: &Game) -> Option<DrawReason> {
    match game.rules() {
        DrawRules::AtOnce => claimable(game),
        DrawRules::Claimed => reached(
            game,
            (5, DrawReason::FivefoldRepetition),
            (150, DrawReason::SeventyFiveMoves),
        ),
    }
}

/// The draw that a player may claim.
pub(super) fn claimable(game: &Game) -> Option<DrawReason> {
    reached(
        game,
        (3, DrawReason::ThreefoldRepetition),
        (100, DrawReason::FiftyMoves),
    )
}

fn reached(
    game: &Game,
    repetition: (usize, DrawReason),
    quiet: (u16, DrawReason),
) -> Option<DrawReason> {
    let halfmoves = game.position().halfmoves();
    // A position takes four half-moves to come again, so most need no look back.
    if usize::from(halfmoves) >= 4 * (repetition.0 - 1) && game.repetitions() >= repetition.0 {
        Some(repetition.1)
    } else if halfmoves >= quiet.0 {
        Some(quiet.1)
    } else {
        None
    }
}

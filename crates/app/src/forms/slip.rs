//! What can be wrong with a field before anything is sent.

use rookery_protocol::account::{Fault, Mistake};
use rookery_protocol::label::BadLabel;

use super::form::Name;

/// What is wrong with one field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// It breaks a rule for accounts.
    Rule(Fault),
    /// It cannot be what a game is called.
    Label(BadLabel),
    /// There is no name to log in with.
    NoName,
    /// There is no password.
    NoPassword,
    /// There is no code.
    NoCode,
    /// There is no password of whoever asks.
    NoCurrent,
    /// A token has no name, or too long a one.
    TokenName,
    /// Nobody said which side was the writer's.
    NoSide,
    /// A player has no name.
    NoPlayer,
    /// A player's name has more than so many characters.
    LongPlayer(usize),
    /// There is no such day.
    NoDay,
    /// That day has not come yet.
    FutureDay,
    /// Nothing is kept with a day so long ago.
    OldDay,
    /// Nobody said how the game ended.
    NoResult,
    /// The moves give another result.
    OtherResult,
    /// No move was played.
    NoMoves,
    /// Moves were typed, and are not played yet.
    LeftMoves,
}

/// The field of a mistake in an account, and the mistake.
pub fn of(mistake: Mistake) -> (Name, Slip) {
    (mistake.field.name(), Slip::Rule(mistake.fault))
}

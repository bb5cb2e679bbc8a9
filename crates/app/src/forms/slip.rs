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
}

/// The field of a mistake in an account, and the mistake.
pub fn of(mistake: Mistake) -> (Name, Slip) {
    (mistake.field.name(), Slip::Rule(mistake.fault))
}

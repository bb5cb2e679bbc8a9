//! Somebody leaves this browser: what the server has not got, whether they are asked about it, and what goes
//! with them. Another one finds nothing of theirs.

use super::key::{Key, Meaning, Owner, Worth};

/// What lies under these names and goes when somebody leaves. Whoever is known by no id has what guests have.
/// What others left who did not log out stays theirs.
pub fn gone(names: &[String], id: Option<&str>) -> Vec<Key> {
    let goes = |name: &&String| {
        Meaning::of(name).is_some_and(|meaning| match meaning.thing.owner {
            Owner::Browser => false,
            Owner::Visitor => true,
            Owner::Person | Owner::Games | Owner::Traveler => {
                meaning.person.is_none() || meaning.person == id
            }
        })
    };
    names
        .iter()
        .filter(goes)
        .map(|name| Key::named(name))
        .collect()
}

/// Whether a guest has done or chosen something here that another one would come upon.
pub fn is_worth_asking(names: &[String]) -> bool {
    names.iter().any(|name| {
        Meaning::of(name).is_some_and(|Meaning { thing, person, .. }| {
            person.is_none() && thing.owner != Owner::Browser && thing.worth != Worth::Trace
        })
    })
}

/// What the server has not got of what somebody did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unsent {
    /// Games that wait.
    pub games: usize,
    /// Games that the server would not take.
    pub refused: usize,
    /// Puzzles that were solved.
    pub puzzles: usize,
    /// Games with variations or comments that wait.
    pub notes: usize,
    /// Whether the story has come further here than there.
    pub story: bool,
    /// Whether something that was chosen, or their level, is not there.
    pub settings: bool,
}

/// How far somebody has come with leaving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Parting {
    /// What waits is being sent.
    #[default]
    Sending,
    /// Not all of it can be sent, so they are asked.
    Asking(Unsent),
    /// The server is told, and then everything here goes.
    Going,
    /// They have changed their mind.
    Staying,
}

/// What somebody says who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Send it once more.
    Again,
    /// Then not.
    Stay,
    /// What is not sent may go.
    Go,
}

impl Parting {
    /// So much is left after everything was sent that can be.
    #[must_use]
    pub fn sent(self, left: Unsent) -> Self {
        match self {
            Self::Sending if left == Unsent::default() => Self::Going,
            Self::Sending => Self::Asking(left),
            other => other,
        }
    }

    /// Somebody was asked and says this.
    #[must_use]
    pub fn answer(self, answer: Answer) -> Self {
        match (self, answer) {
            (Self::Asking(_), Answer::Again) => Self::Sending,
            (Self::Asking(_) | Self::Sending, Answer::Stay) => Self::Staying,
            (Self::Asking(_), Answer::Go) => Self::Going,
            (other, _) => other,
        }
    }

    /// The server did not end the session, so nothing goes.
    #[must_use]
    pub fn refused(self) -> Self {
        match self {
            Self::Going => Self::Staying,
            other => other,
        }
    }
}

#[cfg(test)]
mod tests;

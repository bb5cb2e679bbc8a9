//! How soon somebody answers.

/// How soon a reply that is known is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// After as long as a person might look.
    Human,
    /// At once.
    Instant,
}

//! What can be wrong with a text of the story.

/// A fault, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {fault}")]
pub struct StoryError {
    /// The name of the file.
    pub file: String,
    /// The line in it, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: StoryFault,
}

/// What is wrong in a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoryFault {
    /// A chapter has to begin with its title.
    #[error("a file begins with `chapter:` and a title")]
    NoTitle,
    /// A second title.
    #[error("a file holds one chapter, so it has one title")]
    TwoTitles,
    /// A word before a colon that is neither a directive nor a speaker.
    #[error("nobody and nothing is called `{0}`")]
    Unknown(String),
    /// A mood that nobody has.
    #[error("there is no mood `{0}`")]
    NoMood(String),
    /// Something is named that does not exist.
    #[error("there is no {what} `{key}`")]
    Missing {
        /// What kind of thing.
        what: &'static str,
        /// What it was called.
        key: String,
    },
    /// Nothing stands after the colon.
    #[error("nothing is said after the colon")]
    Empty,
    /// An option outside of a choice.
    #[error("an option, `- key: words`, stands right below its choice")]
    StrayOption,
    /// A choice with fewer than two options.
    #[error("a choice needs at least two options")]
    NoChoice,
    /// A choice or an option that is already there.
    #[error("`{0}` is already taken")]
    Taken(String),
    /// A condition on a choice that has not been made yet.
    #[error("`when` asks for `{0}`, which has not been chosen before")]
    NotYet(String),
    /// A choice inside of a condition, or a condition inside of another.
    #[error("this cannot stand between `when` and `end`")]
    Nested,
    /// An `end` without its `when`.
    #[error("`end` has no `when`")]
    StrayEnd,
    /// A `when` without its `end`.
    #[error("`when` has no `end`")]
    NoEnd,
    /// A slot other than the player's name.
    #[error("the only slot is {{name}}")]
    Slot,
}

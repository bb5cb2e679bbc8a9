//! How much one game may hold before it is refused, so that no input costs more than this.

/// The most of everything that one game may hold. Each limit has an error of its own.
///
/// Any combination is allowed; memory is bounded by the limits and not by the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Half-moves of one line from the start of the game, and never more than
    /// [`Limits::MAX_PLIES`].
    pub plies: usize,
    /// Moves of the game and of all its variations together.
    pub nodes: usize,
    /// Variations inside one another.
    pub depth: usize,
    /// Characters of one comment.
    pub comment: usize,
    /// Bytes of all comments together.
    pub text: usize,
    /// Tags.
    pub tags: usize,
    /// Characters of a tag's name and of its value.
    pub tag: usize,
}

impl Limits {
    /// For games that strangers send.
    pub const IMPORT: Self = Self {
        plies: 600,
        nodes: 3_000,
        depth: 32,
        comment: 2_000,
        text: 250_000,
        tags: 32,
        tag: 256,
    };

    /// For files of one's own: room for any game that was really played and for thick
    /// annotations, and still no room to run out of memory.
    pub const ARCHIVE: Self = Self {
        plies: 5_000,
        nodes: 100_000,
        depth: 64,
        comment: 32_000,
        text: 4_000_000,
        tags: 200,
        tag: 4_000,
    };

    /// No game is longer: the laws end it at 75 quiet moves long before.
    pub const MAX_PLIES: usize = 20_000;
}

impl Default for Limits {
    /// [`Limits::IMPORT`], the narrow ones.
    fn default() -> Self {
        Self::IMPORT
    }
}

//! What an engine and a model of people can tell about one move that has to be found.

/// What is known about a move of the solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clue {
    /// Nodes after which an engine with an empty table had found the move and kept to it; `None`
    /// if it had not within [`Clue::PATIENCE`].
    pub found: Option<u32>,
    /// How likely people of each rating of [`Clue::ASKED`] play it, from 0 to 1.
    pub played: [f32; 5],
}

impl Clue {
    /// Nodes after which an engine gives up looking for the move.
    pub const PATIENCE: u64 = 10_000;
    /// Nodes that stand for a move that was not found.
    pub(crate) const LOST: u32 = 25_000;
    /// Ratings of the people who are asked.
    pub const ASKED: [u16; 5] = [700, 1100, 1500, 1900, 2300];
}

//! Where a puzzle comes from.

use rookery_play::words;

words! {
    /// Where a puzzle comes from.
    pub enum PuzzleSource {
        /// One of those that ship.
        Own = "own",
        /// From a file of the Lichess collection.
        Lichess = "lichess",
    }
}

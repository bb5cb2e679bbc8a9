//! For what an attempt is judged where nobody can look up the solution.

use rookery_play::words;

words! {
    /// For what the server judges.
    pub enum JudgedMode {
        /// For a rating; the first attempt at a puzzle counts.
        Rated = "rated",
        /// Harder and harder ones, until the first wrong move.
        Streak = "streak",
    }
}

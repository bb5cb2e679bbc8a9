//! What makes a puzzle sound. Each rule has a file; [`Proof`] asks them in turn.

mod choice;
mod end;
mod mistake;
mod proof;
mod recapture;
mod review;
mod reward;
mod scout;

pub use proof::{Effort, Proof, Prover, Solution};
pub use review::{Opinion, Review};
pub use scout::{Moment, Scout};

/// Why a moment of a game makes no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Flaw {
    /// The opponent's move is not legal, or ends the game.
    #[error("there is nothing to solve after this move")]
    NoPosition,
    /// The best move is not good, or others are nearly as good.
    #[error("the first move is not the only good one")]
    NotTheOnlyMove,
    /// The solver stood about as well before the opponent's move.
    #[error("the opponent made no mistake")]
    NoMistake,
    /// There is only one legal move, so nothing has to be found.
    #[error("the first move is forced")]
    NoChoice,
    /// One move that neither mates nor takes a piece for nothing.
    #[error("one move without a clear reward")]
    NoReward,
    /// All there is to do is to take back.
    #[error("it is only a recapture")]
    Recapture,
}

//! What somebody who plays looks like.

use super::cast::Animal;
use super::drawn_face::DrawnFace;

/// The picture beside a player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFace {
    /// Anybody human.
    Person,
    /// Somebody of the forest, with the face of the cast.
    Animal(Animal),
    /// Somebody with a mood.
    Drawn(DrawnFace),
    /// An engine without a face of its own: the mascot stands in.
    Engine,
}

//! What somebody who plays looks like.

use super::cast::Animal;
use super::visage::Visage;

/// The picture beside a player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Anybody human.
    Person,
    /// Somebody of the forest, with the face of the cast.
    Animal(Animal),
    /// Somebody with a mood.
    Drawn(Visage),
    /// An engine without a face of its own: the mascot stands in.
    Engine,
}

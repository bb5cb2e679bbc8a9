//! What somebody who plays looks like.

use super::cast::Animal;
use super::visage::Visage;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    Person,
    Animal(Animal),
    /// Somebody with a mood.
    Drawn(Visage),
    Engine,
}

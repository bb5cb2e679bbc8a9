//! What somebody who plays looks like.

use super::cast::Animal;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Person,
    Animal(Animal),
    Engine,
}

//! What somebody who plays looks like.

use super::drawn_face::DrawnFace;
use super::rivals::Rival;

/// The picture beside a player's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFace {
    /// Anybody human.
    Person,
    /// Somebody of the forest, with the face of the cast.
    Animal(Rival),
    /// Somebody with a mood.
    Drawn(DrawnFace),
    /// An engine without a face of its own: the mascot stands in.
    Engine,
}

//! Words of the list of moves beside a game.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Moves";
    empty => "Every move will be written down here.";
}

//! How the worker is asked to play: the dials, the rating, and the number behind every chance.

use serde::{Deserialize, Serialize};

/// A manner of playing; by default the engine as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manner {
    /// Men kept at home (0) or thrown at the opponent (100).
    pub aggressiveness: u8,
    /// How well it knows where men belong, 0 to 100.
    pub positional: u8,
    /// Avoids exchanges (0) or seeks them (100).
    pub trading: u8,
    /// How many moves it does not see, 0 to 100.
    pub blind_spots: u8,
    /// A rung of the ladder, 200 to 2400, or full strength. A rated opponent needs the weights of
    /// people, is limited by nodes alone, and ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Decides what is left to chance. The same for all moves of a game.
    pub seed: u32,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            aggressiveness: 50,
            positional: 100,
            trading: 50,
            blind_spots: 0,
            rating: None,
            seed: 0,
        }
    }
}

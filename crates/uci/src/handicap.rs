//! How well we are asked to play.

use std::sync::{Arc, OnceLock};

use rookery_analysis::Rating;
use rookery_engine::{Human, PEOPLE, Strength};

/// What the options say about strength.
pub(crate) struct Handicap {
    pub(crate) limited: bool,
    pub(crate) rating: Rating,
    /// Instead of the rating.
    pub(crate) step: Option<u16>,
}

impl Default for Handicap {
    fn default() -> Self {
        Self {
            limited: false,
            rating: Rating::new(1200).unwrap_or(Rating::LOWEST),
            step: None,
        }
    }
}

impl Handicap {
    pub(crate) fn strength(&self) -> Strength {
        match (self.step, self.limited) {
            (Some(step), _) => Strength::Step(step, human()),
            (None, true) => Strength::Rated(self.rating, human()),
            (None, false) => Strength::Full,
        }
    }
}

/// The people we know.
pub(crate) fn human() -> Arc<Human> {
    static HUMAN: OnceLock<Arc<Human>> = OnceLock::new();
    let read = || Arc::new(Human::parse(PEOPLE).expect("the weights are made for this engine"));
    Arc::clone(HUMAN.get_or_init(read))
}

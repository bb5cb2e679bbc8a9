//! What people of a rating would play, learnt from their games.

mod glance;
mod notice;
mod weights;

pub use self::glance::{Glance, SCENES, STEPS, Sighting};
pub use self::notice::NOTICES;
pub(crate) use self::notice::Surroundings;
pub use self::weights::{HABITS, KNOTS, ParseHumanError, Weights};

/// The weights that were learnt: what [`Human::parse`] reads.
pub const PEOPLE: &[u8] = include_bytes!("../human.bin");

/// A model of people.
///
/// How likely a move is, is a sum of what is noticed about it, weighed as people of the rating
/// weigh it, and of a habit: how well the step fits the scene.
#[derive(Debug)]
pub struct Human {
    weights: Weights,
}

impl Human {
    /// Reads the weights that training wrote.
    ///
    /// # Errors
    /// Bytes that are no weights of this version.
    pub fn parse(bytes: &[u8]) -> Result<Self, ParseHumanError> {
        Weights::parse(bytes).map(Self::from)
    }

    /// For each move the logarithm of how likely a person of the rating plays it, up to a
    /// constant that all moves share.
    #[must_use]
    pub fn inclinations(&self, glance: &Glance, rating: u16) -> Vec<f32> {
        self.inclinations_in_haze(glance, rating, 1.0)
    }

    /// The same for somebody who makes out only a part of what the looks ahead tell; their habits
    /// stay.
    pub(crate) fn inclinations_in_haze(
        &self,
        glance: &Glance,
        rating: u16,
        sight: f32,
    ) -> Vec<f32> {
        let weights = &self.weights;
        let blend = blend(rating);
        let hidden = weights.hidden(&glance.scene, blend);
        let inclination = |sighting: &Sighting| {
            let noticed: f32 = sighting
                .notices
                .iter()
                .map(|&notice| {
                    let ahead = usize::from(notice) < notice::AHEAD;
                    weights.notice(notice, blend) * if ahead { sight } else { 1.0 }
                })
                .sum();
            noticed + weights.habit(&hidden, sighting.steps)
        };
        glance.moves.iter().map(inclination).collect()
    }
}

impl From<Weights> for Human {
    fn from(weights: Weights) -> Self {
        Self { weights }
    }
}

/// Between which two knots a rating lies, and how near to the second. Beyond the first it goes
/// on as far again as the second lies ahead: whoever plays worse than anybody in the data errs
/// in the same ways, but more.
#[must_use]
pub fn blend(rating: u16) -> (usize, f32) {
    let [first, second, ..] = KNOTS;
    let lowest = 2 * first - second;
    let at = rating.clamp(lowest, KNOTS[KNOTS.len() - 1]);
    let upper = KNOTS
        .iter()
        .position(|&knot| knot >= at)
        .unwrap_or(0)
        .max(1);
    let (low, high) = (f32::from(KNOTS[upper - 1]), f32::from(KNOTS[upper]));
    (upper - 1, (f32::from(at) - low) / (high - low))
}

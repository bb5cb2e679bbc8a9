//! What a rating means: who sits there, how far they think, and how much they trust it.

use std::num::NonZeroU8;

use rookery_analysis::Rating;

/// How a person of a rating plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Level {
    /// Whose inclinations they have, as a rating among people.
    pub(crate) person: u16,
    /// How much of what lies ahead they make out; one is what people of that rating do.
    pub(crate) sight: f32,
    /// How much chance decides; one is what people do.
    pub(crate) warmth: f32,
    /// Positions they think about.
    pub(crate) nodes: u64,
    /// Moves they compare.
    pub(crate) lines: NonZeroU8,
    /// What a pawn lost in thought weighs against inclination.
    pub(crate) trust: f32,
}

const MANY: NonZeroU8 = NonZeroU8::new(6).expect("six is not zero");
const FEW: NonZeroU8 = NonZeroU8::new(2).expect("two is not zero");

impl Level {
    pub(crate) fn of(rating: Rating) -> Self {
        Self::at(rating.get())
    }

    /// A step of the raw scale, from 0 to 2600.
    pub(crate) fn at(step: u16) -> Self {
        let above = f32::from(step.saturating_sub(1400)) / 100.0;
        Self {
            person: (300 + step).min(2300),
            sight: 1.0 - f32::from(1000_u16.saturating_sub(step)) / 1000.0,
            warmth: 1.0 + f32::from(1000_u16.saturating_sub(step)) / 4000.0,
            nodes: 200 + (300.0 * libm::powf(1.85, above)) as u64,
            lines: if step < 1900 { MANY } else { FEW },
            trust: above * (0.3 + above * (0.12 + 0.04 * above)),
        }
    }
}

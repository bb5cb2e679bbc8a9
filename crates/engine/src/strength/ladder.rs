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

/// Ratings and the steps of the raw scale that were measured to play at them, with
/// `cargo xtask calibrate steps`.
const RUNGS: [(u16, u16); 12] = [
    (200, 200),
    (350, 400),
    (580, 600),
    (830, 800),
    (1040, 1000),
    (1170, 1400),
    (1400, 1600),
    (1660, 1800),
    (1830, 2000),
    (2020, 2200),
    (2250, 2400),
    (2450, 2600),
];

impl Level {
    pub(crate) fn of(rating: Rating) -> Self {
        let rating = rating.get();
        let upper = RUNGS.iter().position(|&(rung, _)| rung >= rating);
        let upper = upper.unwrap_or(RUNGS.len() - 1).max(1);
        let ((low, from), (high, to)) = (RUNGS[upper - 1], RUNGS[upper]);
        let part = u32::from(to - from) * u32::from(rating - low) / u32::from(high - low);
        Self::at(from + part as u16)
    }

    /// A step of the raw scale, from 0 to 2600.
    pub(crate) fn at(step: u16) -> Self {
        let above = f32::from(step.saturating_sub(1400)) / 100.0;
        Self {
            person: (300 + step).min(2300),
            sight: 1.0 - f32::from(1000_u16.saturating_sub(step)) / 1000.0,
            warmth: 1.0 + f32::from(1000_u16.saturating_sub(step)) / 4000.0,
            nodes: 200 + (300.0 * libm::expf(0.615 * above)) as u64,
            lines: if step < 1900 { MANY } else { FEW },
            trust: above * (0.3 + above * (0.12 + 0.04 * above)),
        }
    }
}

//! What a rating means: who sits there, how far they think, and how much they trust it.

use std::num::NonZeroU8;

use rookery_analysis::{Rating, Style};

use super::price::price;

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
const RUNGS: [(u16, u16); 15] = [
    (200, 200),
    (345, 400),
    (540, 600),
    (805, 800),
    (1070, 1000),
    (1140, 1200),
    (1170, 1400),
    (1380, 1600),
    (1540, 1700),
    (1765, 1800),
    (1990, 1900),
    (2235, 2000),
    (2450, 2200),
    (2600, 2400),
    (2750, 2600),
];

impl Level {
    /// Whoever plays at a rating with a style, as far as the raw scale goes.
    pub(crate) fn of(rating: Rating, style: Style) -> Self {
        let rating = f32::from(rating.get());
        let alike = rating + price(style, rating);
        let rungs = RUNGS.map(|(rung, step)| (f32::from(rung), f32::from(step)));
        Self::at(along(&rungs, alike) as u16)
    }

    /// A step of the raw scale, from 0 to 2600.
    pub(crate) fn at(step: u16) -> Self {
        let above = f32::from(step.saturating_sub(1400)) / 100.0;
        Self {
            person: (300 + step).min(2300),
            sight: 1.0 - f32::from(1000_u16.saturating_sub(step)) / 1000.0,
            warmth: 1.0 + f32::from(1000_u16.saturating_sub(step)) / 4000.0,
            nodes: 200 + (300.0 * libm::expf(0.615 * above)) as u64,
            lines: match step {
                0..1900 => MANY,
                1900..2200 => FEW,
                _ => NonZeroU8::MIN,
            },
            trust: above * (0.3 + above * (0.12 + 0.04 * above)),
        }
    }
}

/// What lies at a place between points that are known; at the ends, what the last point says.
pub(super) fn along(points: &[(f32, f32)], at: f32) -> f32 {
    let upper = points.iter().position(|&(place, _)| place >= at);
    match upper.unwrap_or(points.len()) {
        0 => points[0].1,
        upper if upper == points.len() => points[upper - 1].1,
        upper => {
            let ((low, from), (high, to)) = (points[upper - 1], points[upper]);
            from + (to - from) * (at - low) / (high - low)
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Dial;

    use super::*;

    fn level(rating: u16, style: Style) -> Level {
        Level::of(Rating::new(rating).unwrap(), style)
    }

    #[test]
    fn between_points_lies_a_line_and_beyond_them_nothing_new() {
        let points = [(0.0, 10.0), (2.0, 20.0), (3.0, 50.0)];
        let at = [-1.0, 0.0, 1.0, 2.0, 2.5, 3.0, 9.0].map(|at| along(&points, at));
        assert_eq!(at, [10.0, 10.0, 15.0, 20.0, 35.0, 50.0, 50.0]);
    }

    #[test]
    fn rungs_stand_on_the_steps_they_were_measured_at() {
        for (rung, step) in RUNGS.into_iter().filter(|&(rung, _)| rung <= 2400) {
            assert_eq!(level(rung, Style::PURE), Level::at(step));
        }
        assert!(RUNGS.is_sorted());
    }

    #[test]
    fn the_blind_think_more_for_the_same_rating_until_the_scale_ends() {
        let blind = Style {
            blind_spots: Dial::HIGHEST,
            ..Style::PURE
        };
        assert!(level(1600, blind).nodes > level(1600, Style::PURE).nodes);
        assert_eq!(level(2400, blind), Level::at(2600));
    }
}

//! What a style costs, so that a rating is the same strength with every style, and how much of it
//! a rating can afford.

use rookery_analysis::{Dial, Rating, Style};

use super::ladder::along;

/// The ratings at which styles were measured, with `cargo xtask calibrate styles`.
const RATINGS: [f32; 3] = [600.0, 1000.0, 1600.0];

/// For some marks of a dial what it costs at each of those ratings.
type Costs<const MARKS: usize> = [(u8, [f32; RATINGS.len()]); MARKS];

const AGGRESSIVENESS: Costs<3> = [
    (0, [0.0, 40.0, 40.0]),
    (50, [0.0; 3]),
    (100, [0.0, 0.0, 40.0]),
];
const POSITIONAL: Costs<2> = [(0, [50.0, 20.0, 110.0]), (100, [0.0; 3])];
const TRADING: Costs<3> = [
    (0, [0.0, 0.0, 15.0]),
    (50, [0.0; 3]),
    (100, [0.0, 0.0, 40.0]),
];
const BLIND_SPOTS: Costs<3> = [
    (0, [0.0; 3]),
    (20, [50.0, 140.0, 480.0]),
    (60, [350.0, 530.0, 1500.0]),
];

/// What part of the dial for blind spots a rating can make up for. Thinking does not help whoever
/// sees every second move only: at 60 on the dial even 1750 scored a mere quarter against 1000.
const AFFORDED: [(f32, f32); 5] = [
    (200.0, 1.0),
    (600.0, 0.6),
    (1000.0, 0.25),
    (1600.0, 0.08),
    (2400.0, 0.02),
];

/// The style with as many blind spots as a rating can afford.
pub(super) fn afforded(style: Style, rating: Rating) -> Style {
    let part = along(&AFFORDED, f32::from(rating.get()));
    let mark = libm::roundf(part * f32::from(style.blind_spots.get()));
    Style {
        blind_spots: Dial::new(mark as u8).unwrap_or(Dial::HIGHEST),
        ..style
    }
}

/// By how many points somebody has to be better than a rating to play at it with a style. Dials
/// are measured one by one, and their costs are added.
pub(super) fn price(style: Style, rating: f32) -> f32 {
    cost(&AGGRESSIVENESS, style.aggressiveness, rating)
        + cost(&POSITIONAL, style.positional, rating)
        + cost(&TRADING, style.trading, rating)
        + cost(&BLIND_SPOTS, style.blind_spots, rating)
}

fn cost<const MARKS: usize>(costs: &Costs<MARKS>, dial: Dial, rating: f32) -> f32 {
    let by_rating: [_; RATINGS.len()] = std::array::from_fn(|at| {
        let by_mark = costs.map(|(mark, costs)| (f32::from(mark), costs[at]));
        (RATINGS[at], along(&by_mark, f32::from(dial.get())))
    });
    along(&by_rating, rating)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pure_style_is_free() {
        for rating in [Rating::LOWEST, Rating::HIGHEST] {
            assert_eq!(afforded(Style::PURE, rating), Style::PURE);
            assert_eq!(price(Style::PURE, f32::from(rating.get())), 0.0);
        }
    }

    #[test]
    fn the_stronger_afford_fewer_blind_spots() {
        let blind = Style {
            blind_spots: Dial::HIGHEST,
            ..Style::PURE
        };
        let marks = [200, 600, 1000, 1600, 2400].map(|rating| {
            let rating = Rating::new(rating).unwrap();
            afforded(blind, rating).blind_spots.get()
        });
        assert_eq!(marks, [100, 60, 25, 8, 2]);
    }
}

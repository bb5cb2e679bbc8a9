//! How likely somebody makes each move, by the model of people.

use rookery_engine::{Glance, Human};

/// The chance of each move of a glance, for people of this rating.
pub(super) fn likelihoods(human: &Human, glance: &Glance, rating: u16) -> Vec<f32> {
    let inclinations = human.inclinations(glance, rating);
    let most = inclinations.iter().copied().fold(f32::MIN, f32::max);
    let weights = inclinations.iter().map(|own| (own - most).exp());
    let weights: Vec<_> = weights.collect();
    let all: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / all).collect()
}

//! Gradient descent (Adam) on the weights, both cores at once.

use std::thread;

use rookery_engine::FEATURES;
use rookery_rules::Color;

use super::samples::{SLOPE, TuningSample};

/// Middlegame and endgame.
pub(super) type Pair = [f32; 2];

const BATCH: usize = 65_536;
const RATE: f32 = 1.0;
/// Pulls rarely seen weights toward nothing.
const DECAY: f32 = 1e-6;
/// Where fitting begins: the first features are the pieces, pawn to queen.
const MATERIAL: [f32; 5] = [100.0, 320.0, 330.0, 500.0, 950.0];

pub(super) fn fit(samples: &[TuningSample], epochs: usize) -> Vec<Pair> {
    // From nothing but material, so that the games kept aside have never been seen.
    let mut weights = vec![[0.0; 2]; FEATURES];
    for (pair, value) in weights.iter_mut().zip(MATERIAL) {
        *pair = [value; 2];
    }
    // The last tenth of the games is kept aside to see what fitting is worth.
    let (used, kept) = samples.split_at(samples.len() / 10 * 9);
    let kept: Vec<_> = kept.iter().collect();
    let used = shuffled(used);
    println!(
        "loss before: {:.6} on positions kept aside",
        loss(&kept, &weights)
    );
    let mut mean = vec![[0.0f32; 2]; FEATURES];
    let mut spread = vec![[0.0f32; 2]; FEATURES];
    let mut step = 0;
    for epoch in 0..epochs {
        let rate = RATE * 0.05f32.powf(epoch as f32 / epochs as f32);
        for batch in used.chunks(BATCH) {
            step += 1;
            let gradient = gradient(batch, &weights);
            let (fade, fade_spread) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for feature in 0..FEATURES {
                for half in 0..2 {
                    let pull = gradient[feature][half] / batch.len() as f32
                        + DECAY * weights[feature][half] * SLOPE;
                    let (m, v) = (&mut mean[feature][half], &mut spread[feature][half]);
                    *m = 0.9 * *m + 0.1 * pull;
                    *v = 0.999 * *v + 0.001 * pull * pull;
                    weights[feature][half] -=
                        rate * (*m / fade) / ((*v / fade_spread).sqrt() + 1e-9);
                }
            }
        }
        if epoch % 5 == 4 {
            println!("epoch {}: {:.6}", epoch + 1, loss(&kept, &weights));
        }
    }
    println!(
        "loss after: {:.6} on positions kept aside",
        loss(&kept, &weights)
    );
    weights
}

/// In an order of no meaning, always the same.
fn shuffled(samples: &[TuningSample]) -> Vec<&TuningSample> {
    let mut order: Vec<_> = samples.iter().collect();
    let mut state = 1u64;
    for i in (1..order.len()).rev() {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        order.swap(i, (state >> 33) as usize % (i + 1));
    }
    order
}

fn gradient(batch: &[&TuningSample], weights: &[Pair]) -> Vec<Pair> {
    let parts = halves(batch, |part| {
        let mut gradient = vec![[0.0f32; 2]; FEATURES];
        for sample in part {
            let (chance, middle, end) = chance(sample, weights);
            let pull = (chance - sample.target) * chance * (1.0 - chance);
            for &(feature, count) in &sample.trace.counts {
                let pair = &mut gradient[usize::from(feature)];
                pair[0] += pull * middle * f32::from(count);
                pair[1] += pull * end * f32::from(count);
            }
        }
        gradient
    });
    let [mut first, second] = parts;
    for (sum, more) in first.iter_mut().zip(&second) {
        sum[0] += more[0];
        sum[1] += more[1];
    }
    first
}

fn loss(samples: &[&TuningSample], weights: &[Pair]) -> f64 {
    let parts = halves(samples, |part| {
        part.iter()
            .map(|sample| f64::from(chance(sample, weights).0 - sample.target).powi(2))
            .sum::<f64>()
    });
    parts.iter().sum::<f64>() / samples.len() as f64
}

/// White's chance, and how much each half of the weights bears on the evaluation.
fn chance(sample: &TuningSample, weights: &[Pair]) -> (f32, f32, f32) {
    let trace = &sample.trace;
    let (mut middle, mut end) = (0.0, 0.0);
    for &(feature, count) in &trace.counts {
        let pair = weights[usize::from(feature)];
        middle += pair[0] * f32::from(count);
        end += pair[1] * f32::from(count);
    }
    let ahead = if end >= 0.0 {
        Color::White
    } else {
        Color::Black
    };
    let (middle_share, end_share) = (trace.phase, (1.0 - trace.phase) * trace.scale[ahead]);
    let evaluation = middle * middle_share + end * end_share;
    let chance = 1.0 / (1.0 + (-SLOPE * evaluation).exp());
    (chance, middle_share, end_share)
}

fn halves<T: Send>(
    samples: &[&TuningSample],
    work: impl Fn(&[&TuningSample]) -> T + Sync,
) -> [T; 2] {
    let (first, second) = samples.split_at(samples.len() / 2);
    thread::scope(|scope| {
        let other = scope.spawn(|| work(second));
        let mine = work(first);
        [mine, other.join().expect("a worker ends")]
    })
}

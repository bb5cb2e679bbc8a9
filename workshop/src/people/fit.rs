//! Stochastic gradient descent on how surprising the moves of people are, with a step per weight
//! that shrinks as the weight learns (Adagrad).

use rookery_engine::{HABITS, KNOTS, Sighting, Weights, blend};

use super::samples::HumanSample;

/// The first step of weights of notices, and of habits.
const RATES: [f32; 2] = [0.06, 0.025];

/// A table of weights with the sum of its squared gradients.
struct Table {
    weights: Vec<f32>,
    squares: Vec<f32>,
    rate: f32,
}

impl Table {
    fn new(weights: Vec<f32>, rate: f32) -> Self {
        Self {
            squares: vec![1e-2; weights.len()],
            weights,
            rate,
        }
    }

    fn row(&self, at: usize) -> &[f32] {
        &self.weights[at * HABITS..][..HABITS]
    }

    fn step(&mut self, at: usize, gradient: f32) {
        self.squares[at] += gradient * gradient;
        self.weights[at] -= self.rate * gradient / self.squares[at].sqrt();
    }
}

struct Tables {
    notices: Table,
    scenes: Table,
    levels: Table,
    steps: Table,
}

/// Learns, and hands the weights out after each pass.
pub(super) fn fit(
    samples: &[HumanSample],
    epochs: usize,
    mut tell: impl FnMut(&Weights),
) -> Weights {
    let mut dice = Dice(1);
    let [notices, scenes, levels, steps] = Weights::SIZES;
    let mut tables = Tables {
        notices: Table::new(vec![0.0; notices], RATES[0]),
        scenes: Table::new(dice.spread(scenes, 0.05), RATES[1]),
        levels: Table::new(vec![0.25; levels], RATES[1]),
        steps: Table::new(dice.spread(steps, 0.05), RATES[1]),
    };
    let mut order: Vec<usize> = (0..samples.len()).collect();
    for _ in 0..epochs {
        for i in (1..order.len()).rev() {
            order.swap(i, dice.next() as usize % (i + 1));
        }
        for &i in &order {
            tables.learn(&samples[i]);
        }
        tell(&tables.weights());
    }
    tables.weights()
}

impl Tables {
    fn weights(&self) -> Weights {
        Weights {
            notices: self.notices.weights.clone(),
            scenes: self.scenes.weights.clone(),
            levels: self.levels.weights.clone(),
            steps: self.steps.weights.clone(),
        }
    }

    fn learn(&mut self, sample: &HumanSample) {
        let (knot, share) = blend(sample.rating);
        let sums = self.sums(sample, knot, share);
        let hidden = sums.map(|sum| sum.clamp(0.0, 1.0));
        let moves = &sample.glance.moves;
        let surprise = self.surprise(sample, &hidden, knot, share);
        let mut back = [0.0; HABITS];
        for (sighting, &gradient) in moves.iter().zip(&surprise) {
            for &notice in &sighting.notices {
                let at = usize::from(notice) * KNOTS.len() + knot;
                self.notices.step(at, gradient * (1.0 - share));
                self.notices.step(at + 1, gradient * share);
            }
            let [from, to] = sighting.steps.map(usize::from);
            for i in 0..HABITS {
                let both =
                    self.steps.weights[from * HABITS + i] + self.steps.weights[to * HABITS + i];
                back[i] += gradient * both;
                if hidden[i] > 0.0 && gradient.abs() > 1e-4 {
                    self.steps.step(from * HABITS + i, gradient * hidden[i]);
                    self.steps.step(to * HABITS + i, gradient * hidden[i]);
                }
            }
        }
        for i in 0..HABITS {
            if !(0.0..=1.0).contains(&sums[i]) {
                continue;
            }
            for &feature in &sample.glance.scene {
                self.scenes.step(usize::from(feature) * HABITS + i, back[i]);
            }
            self.levels.step(knot * HABITS + i, back[i] * (1.0 - share));
            self.levels.step((knot + 1) * HABITS + i, back[i] * share);
        }
    }

    fn sums(&self, sample: &HumanSample, knot: usize, share: f32) -> [f32; HABITS] {
        let (low, high) = (self.levels.row(knot), self.levels.row(knot + 1));
        let mut sums: [f32; HABITS] =
            std::array::from_fn(|i| low[i] * (1.0 - share) + high[i] * share);
        for &feature in &sample.glance.scene {
            for (sum, weight) in sums.iter_mut().zip(self.scenes.row(usize::from(feature))) {
                *sum += weight;
            }
        }
        sums
    }

    /// For each move how much likelier it seemed than it was.
    fn surprise(
        &self,
        sample: &HumanSample,
        hidden: &[f32; HABITS],
        knot: usize,
        share: f32,
    ) -> Vec<f32> {
        let inclination = |sighting: &Sighting| {
            let noticed: f32 = sighting
                .notices
                .iter()
                .map(|&notice| {
                    let at = usize::from(notice) * KNOTS.len() + knot;
                    let weights = &self.notices.weights;
                    weights[at] * (1.0 - share) + weights[at + 1] * share
                })
                .sum();
            let [from, to] = sighting.steps.map(|step| self.steps.row(usize::from(step)));
            let habit: f32 = (0..HABITS).map(|i| hidden[i] * (from[i] + to[i])).sum();
            noticed + habit
        };
        let mut chances: Vec<_> = sample.glance.moves.iter().map(inclination).collect();
        let most = chances.iter().copied().fold(f32::MIN, f32::max);
        for chance in &mut chances {
            *chance = (*chance - most).exp();
        }
        let total: f32 = chances.iter().sum();
        for chance in &mut chances {
            *chance /= total;
        }
        chances[sample.chosen] -= 1.0;
        chances
    }
}

/// Numbers that look random, always the same.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn spread(&mut self, count: usize, size: f32) -> Vec<f32> {
        let unit = |number: u64| number as f32 / (1_u64 << 30) as f32 - 1.0;
        (0..count).map(|_| size * unit(self.next())).collect()
    }
}

//! How far guesses are from the truth.

use std::fmt;

/// Errors in points, and how well the order is kept.
pub(super) struct Report {
    /// Mean distance.
    mean: f32,
    /// Root of the mean square.
    square: f32,
    /// Spearman's rank correlation.
    order: f32,
}

impl Report {
    pub(super) fn on(guesses: &[f32], truths: &[f32]) -> Self {
        let count = truths.len() as f32;
        let errors = guesses
            .iter()
            .zip(truths)
            .map(|(guess, truth)| guess - truth);
        let errors: Vec<_> = errors.collect();
        Self {
            mean: errors.iter().map(|error| error.abs()).sum::<f32>() / count,
            square: (errors.iter().map(|error| error * error).sum::<f32>() / count).sqrt(),
            order: correlation(&ranks(guesses), &ranks(truths)),
        }
    }

    pub(super) fn square(&self) -> f32 {
        self.square
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            mean,
            square,
            order,
        } = self;
        write!(f, "{mean:.0} | {square:.0} | {order:.3}")
    }
}

/// The place of each value among all; equal values share a place.
fn ranks(values: &[f32]) -> Vec<f32> {
    let mut sorted: Vec<_> = values.to_vec();
    sorted.sort_by(f32::total_cmp);
    let rank = |value: &f32| {
        let below = sorted.partition_point(|other| other < value);
        let up_to = sorted.partition_point(|other| other <= value);
        (below + up_to) as f32 / 2.0
    };
    values.iter().map(rank).collect()
}

pub(super) fn correlation(a: &[f32], b: &[f32]) -> f32 {
    let (spread_a, spread_b) = (deviation(a), deviation(b));
    if spread_a == 0.0 || spread_b == 0.0 {
        return 0.0;
    }
    let (mean_a, mean_b) = (mean(a), mean(b));
    let pairs = a.iter().zip(b);
    let common: f32 = pairs.map(|(a, b)| (a - mean_a) * (b - mean_b)).sum();
    common / a.len() as f32 / spread_a / spread_b
}

pub(super) fn deviation(values: &[f32]) -> f32 {
    let mean = mean(values);
    let squares = values.iter().map(|value| (value - mean).powi(2));
    (squares.sum::<f32>() / values.len() as f32).sqrt()
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len() as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_and_order_are_told() {
        let truths = [1000.0, 1200.0, 1400.0, 1600.0];
        let report = Report::on(&[1100.0, 1300.0, 1500.0, 1700.0], &truths);
        assert_eq!(report.to_string(), "100 | 100 | 1.000");
        let report = Report::on(&[1300.0; 4], &truths);
        assert_eq!(report.to_string(), "200 | 224 | 0.000");
        let report = Report::on(&[4.0, 3.0, 2.0, 1.0], &truths);
        assert!(report.to_string().ends_with("| -1.000"));
    }
}

//! The normal distribution.

/// The probability that a normal variable lies below so many standard deviations.
pub(super) fn cumulative(deviations: f64) -> f64 {
    // Abramowitz and Stegun, 26.2.17: right to seven decimals.
    let tail = |x: f64| {
        let t = 1.0 / (1.0 + 0.231_641_9 * x);
        let weights = [
            1.330_274_429,
            -1.821_255_978,
            1.781_477_937,
            -0.356_563_782,
            0.319_381_53,
        ];
        let series = weights.iter().fold(0.0, |sum, weight| (sum + weight) * t);
        series * (-x * x / 2.0).exp() / std::f64::consts::TAU.sqrt()
    };
    if deviations < 0.0 {
        tail(-deviations)
    } else {
        1.0 - tail(deviations)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_printed_tables() {
        for (deviations, expected) in [
            (0.0, 0.5),
            (1.0, 0.841_344_7),
            (1.959_964, 0.975),
            (-1.0, 0.158_655_3),
            (-3.0, 0.001_349_9),
            (8.0, 1.0),
        ] {
            let got = cumulative(deviations);
            assert!((got - expected).abs() < 2e-7, "{deviations}: {got}");
        }
    }
}

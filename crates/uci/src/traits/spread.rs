//! A mean and how sure it is.

/// Values gathered one by one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Spread {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// 0 without values.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    /// Half the width of the 95 % interval of the mean.
    pub(crate) fn interval(&self) -> f64 {
        let count = f64::from(self.count.max(2));
        let variance = (self.squares - self.sum * self.mean()) / (count - 1.0);
        1.96 * (variance.max(0.0) / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_grows_surer_with_more_values() {
        let of = |count: u32| {
            let mut spread = Spread::default();
            (0..count).for_each(|i| spread.add(f64::from(i % 2)));
            spread
        };
        assert!((of(100).mean() - 0.5).abs() < 1e-9);
        assert!((of(100).interval() - 0.0985).abs() < 1e-3);
        assert!(of(400).interval() < of(100).interval());
        assert!(of(0).mean().abs() < 1e-9);
    }
}

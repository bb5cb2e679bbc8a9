//! How somebody plays, told from the moves of their games alone, and how far two are apart.

use rookery_analysis::Traits;

use super::duel::Played;

/// The traits, in the order they are shown.
pub(super) const NAMES: [&str; 7] = [
    "advance",
    "pressure",
    "checks",
    "offers",
    "hung",
    "trades",
    "queens off",
];

/// From so many standard errors on, two are told apart: among 171 pairs with seven traits each, chance
/// gets that far less than once in ten runs.
pub(super) const APART: f64 = 4.0;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mean {
    pub(super) value: f64,
    pub(super) error: f64,
}

/// The traits of one opponent.
#[derive(Clone, Debug)]
pub(super) struct Portrait(pub(super) [Mean; NAMES.len()]);

impl Portrait {
    /// From games in the order they were played; the two of an opening count as one.
    pub(super) fn of(games: &[Played]) -> Self {
        let told: Vec<_> = games.iter().map(told).collect();
        Self(std::array::from_fn(|at| {
            let openings = told.chunks(2).filter_map(|two| {
                let known: Vec<_> = two.iter().filter_map(|traits| traits[at]).collect();
                (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64)
            });
            Mean::of(&openings.collect::<Vec<_>>())
        }))
    }

    /// The trait in which two differ most, and by how many standard errors.
    pub(super) fn distance(&self, other: &Self) -> (&'static str, f64) {
        let apart = self.0.iter().zip(&other.0).map(|(a, b)| a.distance(*b));
        let named = NAMES.into_iter().zip(apart);
        named.fold((NAMES[0], 0.0), |most, one| match one.1 > most.1 {
            true => one,
            false => most,
        })
    }
}

impl Mean {
    fn of(values: &[f64]) -> Self {
        let count = values.len().max(2) as f64;
        let value = values.iter().sum::<f64>() / values.len().max(1) as f64;
        let squares: f64 = values.iter().map(|one| (one - value).powi(2)).sum();
        Self {
            value,
            error: (squares / (count - 1.0) / count).sqrt(),
        }
    }

    fn distance(self, other: Self) -> f64 {
        let error = self.error.hypot(other.error);
        (self.value - other.value).abs() / error.max(1e-9)
    }
}

fn told(played: &Played) -> [Option<f64>; NAMES.len()] {
    let game = &played.game;
    let moves = game.moves().zip(game.positions().skip(1));
    let traits = Traits::of(played.side, game.start(), moves);
    [
        traits.advance,
        traits.pressure,
        traits.checks,
        traits.offers,
        traits.hung,
        traits.trades,
        traits.queens_off,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trait_that_differs_most_is_named() {
        let portrait = |checks: f64| {
            let mut means = [Mean::of(&[1.0, 1.2, 0.8, 1.0]); NAMES.len()];
            means[2].value = checks;
            Portrait(means)
        };
        let (name, errors) = portrait(1.0).distance(&portrait(3.0));
        assert_eq!(name, "checks");
        assert!(errors > APART, "{errors}");
        assert!(portrait(1.0).distance(&portrait(1.0)).1 < 0.1);
    }
}

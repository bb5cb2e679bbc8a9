//! How often the likeliest move is the one that was played.

use rookery_engine::Human;

use super::samples::Sample;

/// Ratings that are told apart.
const BANDS: [(u16, u16); 5] = [
    (800, 1000),
    (1100, 1300),
    (1400, 1600),
    (1800, 2000),
    (600, 2800),
];
/// The moves before this one are left out: they are learnt by heart.
const BOOK: usize = 10;

/// Prints one line a band.
pub(super) fn print(human: &Human, samples: &[Sample]) {
    for (low, high) in BANDS {
        let mut tally = Tally::default();
        for sample in samples {
            if (low..=high).contains(&sample.rating) && sample.ply >= BOOK {
                tally.add(human, sample);
            }
        }
        println!("{low}-{high}: {tally}");
    }
    println!();
}

#[derive(Default)]
struct Tally {
    positions: usize,
    first: usize,
    three: usize,
    surprise: f64,
}

impl Tally {
    fn add(&mut self, human: &Human, sample: &Sample) {
        let all = human.inclinations(&sample.glance, sample.rating);
        let chosen = all[sample.chosen];
        let better = all.iter().filter(|&&other| other > chosen).count();
        let total: f64 = all
            .iter()
            .map(|&other| f64::from(other - chosen).exp())
            .sum();
        self.positions += 1;
        self.first += usize::from(better == 0);
        self.three += usize::from(better < 3);
        self.surprise += total.ln();
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share = |count: usize| 100.0 * count as f64 / self.positions.max(1) as f64;
        write!(
            f,
            "{} positions, first {:.1} %, first three {:.1} %, surprise {:.3}",
            self.positions,
            share(self.first),
            share(self.three),
            self.surprise / self.positions.max(1) as f64,
        )
    }
}

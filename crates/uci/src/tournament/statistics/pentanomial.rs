//! Games counted one by one, and as pairs from one opening with the colors reversed.

use std::fmt;

/// What a game brought one side, in half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Points {
    Loss = 0,
    Draw = 1,
    Win = 2,
}

/// How often one side won, drew and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WinDrawLoss {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

impl WinDrawLoss {
    pub(crate) fn add(&mut self, points: Points) {
        *match points {
            Points::Loss => &mut self.losses,
            Points::Draw => &mut self.draws,
            Points::Win => &mut self.wins,
        } += 1;
    }

    pub(crate) fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of all points, from 0 to 1; `None` without games.
    pub(crate) fn score(self) -> Option<f64> {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }
}

/// Pairs of games counted by what they brought one side together: 0, ½, 1, 1½ or 2 points.
///
/// The two games of a pair share their opening, so their results are not independent. A
/// pair as a whole is, and that makes error bars honest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pentanomial([u32; 5]);

impl Pentanomial {
    pub(crate) fn add(&mut self, first: Points, second: Points) {
        self.0[first as usize + second as usize] += 1;
    }

    pub(crate) fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Each score of a pair, from 0 to 1, and how often it came.
    pub(super) fn scores(&self) -> [(f64, u32); 5] {
        [0, 1, 2, 3, 4].map(|half: u8| (f64::from(half) / 4.0, self.0[usize::from(half)]))
    }

    /// The mean score of a pair, from 0 to 1; `None` without pairs.
    pub(super) fn mean(&self) -> Option<f64> {
        let scores = self.scores().into_iter();
        let sum: f64 = scores.map(|(score, count)| score * f64::from(count)).sum();
        (self.pairs() > 0).then(|| sum / f64::from(self.pairs()))
    }

    /// The standard error of that mean.
    ///
    /// A virtual pair won and one lost widen it: otherwise a handful of pairs that all ended
    /// alike would look certain. Among many pairs they do not show.
    pub(super) fn standard_error(&self, mean: f64) -> f64 {
        let scores = self.scores().into_iter();
        let squares = scores.map(|(score, count)| f64::from(count) * (score - mean).powi(2));
        let (seen, virtual_pairs) = (squares.sum::<f64>(), 2.0 * 0.5_f64.powi(2));
        let pairs = f64::from(self.pairs());
        ((seen + virtual_pairs) / (pairs + 2.0) / pairs).sqrt()
    }
}

impl From<[u32; 5]> for Pentanomial {
    fn from(counts: [u32; 5]) -> Self {
        Self(counts)
    }
}

impl fmt::Display for Pentanomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut pairs = Pentanomial::default();
        pairs.add(Points::Win, Points::Loss);
        pairs.add(Points::Draw, Points::Draw);
        pairs.add(Points::Win, Points::Draw);
        pairs.add(Points::Loss, Points::Loss);
        assert_eq!(pairs, Pentanomial::from([1, 0, 2, 1, 0]));
        assert_eq!(pairs.to_string(), "[1, 0, 2, 1, 0]");
        assert_eq!(pairs.mean(), Some(1.75 / 4.0));
    }

    #[test]
    fn the_error_is_that_of_the_mean_with_two_virtual_pairs() {
        // Pairs 0 and 1 about their mean ½: (0.25 + 0.25 + 0.5) / 4 a pair, halved by two pairs.
        let pairs = Pentanomial::from([1, 0, 0, 0, 1]);
        assert!((pairs.standard_error(0.5) - 0.125_f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_tally_knows_its_score() {
        let mut tally = WinDrawLoss::default();
        assert_eq!(tally.score(), None);
        tally.add(Points::Win);
        tally.add(Points::Draw);
        tally.add(Points::Draw);
        tally.add(Points::Loss);
        assert_eq!((tally.games(), tally.score()), (4, Some(0.5)));
    }
}

//! What a score means for the result of a game between people.

use rookery_analysis::Score;

/// How far a game is decided: from -1, lost, to 1, won.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(crate) struct Chance(f64);

impl Chance {
    pub(crate) const fn new(chance: f64) -> Self {
        Self(chance)
    }

    /// For the side whose score it is. The curve was fitted by Lichess to games of people.
    pub(crate) fn of(score: Score) -> Self {
        match score {
            Score::MateIn(_) => Self(1.0),
            Score::MatedIn(_) => Self(-1.0),
            // libm, so that a puzzle is sound natively if and only if it is in a browser.
            Score::Centipawns(centipawns) => {
                let odds = libm::exp(-0.003_682_08 * f64::from(centipawns));
                Self(2.0 / (1.0 + odds) - 1.0)
            }
        }
    }

    /// How much better than the other this is.
    pub(crate) fn above(self, other: Self) -> f64 {
        self.0 - other.0
    }

    /// For the other side.
    pub(crate) fn turned(self) -> Self {
        Self(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_grow_from_lost_to_won() {
        let scores = [
            Score::MatedIn(1),
            Score::Centipawns(-400),
            Score::Centipawns(0),
            Score::Centipawns(200),
            Score::Centipawns(900),
            Score::MateIn(3),
        ];
        let chances = scores.map(Chance::of);
        assert!(chances.is_sorted_by(|a, b| a < b), "{chances:?}");
        assert_eq!(Chance::of(Score::Centipawns(0)), Chance::new(0.0));
    }

    #[test]
    fn four_pawns_are_most_of_a_win() {
        let chance = Chance::of(Score::Centipawns(400));
        assert!(chance > Chance::new(0.62) && chance < Chance::new(0.64));
        assert!(chance.turned() < Chance::new(-0.62));
    }
}

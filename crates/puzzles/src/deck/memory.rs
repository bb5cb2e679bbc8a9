//! How well something is remembered: FSRS-6 with the weights published for everybody. Time is counted
//! in days.

/// How an attempt at a card went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = CardRecall))]
pub enum Recall {
    /// Not solved.
    Missed = 1,
    /// Solved with help or after a wrong try.
    Hard = 2,
    /// Solved.
    Good = 3,
    /// Solved at once.
    Easy = 4,
}

/// What is known of a memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// Days after which nine of ten would still know it.
    pub stability: f64,
    /// How hard it is to keep, from 1 to 10.
    pub difficulty: f64,
}

/// The weights of FSRS-6, as fitted to the reviews of many people.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/// Something is due when it would be known with this chance.
const WANTED: f64 = 0.9;
/// The shortest memory there is.
const SHORTEST: f64 = 0.001;
/// Nobody plans for longer than that.
const LONGEST: f64 = 3650.0;

impl Memory {
    /// After the first attempt.
    #[must_use]
    pub fn first(recall: Recall) -> Self {
        Self {
            stability: W[recall as usize - 1],
            difficulty: first_difficulty(recall).clamp(1.0, 10.0),
        }
    }

    /// After one more attempt, so many days after the last.
    #[must_use]
    pub fn after(self, days: u32, recall: Recall) -> Self {
        let stability = match days {
            0 => self.again_today(recall),
            _ => self.another_day(self.chance(days), recall),
        };
        Self {
            stability: stability.clamp(SHORTEST, LONGEST),
            difficulty: self.harder(recall),
        }
    }

    /// The chance that it is still known after so many days, from 0 to 1.
    #[must_use]
    pub fn chance(self, days: u32) -> f64 {
        (1.0 + factor() * f64::from(days) / self.stability).powf(-W[20])
    }

    /// In how many days it is due: tomorrow at the earliest.
    #[must_use]
    pub fn pause(self) -> u32 {
        let days = self.stability / factor() * (WANTED.powf(-1.0 / W[20]) - 1.0);
        days.round().clamp(1.0, LONGEST) as u32
    }

    fn again_today(self, recall: Recall) -> f64 {
        let grade = f64::from(recall as u8);
        let growth = (W[17] * (grade - 3.0 + W[18])).exp() * self.stability.powf(-W[19]);
        let growth = match recall {
            Recall::Missed | Recall::Hard => growth,
            Recall::Good | Recall::Easy => growth.max(1.0),
        };
        self.stability * growth
    }

    fn another_day(self, chance: f64, recall: Recall) -> f64 {
        let (stability, difficulty) = (self.stability, self.difficulty);
        if recall == Recall::Missed {
            let kept = W[11]
                * difficulty.powf(-W[12])
                * ((stability + 1.0).powf(W[13]) - 1.0)
                * (W[14] * (1.0 - chance)).exp();
            return kept.min(stability / (W[17] * W[18]).exp());
        }
        let factor = match recall {
            Recall::Hard => W[15],
            Recall::Easy => W[16],
            Recall::Good | Recall::Missed => 1.0,
        };
        let growth = W[8].exp()
            * (11.0 - difficulty)
            * stability.powf(-W[9])
            * ((W[10] * (1.0 - chance)).exp() - 1.0);
        stability * (1.0 + growth * factor)
    }

    fn harder(self, recall: Recall) -> f64 {
        let change = -W[6] * (f64::from(recall as u8) - 3.0);
        let damped = self.difficulty + change * (10.0 - self.difficulty) / 9.0;
        let reverted = W[7] * first_difficulty(Recall::Easy) + (1.0 - W[7]) * damped;
        reverted.clamp(1.0, 10.0)
    }
}

fn first_difficulty(recall: Recall) -> f64 {
    W[4] - (W[5] * (f64::from(recall as u8) - 1.0)).exp() + 1.0
}

/// Makes stability the days after which nine of ten know it.
fn factor() -> f64 {
    0.9_f64.powf(-1.0 / W[20]) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use Recall::{Easy, Good, Hard, Missed};

    /// Attempts with the days before each, and what the published scheduler makes of them: stability,
    /// difficulty, days until it is due.
    fn check(attempts: &[(Recall, u32, f64, f64, u32)]) {
        let mut known: Option<Memory> = None;
        for &(recall, days, stability, difficulty, pause) in attempts {
            let memory = known.map_or_else(
                || Memory::first(recall),
                |memory| memory.after(days, recall),
            );
            assert!((memory.stability - stability).abs() < 1e-5, "{memory:?}");
            assert!((memory.difficulty - difficulty).abs() < 1e-5, "{memory:?}");
            assert_eq!(memory.pause(), pause);
            known = Some(memory);
        }
    }

    #[test]
    fn it_plans_as_the_published_scheduler_does() {
        check(&[
            (Good, 0, 2.3065, 2.118104, 2),
            (Good, 2, 10.964332, 2.111214, 11),
            (Good, 11, 46.280217, 2.104331, 46),
            (Good, 40, 151.596349, 2.097455, 152),
        ]);
        check(&[
            (Missed, 0, 0.212, 6.4133, 1),
            (Good, 0, 0.246689, 6.402115, 1),
            (Good, 1, 2.021477, 6.390941, 2),
            (Good, 3, 7.863699, 6.379779, 8),
            (Good, 8, 21.917713, 6.368627, 22),
            (Good, 21, 53.626903, 6.357487, 54),
        ]);
        check(&[
            (Good, 0, 2.3065, 2.118104, 2),
            (Missed, 5, 0.682598, 7.394503, 1),
            (Missed, 0, 0.248516, 9.128819, 1),
            (Hard, 1, 0.684032, 9.406898, 1),
            (Good, 1, 1.494585, 9.392719, 1),
            (Easy, 4, 5.711377, 9.175023, 6),
        ]);
        check(&[
            (Easy, 0, 8.2956, 1.0, 8),
            (Hard, 8, 26.704183, 4.010609, 27),
            (Missed, 30, 2.270756, 8.016556, 2),
            (Good, 2, 5.174547, 8.003768, 5),
        ]);
    }

    #[test]
    fn it_fades() {
        let memory = Memory::first(Good);
        assert!((memory.chance(0) - 1.0).abs() < 1e-9);
        assert!(memory.chance(1) > memory.chance(2));
        let nine_of_ten = Memory {
            stability: 10.0,
            difficulty: 5.0,
        };
        assert!((nine_of_ten.chance(10) - 0.9).abs() < 1e-9);
    }
}

//! How well somebody solves, and what an attempt does to that. What is kept of it the caller knows.

use rookery_analysis::Rating;
use rookery_rating::{Grade, Graded, Rater};

/// How well someone solves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// Their rating.
    pub graded: Graded,
    /// How many attempts it comes from.
    pub plays: i64,
    /// How many they have solved in a row by now.
    pub streak: i64,
    /// The most they ever have.
    pub best_streak: i64,
}

/// Where somebody may begin: whoever says that they are weaker or stronger finds out soon enough.
const BEGINS: (u16, u16) = (400, 2000);

/// How well somebody solves at first, told from how well they play. Anyone could be anything still.
#[must_use]
pub fn beginning(level: Rating) -> Grade {
    let points = level.get().clamp(BEGINS.0, BEGINS.1);
    Grade {
        rating: i64::from(points) * 1000,
        ..Grade::NEWCOMER
    }
}

/// What an attempt that is judged is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// A rating, for whoever never tried this puzzle before.
    Rating,
    /// Nothing: whoever knows the puzzle cannot be rated by it.
    Nothing,
    /// As many as possible in a row.
    Streak,
}

/// What an attempt did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// How many in a row by now, if that was asked.
    pub streak: i64,
    /// The solver's points before and after, if they count.
    pub points: Option<(i64, i64)>,
    /// What the puzzle is rated now, if it moved.
    pub puzzle: Option<Grade>,
}

impl Solver {
    /// Somebody who never tried a puzzle.
    #[must_use]
    pub const fn newcomer(grade: Grade, now: i64) -> Self {
        Self {
            graded: Graded {
                grade,
                changed: now,
            },
            plays: 0,
            streak: 0,
            best_streak: 0,
        }
    }

    /// Ends an attempt at a puzzle of this rating.
    pub fn attempt(
        &mut self,
        puzzle: Graded,
        stake: Stake,
        won: bool,
        now: i64,
        rater: Rater,
    ) -> Effect {
        match stake {
            Stake::Streak => {
                self.streak = if won { self.streak + 1 } else { 0 };
                self.best_streak = self.best_streak.max(self.streak);
                Effect {
                    streak: self.streak,
                    ..Effect::default()
                }
            }
            Stake::Rating => {
                let before = self.graded.grade.points();
                let (grade, puzzle) = (rater.rate)(self.graded, puzzle, won, now);
                self.graded = Graded {
                    grade,
                    changed: now,
                };
                self.plays += 1;
                Effect {
                    points: Some((before, grade.points())),
                    puzzle: Some(puzzle),
                    ..Effect::default()
                }
            }
            Stake::Nothing => Effect::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_rating::glicko::RATER;

    use super::*;

    const PUZZLE: Graded = Graded {
        grade: Grade::settled(1500, 80),
        changed: 0,
    };

    fn tried(stakes: &[(Stake, bool)]) -> (Solver, Effect) {
        let mut solver = Solver::newcomer(Grade::NEWCOMER, 0);
        let mut effect = Effect::default();
        for &(stake, won) in stakes {
            effect = solver.attempt(PUZZLE, stake, won, 0, RATER);
        }
        (solver, effect)
    }

    #[test]
    fn a_solver_begins_at_their_level_within_reason_and_leaps_from_there() {
        let points = |level| beginning(Rating::new(level).unwrap()).points();
        assert_eq!((points(200), points(600), points(2400)), (400, 600, 2000));
        let begins = beginning(Rating::new(600).unwrap());
        assert_eq!(begins.deviation, Grade::NEWCOMER.deviation);
        let mut solver = Solver::newcomer(begins, 0);
        solver.attempt(PUZZLE, Stake::Rating, true, 0, RATER);
        assert!(solver.graded.grade.points() > 900, "{solver:?}");
    }

    #[test]
    fn only_a_first_try_rates() {
        let (solver, effect) = tried(&[(Stake::Rating, true)]);
        let (before, after) = effect.points.unwrap();
        assert!(before < after && effect.puzzle.unwrap().points() < 1500);
        assert_eq!((solver.plays, solver.graded.grade.points()), (1, after));
        let (again, effect) = tried(&[(Stake::Rating, true), (Stake::Nothing, false)]);
        assert_eq!((again, effect), (solver, Effect::default()));
    }

    #[test]
    fn a_streak_ends_with_the_first_loss_and_rates_nobody() {
        let streak = |won: &[bool]| {
            let stakes: Vec<_> = won.iter().map(|&won| (Stake::Streak, won)).collect();
            let (solver, effect) = tried(&stakes);
            assert_eq!((effect.points, effect.puzzle), (None, None));
            (solver.streak, solver.best_streak, solver.plays)
        };
        assert_eq!(streak(&[true, true]), (2, 2, 0));
        assert_eq!(streak(&[true, true, false]), (0, 2, 0));
        assert_eq!(streak(&[true, true, false, true]), (1, 2, 0));
    }
}

//! How ratings of people, puzzles and levels move: Glicko-2, with an attempt as a game between two.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

use crate::{Grade, Graded, Rater};

/// Below the lowest deviation a rating would hardly move any more; above the highest it would leap.
const DEVIATIONS: (f64, f64) = (45.0, 500.0);
const RATINGS: (f64, f64) = (100.0, 3500.0);
const VOLATILITIES: (f64, f64) = (0.01, 0.1);
/// What is forgotten in between grows by the day, for a year at most.
const DAY: i64 = 24 * 60 * 60 * 1000;
const MOST_DAYS: i64 = 365;

/// A person against a puzzle.
pub const RATER: Rater = Rater {
    newcomer: Grade::NEWCOMER,
    rate,
};

/// What a person's rating becomes by a game at this moment against somebody whose rating never moves;
/// nobody won a draw.
#[must_use]
pub fn after(person: Graded, opponent: Grade, has_won: Option<bool>, now: i64) -> Grade {
    let outcome = match has_won {
        Some(true) => Outcomes::WIN,
        None => Outcomes::DRAW,
        Some(false) => Outcomes::LOSS,
    };
    let person = awake(person, now);
    write(glicko2(&person, &read(opponent), &outcome, &Glicko2Config::new()).0)
}

fn rate(solver: Graded, puzzle: Graded, solved: bool, now: i64) -> (Grade, Grade) {
    let person = awake(solver, now);
    // A puzzle does not forget.
    let task = read(puzzle.grade);
    let outcome = match solved {
        true => Outcomes::WIN,
        false => Outcomes::LOSS,
    };
    let (person, task) = glicko2(&person, &task, &outcome, &Glicko2Config::new());
    (write(person), write(task))
}

/// With what was forgotten since.
fn awake(person: Graded, now: i64) -> Glicko2Rating {
    let days = (now - person.changed) / DAY;
    rested(read(person.grade), days.clamp(0, MOST_DAYS))
}

fn rested(rating: Glicko2Rating, days: i64) -> Glicko2Rating {
    // The crate lets a deviation grow to 350 and would lower one that is above.
    (0..days).fold(rating, |rating, _| match rating.deviation < 350.0 {
        true => decay_deviation(&rating),
        false => rating,
    })
}

fn read(grade: Grade) -> Glicko2Rating {
    Glicko2Rating {
        rating: grade.rating as f64 / 1000.0,
        deviation: (grade.deviation as f64 / 1000.0).clamp(DEVIATIONS.0, DEVIATIONS.1),
        volatility: (grade.volatility as f64 / 1e6).clamp(VOLATILITIES.0, VOLATILITIES.1),
    }
}

fn write(rating: Glicko2Rating) -> Grade {
    let whole = |value: f64, (lowest, highest): (f64, f64), unit: f64| {
        (value.clamp(lowest, highest) * unit).round() as i64
    };
    Grade {
        rating: whole(rating.rating, RATINGS, 1000.0),
        deviation: whole(rating.deviation, DEVIATIONS, 1000.0),
        volatility: whole(rating.volatility, VOLATILITIES, 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_700_000_000_000;

    fn graded(rating: i64, deviation: i64) -> Graded {
        Graded {
            grade: Grade::settled(rating, deviation),
            changed: NOW,
        }
    }

    #[test]
    fn who_is_unknown_leaps_and_who_is_known_steps() {
        let (leap, steady) = rate(graded(1500, 500), graded(1500, 80), true, NOW);
        assert!(leap.points() > 1700, "{leap:?}");
        assert!((1470..1500).contains(&steady.points()), "{steady:?}");
        let (step, _) = rate(graded(1500, 60), graded(1500, 80), false, NOW);
        assert!((1480..1500).contains(&step.points()), "{step:?}");
    }

    #[test]
    fn a_hard_puzzle_gives_more_than_an_easy_one() {
        let gain = |puzzle| {
            rate(graded(1500, 80), graded(puzzle, 80), true, NOW)
                .0
                .points()
        };
        assert!(gain(1900) > gain(1500) && gain(1500) > gain(1100));
    }

    #[test]
    fn after_a_pause_one_is_less_sure() {
        let later = NOW + 200 * DAY;
        let (soon, _) = rate(graded(1500, 60), graded(1500, 80), true, NOW);
        let (late, _) = rate(graded(1500, 60), graded(1500, 80), true, later);
        assert!(late.points() > soon.points() && late.deviation > soon.deviation);
        let (unknown, _) = rate(graded(1500, 500), graded(1500, 80), true, later);
        assert_eq!(
            unknown,
            rate(graded(1500, 500), graded(1500, 80), true, NOW).0
        );
    }

    #[test]
    fn a_game_moves_only_the_person_and_a_draw_with_an_equal_only_what_is_known_of_them() {
        let played = |has_won| {
            let person = graded(1000, 250);
            after(person, Grade::settled(1000, 50), has_won, NOW)
        };
        let moves = [Some(true), None, Some(false)].map(|has_won| played(has_won).points() - 1000);
        assert!((100..150).contains(&moves[0]), "{moves:?}");
        assert_eq!((moves[1], moves[2]), (0, -moves[0]));
        assert!(played(None).deviation < 250_000);
    }

    #[test]
    fn nothing_leaves_its_bounds() {
        let (mut person, mut task) = (graded(1500, 500), graded(3000, 500));
        for _ in 0..2000 {
            (person.grade, task.grade) = rate(person, task, true, NOW);
        }
        assert!(person.grade.rating <= 3_500_000 && task.grade.rating >= 100_000);
        assert!(person.grade.deviation >= 45_000 && task.grade.deviation >= 45_000);
    }
}

//! The rule of the mistake: the opponent's move gave the chance, it was not there before.

use rookery_analysis::{Analysis, Score};

use crate::chance::Chance;

/// What the mistake has to give the solver at least.
const GIFT: f64 = 0.4;
/// The same if it is a mate: the goal is clear, even for whoever stands better already.
const GIFT_OF_MATE: f64 = 0.3;
/// Whoever stands better than this before the mistake is winning anyway.
const WINNING: Chance = Chance::new(0.7);

/// Whether the opponent, who could have had what `before` says, gave the solver this score.
pub(super) fn made(before: &Analysis, now: Score) -> bool {
    let Some(best) = before.lines.first() else {
        return false;
    };
    let had = Chance::of(best.score).turned();
    let gift = match now {
        Score::MateIn(_) => GIFT_OF_MATE,
        _ => GIFT,
    };
    had < WINNING && Chance::of(now).above(had) > gift
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{position, seen};

    fn check(before: Score, now: Score, expected: bool) {
        let quiet = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        let before = seen(&quiet, &[(before, "e2e4")]);
        assert_eq!(made(&before, now), expected);
    }

    #[test]
    fn a_gift_is_a_mistake() {
        check(Score::Centipawns(0), Score::Centipawns(500), true);
        check(Score::Centipawns(900), Score::Centipawns(0), true);
        check(Score::Centipawns(-100), Score::MateIn(2), true);
        check(Score::Centipawns(-450), Score::MateIn(2), true);
    }

    #[test]
    fn going_on_as_before_is_none() {
        check(Score::Centipawns(0), Score::Centipawns(100), false);
        check(Score::Centipawns(-300), Score::Centipawns(500), false);
        check(Score::Centipawns(-700), Score::MateIn(3), false);
        check(Score::Centipawns(-450), Score::Centipawns(900), false);
        check(Score::MatedIn(2), Score::MateIn(1), false);
    }
}

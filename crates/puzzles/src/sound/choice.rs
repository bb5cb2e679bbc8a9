//! The rule of the only move: of all moves one is good, and all others are far worse.

use std::num::NonZeroU8;

use rookery_analysis::{Analysis, Score};
use rookery_rules::{Move, Position};

use crate::chance::Chance;

/// A move that does not mate may be no better than this where another mates at once.
const NEARLY_WON: Chance = Chance::new(0.7);
/// How strictly it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// The first move, which is the idea.
    Idea,
    /// A move that carries it out: what has been won by then makes all others look better.
    Sequel,
    /// Any move of a puzzle that is judged again: what was just far enough may now be just not.
    Again,
}

impl Measure {
    /// How much worse the second move has to be. A forced mate wants less, for nobody doubts that
    /// it is better.
    const fn far(self, best: Score) -> f64 {
        match (self, best) {
            (Self::Idea, Score::MateIn(_)) => 0.3,
            (Self::Idea, _) => 0.5,
            (Self::Sequel, Score::MateIn(_)) => 0.2,
            (Self::Sequel, _) => 0.35,
            (Self::Again, Score::MateIn(_)) => 0.15,
            (Self::Again, _) => 0.25,
        }
    }

    /// What the only move has to keep at least: a little worse than even.
    const fn held(self) -> Chance {
        match self {
            Self::Idea | Self::Sequel => Chance::new(-0.15),
            Self::Again => Chance::new(-0.3),
        }
    }
}

/// What the solver can choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// One move mates, or several do and all of them are right.
    Mate(Move),
    /// Only this move is good.
    Only(Move, Score),
    /// Only this move is legal.
    Forced(Move, Score),
    /// Several moves are good, or none is.
    Open,
}

/// How many lines have to be known for [`judge`].
pub(super) fn lines(position: &Position) -> NonZeroU8 {
    let mates = mates(position).count().min(254);
    NonZeroU8::MIN.saturating_add((mates as u8).max(1))
}

/// What the solver can choose from, given the best lines.
pub(super) fn judge(position: &Position, seen: &Analysis, measure: Measure) -> Choice {
    let Some(best) = seen.lines.first() else {
        return Choice::Open;
    };
    let Some(&mv) = best.moves.first() else {
        return Choice::Open;
    };
    let mates: Vec<_> = mates(position).collect();
    if let Some(&mate) = mates.first() {
        let other = seen.lines.iter().find(|line| match line.moves.first() {
            Some(first) => !mates.contains(first),
            None => false,
        });
        return match other {
            // Later it is enough that it mates: nobody doubts that this is right.
            Some(other) if measure != Measure::Again && Chance::of(other.score) > NEARLY_WON => {
                Choice::Open
            }
            _ if mates.contains(&mv) => Choice::Mate(mv),
            _ => Choice::Mate(mate),
        };
    }
    let chance = Chance::of(best.score);
    if chance < measure.held() {
        return Choice::Open;
    }
    let Some(second) = seen.lines.get(1) else {
        return match position.move_count() {
            1 => Choice::Forced(mv, best.score),
            _ => Choice::Open,
        };
    };
    if chance.above(Chance::of(second.score)) > measure.far(best.score) {
        Choice::Only(mv, best.score)
    } else {
        Choice::Open
    }
}

/// The moves that mate at once.
fn mates(position: &Position) -> impl Iterator<Item = Move> {
    let mates = |mv: &Move| position.play_unchecked(*mv).is_checkmate();
    position.moves().into_iter().filter(mates)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{position, seen};

    const ROOK_AND_KING: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    const ROOKS: &str = "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1";
    const QUIET: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

    #[test]
    fn a_second_move_far_behind_leaves_an_only_move() {
        let quiet = position(QUIET);
        let judged = |first, second| {
            let lines = [
                (Score::Centipawns(first), "e2e4"),
                (Score::Centipawns(second), "e2e3"),
            ];
            judge(&quiet, &seen(&quiet, &lines), Measure::Idea)
        };
        assert!(matches!(judged(500, -30), Choice::Only(_, _)));
        assert_eq!(judged(500, 200), Choice::Open);
        // Saving a lost game is a puzzle, losing more slowly is none.
        assert!(matches!(judged(0, -600), Choice::Only(_, _)));
        assert_eq!(judged(-300, -3000), Choice::Open);
    }

    #[test]
    fn a_sequel_and_a_second_judge_are_milder() {
        let quiet = position(QUIET);
        let lines = [
            (Score::Centipawns(500), "e2e4"),
            (Score::Centipawns(150), "e2e3"),
        ];
        let judged = |measure| judge(&quiet, &seen(&quiet, &lines), measure);
        assert_eq!(judged(Measure::Idea), Choice::Open);
        assert!(matches!(judged(Measure::Sequel), Choice::Only(..)));
        assert!(matches!(judged(Measure::Again), Choice::Only(..)));
    }

    #[test]
    fn a_mate_wants_less_distance() {
        let quiet = position(QUIET);
        let lines = [(Score::MateIn(4), "e2e4"), (Score::Centipawns(250), "e2e3")];
        let judged = judge(&quiet, &seen(&quiet, &lines), Measure::Idea);
        assert!(matches!(judged, Choice::Only(_, Score::MateIn(4))));
    }

    #[test]
    fn every_mate_at_once_is_right() {
        let rooks = position(ROOKS);
        assert_eq!(lines(&rooks).get(), 3);
        let both = [
            (Score::MateIn(1), "a1a8"),
            (Score::MateIn(1), "b1b8"),
            (Score::Centipawns(100), "a1a2"),
        ];
        let judged = judge(&rooks, &seen(&rooks, &both), Measure::Idea);
        assert!(matches!(judged, Choice::Mate(_)), "{judged:?}");
    }

    #[test]
    fn a_mate_beside_an_easy_win_is_no_puzzle() {
        let rook = position(ROOK_AND_KING);
        let lines = [(Score::MateIn(1), "a1a8"), (Score::Centipawns(600), "a1a2")];
        assert_eq!(
            judge(&rook, &seen(&rook, &lines), Measure::Idea),
            Choice::Open
        );
    }

    #[test]
    fn the_only_legal_move_is_forced() {
        let corner = position("7k/8/8/8/8/8/1r6/K7 w - - 0 1");
        let lines = [(Score::Centipawns(0), "a1b2")];
        let judged = judge(&corner, &seen(&corner, &lines), Measure::Idea);
        assert!(matches!(judged, Choice::Forced(_, _)), "{judged:?}");
    }
}

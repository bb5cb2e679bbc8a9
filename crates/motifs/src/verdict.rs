//! What a line achieves. The moves alone do not tell: the score of an engine does.

use rookery_analysis::Score;

use crate::Motif;

impl Motif {
    /// What the solver has reached when best play ends in this score, from the solver's view:
    /// at least six pawns win, at least two are an advantage, anything else is a position saved.
    /// A mate is none of these.
    #[must_use]
    pub fn of_verdict(score: Score) -> Option<Self> {
        match score {
            Score::MateIn(_) => None,
            Score::Centipawns(600..) => Some(Self::Crushing),
            Score::Centipawns(200..) => Some(Self::Advantage),
            Score::Centipawns(_) | Score::MatedIn(_) => Some(Self::Equality),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_decides() {
        let verdict = |score| Motif::of_verdict(score);
        assert_eq!(verdict(Score::Centipawns(600)), Some(Motif::Crushing));
        assert_eq!(verdict(Score::Centipawns(599)), Some(Motif::Advantage));
        assert_eq!(verdict(Score::Centipawns(199)), Some(Motif::Equality));
        assert_eq!(verdict(Score::Centipawns(-300)), Some(Motif::Equality));
        assert_eq!(verdict(Score::MateIn(2)), None);
    }
}

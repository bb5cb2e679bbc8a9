//! Who is so far ahead, and for so long, that a game need not be played to its end.

use rookery_engine::evaluation;
use rookery_rules::{Color, Position};

/// Centipawns that decide a game if they last.
const DECIDED: i32 = 1_000;
/// For so many half-moves.
const LASTING: u32 = 6;

/// What has been seen of a game so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lead {
    leader: Option<Color>,
    lasted: u32,
}

impl Lead {
    /// Looks at the board after a move.
    pub(super) fn see(&mut self, position: &Position) {
        let worth = evaluation(position);
        let ahead = match worth > 0 {
            true => position.turn(),
            false => !position.turn(),
        };
        let ahead = (worth.abs() >= DECIDED).then_some(ahead);
        self.lasted = if ahead.is_some() && ahead == self.leader {
            self.lasted + 1
        } else {
            0
        };
        self.leader = ahead;
    }

    /// Who has as good as won.
    pub(super) fn winner(self) -> Option<Color> {
        self.leader.filter(|_| self.lasted >= LASTING)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_decides_only_if_it_lasts() {
        let queen = Position::parse_fen("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1").unwrap();
        let mut lead = Lead::default();
        for _ in 0..6 {
            lead.see(&queen);
            assert_eq!(lead.winner(), None);
        }
        lead.see(&queen);
        assert_eq!(lead.winner(), Some(Color::White));
        lead.see(&Position::start());
        assert_eq!(lead.winner(), None);
    }
}

//! Pieces that can be taken with gain.

use rookery_rules::{Color, Position, Square};

use super::super::glance::seen_from;

/// A capture that pays.
pub(super) struct Danger {
    pub(super) attacker: Square,
    pub(super) target: Square,
    /// In hundredths of a pawn.
    pub(super) gain: i32,
}

impl Danger {
    /// King's steps between the two.
    pub(super) fn distance(&self) -> usize {
        let files = self
            .attacker
            .file()
            .index()
            .abs_diff(self.target.file().index());
        let ranks = self
            .attacker
            .rank()
            .index()
            .abs_diff(self.target.rank().index());
        files.max(ranks)
    }

    /// Whether the attacker would go back.
    pub(super) fn is_backward(&self, by: Color) -> bool {
        seen_from(by, self.target) / 8 < seen_from(by, self.attacker) / 8
    }
}

/// Every capture of the side to move that pays.
pub(super) fn dangers(position: &Position) -> Vec<Danger> {
    let captures = position
        .tactical_moves()
        .into_iter()
        .filter(|mv| mv.is_capture());
    captures
        .filter_map(|mv| {
            let gain = position.exchange(mv);
            (gain > 0).then_some(Danger {
                attacker: mv.from(),
                target: mv.to(),
                gain,
            })
        })
        .collect()
}

/// The one that pays most.
pub(super) fn worst(dangers: &[Danger]) -> Option<&Danger> {
    dangers.iter().max_by_key(|danger| danger.gain)
}

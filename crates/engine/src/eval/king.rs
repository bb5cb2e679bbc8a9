//! How safe a king is: the pawns before it, those coming for it, and what is aimed at it.

use rookery_rules::{Bitboard, Color, File, Position, Role, attacks};

use super::attacks::Attacks;
use super::features::{DANGER, KING_HALF_OPEN, SHELTER, STORM, STORM_BLOCKED};
use super::pawns::{filled, swept_forward};
use super::sink::FeatureSink;

/// Units of danger for a safe check by each role.
const SAFE_CHECKS: [(Role, u32); 4] = [
    (Role::Knight, 9),
    (Role::Bishop, 6),
    (Role::Rook, 10),
    (Role::Queen, 9),
];

pub(super) fn count(position: &Position, these: &Attacks, sink: &mut impl FeatureSink) {
    for side in Color::ALL {
        shelter(position, side, sink);
        let units = danger(position, these, side);
        // The table belongs to the side in danger and counts in steps of two units.
        sink.add(side, DANGER + (units as usize / 2).min(47));
    }
}

fn shelter(position: &Position, side: Color, sink: &mut impl FeatureSink) {
    let board = position.board();
    let king = position.king(side);
    let pawns = board.of(side, Role::Pawn);
    let others = board.of(!side, Role::Pawn);
    let center = king.file().index().clamp(1, 6);
    let ahead = swept_forward(side, Bitboard::rank(king.rank()));
    for file in &File::ALL[center - 1..=center + 1] {
        let line = Bitboard::file(*file) & ahead;
        let edge = file.index().min(7 - file.index());
        let own = nearest(side, line & pawns);
        let theirs = nearest(side, line & others);
        sink.add(side, SHELTER + edge * 8 + own);
        if own > 0 && theirs == own + 1 {
            sink.add(side, STORM_BLOCKED + theirs);
        } else {
            sink.add(side, STORM + edge * 8 + theirs);
        }
    }
    if !filled(pawns).contains(king) {
        sink.add(side, KING_HALF_OPEN);
    }
}

/// The rank of the pawn nearest to this side's edge, 0 if there is none.
fn nearest(side: Color, pawns: Bitboard) -> usize {
    let nearest = match side {
        Color::White => pawns.first(),
        Color::Black => pawns.last(),
    };
    nearest.map_or(0, |square| side.rank(square.rank()).index())
}

fn danger(position: &Position, these: &Attacks, side: Color) -> u32 {
    let board = position.board();
    let occupied = board.occupied();
    let king = position.king(side);
    let attackers = &these.by[!side];
    let guarded = these.all[side] - (these.by[side][Role::King] - these.twice[side]);
    let weak = these.ring[side] & these.all[!side] & !guarded;
    let safe = !board.of_color(!side) & (!guarded | (these.twice[!side] - these.twice[side]));
    let mut units = these.pressure[side] + 2 * weak.len();
    for (role, weight) in SAFE_CHECKS {
        let from = attacks::of(side, role, king, occupied);
        let checks = (from & attackers[role] & safe).len();
        units += weight * checks.min(2);
    }
    if board.of(!side, Role::Queen).is_empty() {
        units / 2
    } else {
        units
    }
}

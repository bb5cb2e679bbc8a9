//! How many useful squares each piece reaches, and what it aims at the other king.

use rookery_rules::{Color, Position, Role, attacks};

use super::attacks::Attacks;
use super::features::{MOBILITY_BISHOP, MOBILITY_KNIGHT, MOBILITY_QUEEN, MOBILITY_ROOK};
use super::sink::FeatureSink;

/// How much a piece weighs on a king's ring for each square it attacks there.
const PRESSURE: [(Role, usize, u32); 4] = [
    (Role::Knight, MOBILITY_KNIGHT, 2),
    (Role::Bishop, MOBILITY_BISHOP, 2),
    (Role::Rook, MOBILITY_ROOK, 2),
    (Role::Queen, MOBILITY_QUEEN, 3),
];

pub(super) fn count(position: &Position, these: &mut Attacks, sink: &mut impl FeatureSink) {
    let board = position.board();
    for side in Color::ALL {
        // Pieces that move alike do not block each other: they work together along the line.
        let rooks = board.of(side, Role::Rook) | board.of(side, Role::Queen);
        let bishops = board.of(side, Role::Bishop) | board.of(side, Role::Queen);
        for (role, feature, weight) in PRESSURE {
            let occupied = match role {
                Role::Bishop => board.occupied() ^ bishops,
                Role::Rook => board.occupied() ^ rooks,
                _ => board.occupied(),
            };
            for square in board.of(side, role) {
                let reach = attacks::of(side, role, square, occupied);
                these.add(side, role, reach);
                let useful = (reach & these.area[side]).len() as usize;
                sink.add(side, feature + useful);
                let aimed = (reach & these.ring[!side]).len();
                these.pressure[!side] += aimed * weight + u32::from(aimed > 0) * weight;
            }
        }
    }
}

//! Pawns that no other pawn can stop any more, and those that are on the way to it.

use rookery_rules::{Bitboard, Color, Position, Rank, Role, Square};

use super::attacks::{Attacks, forward};
use super::features::{
    PASSED, PASSED_CANDIDATE, PASSED_FREE, PASSED_OWN_KING, PASSED_ROOK_BEHIND, PASSED_SAFE,
    PASSED_SUPPORTED, PASSED_THEIR_KING,
};
use super::pawns::{beside, path_and_flanks, swept_back, swept_forward};
use super::sink::FeatureSink;

pub(super) fn count(position: &Position, these: &Attacks, sink: &mut impl FeatureSink) {
    let board = position.board();
    for side in Color::ALL {
        let pawns = board.of(side, Role::Pawn);
        let others = board.of(!side, Role::Pawn);
        for square in pawns {
            let pawn = Bitboard::of(square);
            let front = swept_forward(side, forward(side, pawn));
            let rank = side.rank(square.rank()).index();
            if front.meets(pawns) {
                continue;
            }
            let sentries = path_and_flanks(side, pawn) & others;
            if sentries.is_empty() {
                passed(position, these, side, square, sink);
            } else if !front.meets(others) && is_candidate(side, pawn, pawns, sentries) {
                sink.add(side, PASSED_CANDIDATE + rank);
            }
        }
    }
}

fn passed(
    position: &Position,
    these: &Attacks,
    side: Color,
    square: Square,
    sink: &mut impl FeatureSink,
) {
    let board = position.board();
    let pawn = Bitboard::of(square);
    let rank = side.rank(square.rank());
    let front = swept_forward(side, forward(side, pawn));
    let stop = forward(side, pawn);
    sink.add(side, PASSED + rank.index());
    if !board.occupied().meets(stop) {
        sink.add(side, PASSED_FREE + rank.index());
        if !front.meets(these.all[!side] | board.of_color(!side)) {
            sink.add(side, PASSED_SAFE + rank.index());
        }
    }
    if (these.by[side][Role::Pawn] | beside(board.of(side, Role::Pawn))).meets(pawn) {
        sink.add(side, PASSED_SUPPORTED + rank.index());
    }
    if rank > Rank::Third {
        let stop = stop.first().unwrap_or(square);
        sink.add(side, PASSED_OWN_KING + distance(position.king(side), stop));
        sink.add(
            side,
            PASSED_THEIR_KING + distance(position.king(!side), stop),
        );
    }
    if swept_back(side, pawn).meets(board.of(side, Role::Rook)) {
        sink.add(side, PASSED_ROOK_BEHIND);
    }
}

/// Whether enough friends stand beside or behind to see off the sentries.
fn is_candidate(side: Color, pawn: Bitboard, pawns: Bitboard, sentries: Bitboard) -> bool {
    let friends = beside(swept_back(side, pawn)) & pawns;
    friends.len() >= sentries.len()
}

/// King's steps from one square to another.
pub(super) fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks)
}

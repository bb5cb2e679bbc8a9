//! Who attacks what, and what stands unguarded.

use rookery_rules::{Bitboard, Color, Position, Rank, Role, attacks};

use super::attacks::{Attacks, forward};
use super::features::{
    HANGING, KING_HITS, MINOR_HITS_MINOR, MINOR_HITS_QUEEN, MINOR_HITS_ROOK, PAWN_HITS_MINOR,
    PAWN_HITS_QUEEN, PAWN_HITS_ROOK, PAWN_MAY_HIT, RESTRICTED, ROOK_HITS_QUEEN,
};
use super::sink::FeatureSink;

pub(super) fn count(position: &Position, these: &Attacks, sink: &mut impl FeatureSink) {
    let board = position.board();
    for side in Color::ALL {
        let their = |role| board.of(!side, role);
        let minors = their(Role::Knight) | their(Role::Bishop);
        let officers = board.of_color(!side) - their(Role::Pawn) - their(Role::King);
        let by = &these.by[side];

        let pawns = by[Role::Pawn];
        sink.add_each(side, PAWN_HITS_MINOR, pawns & minors);
        sink.add_each(side, PAWN_HITS_ROOK, pawns & their(Role::Rook));
        sink.add_each(side, PAWN_HITS_QUEEN, pawns & their(Role::Queen));
        let pushed = attacks::pawns(side, safe_pushes(position, these, side)) - pawns;
        sink.add_each(side, PAWN_MAY_HIT, pushed & officers);

        let minor = by[Role::Knight] | by[Role::Bishop];
        let guarded = these.by[!side][Role::Pawn];
        sink.add_each(side, MINOR_HITS_MINOR, minor & (minors - guarded));
        sink.add_each(side, MINOR_HITS_ROOK, minor & their(Role::Rook));
        sink.add_each(side, MINOR_HITS_QUEEN, minor & their(Role::Queen));
        sink.add_each(side, ROOK_HITS_QUEEN, by[Role::Rook] & their(Role::Queen));

        let unguarded = board.of_color(!side) - these.all[!side];
        sink.add_each(side, KING_HITS, by[Role::King] & unguarded);
        let outnumbered =
            (board.of_color(!side) & these.twice[side]) - these.twice[!side] - guarded;
        let hanging = (these.all[side] & unguarded) | (outnumbered & officers);
        for role in [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ] {
            sink.add_each(side, HANGING + role as usize, hanging & their(role));
        }
        let contested = these.all[!side] & these.all[side] & !guarded & !board.occupied();
        sink.add_each(side, RESTRICTED, contested);
    }
}

/// Where pawns can step without being taken for nothing.
fn safe_pushes(position: &Position, these: &Attacks, side: Color) -> Bitboard {
    let board = position.board();
    let empty = !board.occupied();
    let step = forward(side, board.of(side, Role::Pawn)) & empty;
    let third = Bitboard::rank(side.rank(Rank::Third));
    let steps = step | (forward(side, step & third) & empty);
    steps - these.by[!side][Role::Pawn] - (these.all[!side] - these.all[side])
}

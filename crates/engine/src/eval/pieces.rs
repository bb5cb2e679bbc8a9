//! What suits a piece: pairs, outposts, open files.

use rookery_rules::{Bitboard, Color, Position, Rank, Role};

use super::attacks::{Attacks, backward};
use super::features::{
    BEHIND_PAWN, BISHOP_PAWNS, OUTPOST_BISHOP, OUTPOST_KNIGHT, PAIR_OF_BISHOPS, ROOK_HALF_OPEN,
    ROOK_OPEN, ROOK_SEVENTH,
};
use super::pawns::{beside, filled, swept_forward};
use super::sink::FeatureSink;

pub(super) fn count(position: &Position, these: &Attacks, sink: &mut impl FeatureSink) {
    let board = position.board();
    let all_pawns = board.of_role(Role::Pawn);
    for side in Color::ALL {
        let pawns = board.of(side, Role::Pawn);
        let bishops = board.of(side, Role::Bishop);
        let knights = board.of(side, Role::Knight);
        if bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK) {
            sink.add(side, PAIR_OF_BISHOPS);
        }
        for bishop in bishops {
            let shade = if bishop.is_light() {
                Bitboard::LIGHT
            } else {
                Bitboard::DARK
            };
            sink.add(side, BISHOP_PAWNS + (pawns & shade).len() as usize);
        }

        let outposts = these.by[side][Role::Pawn] & strongholds(position, side);
        sink.add_each(side, OUTPOST_KNIGHT, knights & outposts);
        sink.add_each(side, OUTPOST_BISHOP, bishops & outposts);
        let sheltered = (knights | bishops) & backward(side, all_pawns);
        sink.add_each(side, BEHIND_PAWN, sheltered);

        let rooks = board.of(side, Role::Rook);
        let half_open = rooks - filled(pawns);
        sink.add_each(side, ROOK_OPEN, half_open - filled(all_pawns));
        sink.add_each(side, ROOK_HALF_OPEN, half_open & filled(all_pawns));
        let seventh = Bitboard::rank(side.rank(Rank::Seventh));
        sink.add_each(side, ROOK_SEVENTH, rooks & seventh);
    }
}

/// Squares in the other half that no pawn of the other side can ever attack.
fn strongholds(position: &Position, side: Color) -> Bitboard {
    let others = position.board().of(!side, Role::Pawn);
    let half = [Rank::Fourth, Rank::Fifth, Rank::Sixth]
        .into_iter()
        .fold(Bitboard::EMPTY, |half, rank| {
            half | Bitboard::rank(side.rank(rank))
        });
    half - beside(swept_forward(!side, backward(side, others)))
}

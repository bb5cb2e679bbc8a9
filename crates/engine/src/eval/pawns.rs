//! The shape of the pawns: lonely, doubled, left behind, side by side.

use rookery_rules::{Bitboard, Color, File, Position, Rank, Role, attacks};

use super::attacks::{Attacks, backward, forward};
use super::features::{
    BACKWARD, BACKWARD_HALF_OPEN, DOUBLED, ISOLATED, ISOLATED_HALF_OPEN, PHALANX, SPACE, SUPPORTED,
};
use super::sink::FeatureSink;

pub(super) fn count(position: &Position, these: &Attacks, sink: &mut impl FeatureSink) {
    let board = position.board();
    for side in Color::ALL {
        let pawns = board.of(side, Role::Pawn);
        let others = board.of(!side, Role::Pawn);
        let lone = pawns - filled(beside(pawns));
        let open = !filled(others);
        sink.add_each(side, ISOLATED, lone);
        sink.add_each(side, ISOLATED_HALF_OPEN, lone & open);
        let behind = pawns & backward(side, swept_back(side, pawns));
        sink.add_each(side, DOUBLED, behind);

        // No neighbor beside or behind can ever guard it, and it cannot step on safely.
        let guarded = attacks::pawns(side, swept_forward(side, pawns));
        let stopped = backward(side, attacks::pawns(!side, others) | others);
        let left = (pawns - guarded - lone) & stopped;
        sink.add_each(side, BACKWARD, left);
        sink.add_each(side, BACKWARD_HALF_OPEN, left & open);

        for square in pawns & beside(pawns) {
            sink.add(side, PHALANX + side.rank(square.rank()).index());
        }
        for square in pawns & these.by[side][Role::Pawn] {
            sink.add(side, SUPPORTED + side.rank(square.rank()).index());
        }
        sink.add_each(side, SPACE, space(side, pawns, these));
    }
}

/// Safe squares in the center behind and in front of the own pawns.
fn space(side: Color, pawns: Bitboard, these: &Attacks) -> Bitboard {
    let center = [File::C, File::D, File::E, File::F]
        .into_iter()
        .fold(Bitboard::EMPTY, |files, file| files | Bitboard::file(file));
    let ranks = [Rank::Second, Rank::Third, Rank::Fourth]
        .into_iter()
        .fold(Bitboard::EMPTY, |ranks, rank| {
            ranks | Bitboard::rank(side.rank(rank))
        });
    (center & ranks) - pawns - these.by[!side][Role::Pawn]
}

/// The squares left and right of these.
pub(super) fn beside(squares: Bitboard) -> Bitboard {
    let west = Bitboard((squares - Bitboard::file(File::A)).0 >> 1);
    let east = Bitboard((squares - Bitboard::file(File::H)).0 << 1);
    west | east
}

/// The whole files of these squares.
pub(super) fn filled(squares: Bitboard) -> Bitboard {
    swept_forward(Color::White, squares) | swept_forward(Color::Black, squares)
}

/// These squares and all in front of them.
pub(super) fn swept_forward(side: Color, squares: Bitboard) -> Bitboard {
    let step = |squares: Bitboard, ranks: u32| match side {
        Color::White => Bitboard(squares.0 << (8 * ranks)),
        Color::Black => Bitboard(squares.0 >> (8 * ranks)),
    };
    let one = squares | step(squares, 1);
    let three = one | step(one, 2);
    three | step(three, 4)
}

/// These squares and all behind them.
pub(super) fn swept_back(side: Color, squares: Bitboard) -> Bitboard {
    swept_forward(!side, squares)
}

/// All squares in front of these, on their own files and the ones beside.
pub(super) fn path_and_flanks(side: Color, squares: Bitboard) -> Bitboard {
    let front = swept_forward(side, forward(side, squares));
    front | beside(front)
}

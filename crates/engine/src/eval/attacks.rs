//! Which squares each side attacks, gathered once for all other parts.

use rookery_rules::{Bitboard, ByColor, ByRole, Color, Position, Rank, Role, attacks};

pub(super) struct Attacks {
    /// By everything of a side.
    pub(super) all: ByColor<Bitboard>,
    /// By at least two of a side.
    pub(super) twice: ByColor<Bitboard>,
    /// By the pieces of one role.
    pub(super) by: ByColor<ByRole<Bitboard>>,
    /// Around a side's king: its steps, and those of one rank further.
    pub(super) ring: ByColor<Bitboard>,
    /// Where a side's pieces are counted as mobile: not on its king or blocked pawns, not where a
    /// pawn takes them.
    pub(super) area: ByColor<Bitboard>,
    /// What is aimed at the ring of a side's king.
    pub(super) pressure: ByColor<u32>,
}

impl Attacks {
    /// Pawns and kings; the rest is added as its mobility is counted.
    pub(super) fn new(position: &Position) -> Self {
        let board = position.board();
        let mut these = Self {
            all: ByColor::default(),
            twice: ByColor::default(),
            by: ByColor::default(),
            ring: ByColor::from_fn(|color| ring(position, color)),
            area: ByColor::default(),
            pressure: ByColor::default(),
        };
        for side in Color::ALL {
            let pawns = board.of(side, Role::Pawn);
            these.add(side, Role::King, attacks::king(position.king(side)));
            these.add(side, Role::Pawn, attacks::pawns(side, pawns));
        }
        for side in Color::ALL {
            let pawns = board.of(side, Role::Pawn);
            let low =
                Bitboard::rank(side.rank(Rank::Second)) | Bitboard::rank(side.rank(Rank::Third));
            let stuck = pawns & (low | backward(side, board.occupied()));
            these.area[side] = !(stuck | board.of(side, Role::King) | these.by[!side][Role::Pawn]);
        }
        these
    }

    #[inline]
    pub(super) fn add(&mut self, side: Color, role: Role, squares: Bitboard) {
        self.twice[side] |= self.all[side] & squares;
        self.all[side] |= squares;
        self.by[side][role] |= squares;
    }
}

/// One step forward.
pub(super) fn forward(side: Color, squares: Bitboard) -> Bitboard {
    match side {
        Color::White => Bitboard(squares.0 << 8),
        Color::Black => Bitboard(squares.0 >> 8),
    }
}

/// One step back.
pub(super) fn backward(side: Color, squares: Bitboard) -> Bitboard {
    forward(!side, squares)
}

fn ring(position: &Position, color: Color) -> Bitboard {
    let steps = attacks::king(position.king(color));
    steps | forward(color, steps) | Bitboard::of(position.king(color))
}

//! What to do with the moves found: take each, count them, or just know there are some.

use super::MoveList;
use crate::{Bitboard, Move, MoveKind, Position, Promotion, Role, Square};

/// Takes moves as the generator finds them, in sets of target squares.
pub(super) trait Harvest {
    /// The targets of one piece other than a pawn, captures among them.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard);
    /// The targets of pawns that all moved by the same distance.
    fn pawns(&mut self, targets: Bitboard, by: i32, kind: MoveKind);
    /// The same on the last rank: four moves a target.
    fn promotions(&mut self, targets: Bitboard, by: i32, kind: fn(Promotion) -> MoveKind);
    /// Castling.
    fn castle(&mut self, mv: Move);
    /// A pawn taken en passant.
    fn en_passant(&mut self, mv: Move);
}

/// Takes moves one by one, each with the role of its piece.
pub(super) trait Basket {
    fn add(&mut self, role: Role, mv: Move);
}

impl Basket for MoveList {
    #[inline(always)]
    fn add(&mut self, _: Role, mv: Move) {
        self.push(mv);
    }
}

/// Takes the sets apart. Everything is inlined, so that the basket sees role and kind while
/// the compiler still knows them.
pub(super) struct Each<B> {
    theirs: Bitboard,
    pub(super) basket: B,
}

impl<B: Basket> Each<B> {
    #[inline(always)]
    pub(super) fn new(position: &Position, basket: B) -> Self {
        Self {
            theirs: position.board.of_color(!position.turn),
            basket,
        }
    }
}

impl<B: Basket> Harvest for Each<B> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets & self.theirs {
            self.basket
                .add(role, Move::new(from, to, MoveKind::Capture));
        }
        for to in targets - self.theirs {
            self.basket.add(role, Move::new(from, to, MoveKind::Quiet));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, by: i32, kind: MoveKind) {
        for to in targets {
            self.basket
                .add(Role::Pawn, Move::new(to.shifted(-by), to, kind));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, by: i32, kind: fn(Promotion) -> MoveKind) {
        for to in targets {
            for promotion in Promotion::ALL {
                let mv = Move::new(to.shifted(-by), to, kind(promotion));
                self.basket.add(Role::Pawn, mv);
            }
        }
    }

    #[inline(always)]
    fn castle(&mut self, mv: Move) {
        self.basket.add(Role::King, mv);
    }

    #[inline(always)]
    fn en_passant(&mut self, mv: Move) {
        self.basket.add(Role::Pawn, mv);
    }
}

/// Counts the moves.
pub(super) struct Count(pub(super) u32);

impl Harvest for Count {
    #[inline]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 += targets.len();
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _: i32, _: MoveKind) {
        self.0 += targets.len();
    }

    #[inline]
    fn promotions(&mut self, targets: Bitboard, _: i32, _: fn(Promotion) -> MoveKind) {
        self.0 += 4 * targets.len();
    }

    #[inline]
    fn castle(&mut self, _: Move) {
        self.0 += 1;
    }

    #[inline]
    fn en_passant(&mut self, _: Move) {
        self.0 += 1;
    }
}

/// Notes whether there is any move.
pub(super) struct Any(pub(super) bool);

impl Harvest for Any {
    #[inline]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 |= !targets.is_empty();
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _: i32, _: MoveKind) {
        self.0 |= !targets.is_empty();
    }

    #[inline]
    fn promotions(&mut self, targets: Bitboard, _: i32, _: fn(Promotion) -> MoveKind) {
        self.0 |= !targets.is_empty();
    }

    #[inline]
    fn castle(&mut self, _: Move) {
        self.0 = true;
    }

    #[inline]
    fn en_passant(&mut self, _: Move) {
        self.0 = true;
    }
}

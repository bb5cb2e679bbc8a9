//! What to do with the moves found: list them, count them, or just know there are some.

use super::MoveList;
use crate::{Bitboard, Move, MoveKind, Promotion, Role, Square};

/// Takes moves as the generator finds them, in sets of target squares.
pub(super) trait Harvest {
    /// The targets of one man other than a pawn, captures among them.
    fn man(&mut self, role: Role, from: Square, targets: Bitboard);
    /// The targets of pawns that all moved by the same distance.
    fn pawns(&mut self, targets: Bitboard, by: i32, kind: MoveKind);
    /// The same on the last rank: four moves a target.
    fn promotions(&mut self, targets: Bitboard, by: i32, kind: fn(Promotion) -> MoveKind);
    /// Castling.
    fn castle(&mut self, mv: Move);
    /// A pawn taken en passant.
    fn en_passant(&mut self, mv: Move);
}

/// Lists the moves.
pub(super) struct Listed {
    pub(super) moves: MoveList,
    theirs: Bitboard,
}

impl Listed {
    #[inline]
    pub(super) fn new(theirs: Bitboard) -> Self {
        Self {
            moves: MoveList::new(),
            theirs,
        }
    }
}

impl Harvest for Listed {
    #[inline]
    fn man(&mut self, _: Role, from: Square, targets: Bitboard) {
        for to in targets & self.theirs {
            self.moves.push(Move::new(from, to, MoveKind::Capture));
        }
        for to in targets - self.theirs {
            self.moves.push(Move::new(from, to, MoveKind::Quiet));
        }
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, by: i32, kind: MoveKind) {
        for to in targets {
            self.moves.push(Move::new(to.shifted(-by), to, kind));
        }
    }

    #[inline]
    fn promotions(&mut self, targets: Bitboard, by: i32, kind: fn(Promotion) -> MoveKind) {
        for to in targets {
            for promotion in Promotion::ALL {
                self.moves
                    .push(Move::new(to.shifted(-by), to, kind(promotion)));
            }
        }
    }

    #[inline]
    fn castle(&mut self, mv: Move) {
        self.moves.push(mv);
    }

    #[inline]
    fn en_passant(&mut self, mv: Move) {
        self.moves.push(mv);
    }
}

/// Counts the moves.
pub(super) struct Count(pub(super) u32);

impl Harvest for Count {
    #[inline]
    fn man(&mut self, _: Role, _: Square, targets: Bitboard) {
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
    fn man(&mut self, _: Role, _: Square, targets: Bitboard) {
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

//! Playing each move the moment it is found, when its man and kind are still known to the
//! compiler: the quickest way to visit every next position.

use super::harvest::Harvest;
use crate::{Bitboard, Move, MoveKind, Position, Promotion, Role, Square};

impl Position {
    /// Every legal move with the position after it, in an order of the generator's own.
    ///
    /// Quicker than playing the moves of [`Position::moves`] one by one.
    #[inline]
    pub fn for_each_next(&self, visit: impl FnMut(Move, &Self)) {
        self.generate(&mut Walk::<true, _>::new(self, visit));
    }

    /// How many games of `depth` half-moves start here; the last is counted, not played.
    pub(crate) fn count_games(&self, depth: u8) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.move_count()),
            _ => {
                let mut games = 0;
                self.generate(&mut Walk::<false, _>::new(self, |_, next| {
                    games += next.count_games(depth - 1);
                }));
                games
            }
        }
    }
}

/// Shows every next position; with or without its hash, as for `Position::make`.
struct Walk<'p, const HASHED: bool, F> {
    from: &'p Position,
    theirs: Bitboard,
    visit: F,
}

impl<'p, const HASHED: bool, F: FnMut(Move, &Position)> Walk<'p, HASHED, F> {
    #[inline]
    fn new(from: &'p Position, visit: F) -> Self {
        Self {
            from,
            theirs: from.board.of_color(!from.turn),
            visit,
        }
    }

    #[inline(always)]
    fn step(&mut self, role: Role, mv: Move) {
        let mut next = *self.from;
        next.make::<HASHED>(role, mv);
        (self.visit)(mv, &next);
    }
}

impl<const HASHED: bool, F: FnMut(Move, &Position)> Harvest for Walk<'_, HASHED, F> {
    #[inline(always)]
    fn man(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets & self.theirs {
            self.step(role, Move::new(from, to, MoveKind::Capture));
        }
        for to in targets - self.theirs {
            self.step(role, Move::new(from, to, MoveKind::Quiet));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, by: i32, kind: MoveKind) {
        for to in targets {
            self.step(Role::Pawn, Move::new(to.shifted(-by), to, kind));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, by: i32, kind: fn(Promotion) -> MoveKind) {
        for to in targets {
            for promotion in Promotion::ALL {
                self.step(Role::Pawn, Move::new(to.shifted(-by), to, kind(promotion)));
            }
        }
    }

    #[inline(always)]
    fn castle(&mut self, mv: Move) {
        self.step(Role::King, mv);
    }

    #[inline(always)]
    fn en_passant(&mut self, mv: Move) {
        self.step(Role::Pawn, mv);
    }
}

//! Playing each move the moment it is found, when its piece and kind are still known to the
//! compiler: the quickest way to visit every next position.

use super::Every;
use super::harvest::{Basket, Each};
use crate::{Move, Position, Role};

impl Position {
    /// Every legal move with the position after it, in an order of the generator's own.
    ///
    /// Quicker than playing the moves of [`Position::moves`] one by one.
    #[inline]
    pub fn for_each_next(&self, visit: impl FnMut(Move, &Self)) {
        self.walk::<true>(visit);
    }

    /// How many games of `depth` half-moves start here; the last is counted, not played.
    pub(crate) fn count_games(&self, depth: u8) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.move_count()),
            _ => {
                let mut games = 0;
                self.walk::<false>(|_, next| games += next.count_games(depth - 1));
                games
            }
        }
    }

    #[inline(always)]
    fn walk<const HASHED: bool>(&self, visit: impl FnMut(Move, &Self)) {
        let walk = Walk::<HASHED, _> { from: self, visit };
        self.generate::<Every>(&mut Each::new(self, walk));
    }
}

struct Walk<'p, const HASHED: bool, F> {
    from: &'p Position,
    visit: F,
}

impl<const HASHED: bool, F: FnMut(Move, &Position)> Basket for Walk<'_, HASHED, F> {
    #[inline(always)]
    fn add(&mut self, role: Role, mv: Move) {
        let mut next = self.from.copied();
        next.make::<HASHED>(role, mv);
        (self.visit)(mv, &next);
    }
}

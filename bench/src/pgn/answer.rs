//! What a reader must find: computed in the same way for each of them.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    pub games: u64,
    /// Moves of all lines.
    pub moves: u64,
    /// Over the positions after each of them, in any order.
    pub sum: u64,
}

impl Answer {
    /// Counts a move by where it leaves White's pieces, the pawns and all pieces.
    #[inline]
    pub fn note(&mut self, white: u64, pawns: u64, occupied: u64) {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = (white ^ pawns.rotate_left(32)).wrapping_mul(ODD) ^ occupied;
        self.moves += 1;
        self.sum = self.sum.wrapping_add(mixed.wrapping_mul(ODD) >> 7);
    }
}

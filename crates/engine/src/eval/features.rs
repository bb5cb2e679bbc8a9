//! The numbers of the features: where each group of weights begins.

use super::placement::BUCKETS;

macro_rules! layout {
    ($($(#[$doc:meta])* $name:ident: $size:expr;)*) => {
        layout!(@ 0; $($(#[$doc])* $name: $size;)*);
    };
    (@ $start:expr; $(#[$doc:meta])* $name:ident: $size:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $name: usize = $start;
        layout!(@ $start + $size; $($rest)*);
    };
    (@ $start:expr;) => {
        /// How many features there are.
        pub const FEATURES: usize = $start;
    };
}

layout! {
    /// By role, pawn to queen.
    MATERIAL: 5;
    /// By bucket of the own king, role and square.
    PLACE_OWN: BUCKETS * 6 * 64;
    /// By bucket of the other king, role and square.
    PLACE_THEIRS: BUCKETS * 6 * 64;
    /// By squares reached.
    MOBILITY_KNIGHT: 9;
    MOBILITY_BISHOP: 14;
    MOBILITY_ROOK: 15;
    MOBILITY_QUEEN: 28;
    PAIR_OF_BISHOPS: 1;
    /// By own pawns on the bishop's color.
    BISHOP_PAWNS: 9;
    OUTPOST_KNIGHT: 1;
    OUTPOST_BISHOP: 1;
    BEHIND_PAWN: 1;
    ROOK_OPEN: 1;
    ROOK_HALF_OPEN: 1;
    ROOK_SEVENTH: 1;
    ISOLATED: 1;
    ISOLATED_HALF_OPEN: 1;
    DOUBLED: 1;
    BACKWARD: 1;
    BACKWARD_HALF_OPEN: 1;
    /// By rank.
    PHALANX: 8;
    SUPPORTED: 8;
    PASSED: 8;
    PASSED_FREE: 8;
    PASSED_SAFE: 8;
    PASSED_SUPPORTED: 8;
    PASSED_CANDIDATE: 8;
    /// By steps from the square in front.
    PASSED_OWN_KING: 8;
    PASSED_THEIR_KING: 8;
    PASSED_ROOK_BEHIND: 1;
    PAWN_HITS_MINOR: 1;
    PAWN_HITS_ROOK: 1;
    PAWN_HITS_QUEEN: 1;
    PAWN_MAY_HIT: 1;
    MINOR_HITS_MINOR: 1;
    MINOR_HITS_ROOK: 1;
    MINOR_HITS_QUEEN: 1;
    ROOK_HITS_QUEEN: 1;
    KING_HITS: 1;
    /// By role.
    HANGING: 6;
    RESTRICTED: 1;
    SPACE: 1;
    /// By distance of the file from the edge and rank of the nearest own pawn, 0 for none.
    SHELTER: 4 * 8;
    /// The same for the opponent's nearest pawn.
    STORM: 4 * 8;
    STORM_BLOCKED: 8;
    KING_HALF_OPEN: 1;
    /// By units of danger.
    DANGER: 48;
    TEMPO: 1;
}

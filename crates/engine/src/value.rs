//! Values inside the search: hundredths of a pawn, with mates at the far ends.

use rookery_analysis::Score;

/// Centipawns, or a mate counted in half-moves from the root.
pub(crate) type Value = i32;

/// More than any value.
pub(crate) const INFINITE: Value = 32_000;
/// Mate on the board.
pub(crate) const MATE: Value = 31_000;
/// The deepest a line goes.
pub(crate) const MAX_PLY: usize = 128;
/// From here on a value is a mate.
pub(crate) const MATE_RANGE: Value = MATE - MAX_PLY as Value;
/// The most an evaluation may say, so that it is never taken for a mate.
pub(crate) const MAX_EVALUATION: Value = 20_000;
/// Nobody wins.
pub(crate) const DRAW: Value = 0;

/// The side to move is mated here.
pub(crate) fn mated(ply: usize) -> Value {
    -MATE + ply as Value
}

/// Whether the value is a mate for either side.
pub(crate) fn is_mate(value: Value) -> bool {
    value.abs() >= MATE_RANGE
}

/// As the table keeps it: mates counted from the position itself, not from the root.
pub(crate) fn to_table(value: Value, ply: usize) -> i16 {
    (match value {
        value if value >= MATE_RANGE => value + ply as Value,
        value if value <= -MATE_RANGE => value - ply as Value,
        value => value,
    }) as i16
}

/// Back from the table.
pub(crate) fn from_table(value: i16, ply: usize) -> Value {
    match Value::from(value) {
        value if value >= MATE_RANGE => value - ply as Value,
        value if value <= -MATE_RANGE => value + ply as Value,
        value => value,
    }
}

/// As it leaves the engine.
pub(crate) fn score(value: Value) -> Score {
    let moves = |plies: Value| ((plies + 1) / 2) as u8;
    match value {
        value if value >= MATE_RANGE => Score::MateIn(moves(MATE - value)),
        value if value <= -MATE_RANGE => Score::MatedIn(moves(MATE + value)),
        value => Score::Centipawns(value as i16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        assert_eq!(score(MATE - 1), Score::MateIn(1));
        assert_eq!(score(MATE - 3), Score::MateIn(2));
        assert_eq!(score(mated(0)), Score::MatedIn(0));
        assert_eq!(score(mated(2)), Score::MatedIn(1));
        assert_eq!(score(-35), Score::Centipawns(-35));
    }

    #[test]
    fn the_table_counts_mates_from_its_own_position() {
        for value in [MATE - 5, mated(6), 120] {
            assert_eq!(from_table(to_table(value, 4), 4), value);
        }
        assert_eq!(Value::from(to_table(MATE - 5, 4)), MATE - 1);
    }
}

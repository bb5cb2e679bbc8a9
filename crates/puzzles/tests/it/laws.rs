//! Laws that hold for every puzzle, tried on random legal play.

use proptest::prelude::*;
use rookery_motifs::{Line, motifs};
use rookery_puzzles::{Likeness, Puzzle, Rating, name, pack, unpack};
use rookery_rules::{Move, Position, Setup};
use rookery_testkit::strategies;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn whatever_is_packed_is_read_back((start, moves) in strategies::walk(), value in 0..4000_u16) {
        let puzzles = puzzles(start, &moves, value);
        prop_assert_eq!(unpack(&pack(&puzzles)), Ok(puzzles));
    }

    #[test]
    fn other_bytes_are_refused_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let headed = [b"RKPZ\x01\x00\x03\x00\x00\x00", &bytes[..]].concat();
        prop_assert!(unpack(&bytes).is_err());
        // Random bytes make a legal position as good as never.
        prop_assert!(unpack(&headed).is_err());
    }

    #[test]
    fn exchanged_colors_make_a_twin(position in strategies::position()) {
        prop_assert_eq!(Likeness::of(&position), Likeness::of(&position.mirrored()));
    }
}

/// A walk cut into puzzles. Counters of moves are no part of a puzzle.
fn puzzles(start: Position, moves: &[Move], value: u16) -> Vec<Puzzle> {
    let mut position = start;
    let puzzle = |chunk: &[Move]| {
        let setup = Setup {
            halfmoves: 0,
            fullmoves: 1,
            ..Setup::from(position)
        };
        for &mv in chunk {
            position.advance_unchecked(mv);
        }
        let before = Position::try_from(setup).ok()?;
        let themes = motifs(&Line::answering(before, chunk).ok()?);
        let rating = Rating {
            value,
            deviation: 90,
        };
        Puzzle::new(
            name(&before, chunk[0]),
            before,
            chunk.to_vec(),
            rating,
            themes,
        )
        .ok()
    };
    moves.chunks(4).filter_map(puzzle).collect()
}

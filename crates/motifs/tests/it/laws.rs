//! Laws that hold for every line, tried on random legal play.

use proptest::prelude::*;
use rookery_motifs::{Line, Motif, MotifSet, motifs};
use rookery_rules::{Move, Position, UciMove};
use rookery_testkit::strategies;

/// Lines as long as solutions are.
const LONGEST: usize = 7;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn white_and_black_are_judged_alike((start, moves) in strategies::walk()) {
        for (position, moves) in windows(start, &moves) {
            let (mirrored, mirror_moves) = mirrored(&position, moves);
            prop_assert_eq!(found(position, moves), found(mirrored, &mirror_moves), "{}", position.fen());
        }
    }

    #[test]
    fn a_line_has_one_phase_and_one_length((start, moves) in strategies::walk()) {
        let phases = [Motif::Opening, Motif::Middlegame, Motif::Endgame];
        let lengths = [Motif::OneMove, Motif::Short, Motif::Long, Motif::VeryLong];
        for (position, moves) in windows(start, &moves) {
            let found = found(position, moves);
            let count = |of: &[Motif]| of.iter().filter(|&&motif| found.contains(motif)).count();
            prop_assert_eq!((count(&phases), count(&lengths)), (1, 1));
        }
    }
}

fn found(before: Position, moves: &[Move]) -> MotifSet {
    motifs(&Line::answering(before, moves).expect("legal moves"))
}

/// A walk cut into lines.
fn windows(start: Position, moves: &[Move]) -> Vec<(Position, &[Move])> {
    let mut position = start;
    let lines = moves.chunks(LONGEST).map(|chunk| {
        let here = position;
        position = chunk
            .iter()
            .fold(position, |position, &mv| position.play_unchecked(mv));
        (here, chunk)
    });
    lines.filter(|(_, moves)| moves.len() > 1).collect()
}

fn mirrored(start: &Position, moves: &[Move]) -> (Position, Vec<Move>) {
    let mirror = start.mirrored();
    let mut position = mirror;
    let played = moves.iter().map(|mv| {
        let mirrored = UciMove {
            from: mv.from().mirrored(),
            to: mv.to().mirrored(),
            promotion: mv.promotion(),
        };
        let mv = mirrored.resolve(&position).expect("legal as its twin is");
        position = position.play_unchecked(mv);
        mv
    });
    let moves = played.collect();
    (mirror, moves)
}

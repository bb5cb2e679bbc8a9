//! How the tests of motifs speak: a position, moves as people write them, and what they show.

use rookery_rules::{Move, Position};

use crate::{Line, Motif, motifs};

/// The moves of a SAN list.
pub(crate) fn moves(start: &Position, sans: &str) -> Vec<Move> {
    let mut position = *start;
    let played = sans.split_whitespace().map(|san| {
        let mv = position
            .parse_san(san)
            .unwrap_or_else(|error| panic!("{san}: {error}"));
        position = position.play_unchecked(mv);
        mv
    });
    played.collect()
}

fn position(fen: &str) -> Position {
    Position::parse_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The line that begins with the solver's move.
pub(crate) fn line(fen: &str, sans: &str) -> Line {
    let start = position(fen);
    let line = Line::new(start, &moves(&start, sans)).expect("a legal line");
    assert_eq!(line.is_mate(), sans.ends_with('#'), "{fen} {sans}");
    line
}

/// The line that answers its first move.
pub(crate) fn answer(fen: &str, sans: &str) -> Line {
    let before = position(fen);
    Line::answering(before, &moves(&before, sans)).expect("a legal line")
}

#[track_caller]
pub(crate) fn shows(line: &Line, motif: Motif) {
    let found = motifs(line);
    assert!(found.contains(motif), "no {motif}, but {found}");
}

#[track_caller]
pub(crate) fn lacks(line: &Line, motif: Motif) {
    assert!(!motifs(line).contains(motif), "{motif} was found");
}

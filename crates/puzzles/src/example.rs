//! How the tests of this crate speak: positions, moves as people write them, analyses as an
//! engine would give them.

use std::time::Duration;

use rookery_analysis::{Analysis, Line, Score};
use rookery_rules::{Move, Position};

pub(crate) fn position(fen: &str) -> Position {
    Position::parse_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

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

/// An analysis with these lines of one move.
pub(crate) fn seen(position: &Position, lines: &[(Score, &str)]) -> Analysis {
    let line = |&(score, uci): &(Score, &str)| Line {
        score,
        moves: vec![position.parse_uci(uci).expect("a legal move")],
    };
    Analysis {
        depth: 1,
        selective_depth: 1,
        nodes: 1,
        time: Duration::ZERO,
        table_used: 0,
        ordering: 0,
        lines: lines.iter().map(line).collect(),
    }
}

//! Perft as Stockfish prints it: a line for each first move, then the total.

use std::io::{self, Write};

use rookery_rules::{Position, perft_split};

pub(crate) fn write_split(out: &mut impl Write, position: &Position, depth: u8) -> io::Result<()> {
    let mut split = perft_split(position, depth);
    split.sort_by_cached_key(|(mv, _)| mv.to_string());
    for (mv, nodes) in &split {
        writeln!(out, "{mv}: {nodes}")?;
    }
    let total = match depth {
        0 => 1,
        _ => split.iter().map(|(_, nodes)| nodes).sum::<u64>(),
    };
    writeln!(out, "\nNodes searched: {total}\n")?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(depth: u8, expected: &str) {
        let position = Position::parse_fen("7k/8/8/8/8/8/8/K7 w - - 0 1").unwrap();
        let mut out = Vec::new();
        write_split(&mut out, &position, depth).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }

    #[test]
    fn every_first_move_has_its_line() {
        check(2, "a1a2: 3\na1b1: 3\na1b2: 3\n\nNodes searched: 9\n\n");
    }

    #[test]
    fn no_half_moves_are_one_game() {
        check(0, "\nNodes searched: 1\n\n");
    }
}

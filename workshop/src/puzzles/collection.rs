//! Puzzles as Lichess publishes them.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result};
use rookery_motifs::Line;
use rookery_play::replay;
use rookery_rules::Position;

/// A puzzle and what its collection says about it.
pub(super) struct Puzzle {
    pub(super) id: String,
    /// The position before the opponent's move.
    pub(super) fen: String,
    /// The opponent's move, and then the solution.
    pub(super) moves: String,
    pub(super) themes: String,
    /// What solvers made of it, where that is known.
    pub(super) rating: Option<f32>,
}

/// Reads a whole collection, plain or packed.
pub(super) fn read(path: &Path) -> Result<Vec<Puzzle>> {
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let text: Box<dyn Read> = if path.extension().is_some_and(|name| name == "zst") {
        Box::new(zstd::Decoder::new(file)?)
    } else {
        Box::new(BufReader::new(file))
    };
    rows(text).with_context(|| format!("{} is no collection of puzzles", path.display()))
}

fn rows(text: impl Read) -> Result<Vec<Puzzle>> {
    let mut reader = csv::Reader::from_reader(text);
    let header = reader.headers()?.clone();
    let column = |name: &str| {
        let found = header.iter().position(|column| column == name);
        found.with_context(|| format!("there is no column {name}"))
    };
    let columns = [
        column("PuzzleId")?,
        column("FEN")?,
        column("Moves")?,
        column("Themes")?,
    ];
    let rating = column("Rating").ok();
    let puzzle = |row: csv::Result<csv::StringRecord>| {
        let row = row?;
        let [id, fen, moves, themes] = columns.map(|at| row.get(at).unwrap_or_default().to_owned());
        Ok(Puzzle {
            id,
            fen,
            moves,
            themes,
            rating: rating.and_then(|at| row.get(at)?.parse().ok()),
        })
    };
    reader.records().map(puzzle).collect()
}

impl Puzzle {
    /// The solution, with the opponent's move before it.
    pub(super) fn line(&self) -> Result<Line> {
        let before = Position::parse_fen(&self.fen)?;
        let moves = replay::moves(before, self.moves.split_whitespace())?;
        Ok(Line::answering(before, &moves)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_becomes_a_line() {
        let text = "PuzzleId,FEN,Moves,Rating,Themes\n\
                    a1,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,e2e4 e8e7,900,endgame short\n";
        let puzzles = rows(text.as_bytes()).expect("a collection");
        assert_eq!((puzzles.len(), puzzles[0].id.as_str()), (1, "a1"));
        assert_eq!(puzzles[0].themes, "endgame short");
        let line = puzzles[0].line().expect("legal moves");
        assert_eq!(line.moves().len(), 1);
    }

    #[test]
    fn a_missing_column_is_named() {
        let error = rows("PuzzleId,FEN,Moves\n".as_bytes())
            .err()
            .expect("no themes");
        assert_eq!(error.to_string(), "there is no column Themes");
    }
}

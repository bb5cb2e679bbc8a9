//! Positions of games with the move that a person chose.

use std::fs;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result};
use rookery_engine::{Engine, Glance, Task};
use rookery_rules::Position;

/// A position as it is seen at a glance, and what was played.
pub(super) struct HumanSample {
    pub(super) glance: Glance,
    /// Which of the moves.
    pub(super) chosen: usize,
    /// Of who played it.
    pub(super) rating: u16,
    pub(super) ply: usize,
    pub(super) fen: String,
}

/// Which games.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum GameUse {
    /// Those that are learnt from.
    Taught,
    /// One of five, never learnt from.
    Kept,
}

/// A game as the data has it.
struct Row<'d> {
    number: u64,
    ratings: [u16; 2],
    moves: &'d str,
}

/// Every so many-th position, chosen by lot but always the same.
pub(super) fn read(path: &Path, every: u64, part: GameUse) -> Result<Vec<HumanSample>> {
    let data = fs::read_to_string(path)
        .with_context(|| format!("cannot read {} as text", path.display()))?;
    let mut rows = rows(&data)?;
    rows.retain(|row| (row.number % 5 == 0) == (part == GameUse::Kept));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts: Vec<_> = rows
            .chunks(rows.len().div_ceil(threads).max(1))
            .map(|part| scope.spawn(move || sampled(part, every)))
            .collect();
        let mut samples = Vec::new();
        for part in parts {
            samples.extend(part.join().expect("sampling does not panic")?);
        }
        Ok(samples)
    })
}

fn rows(data: &str) -> Result<Vec<Row<'_>>> {
    let mut lines = data.lines();
    let header = lines.next().context("the data is empty")?;
    let column = |name: &str| {
        let found = header.split('\t').position(|column| column == name);
        found.with_context(|| format!("the data has no column {name}"))
    };
    let (white, black, moves) = (
        column("white_rating")?,
        column("black_rating")?,
        column("moves_san")?,
    );
    lines
        .zip(0..)
        .map(|(line, number)| {
            let fields: Vec<_> = line.split('\t').collect();
            let field = |at: usize| fields.get(at).copied().context("a line is too short");
            Ok(Row {
                number,
                ratings: [field(white)?.parse()?, field(black)?.parse()?],
                moves: field(moves)?,
            })
        })
        .collect()
}

fn sampled(rows: &[Row<'_>], every: u64) -> Result<Vec<HumanSample>> {
    let mut engine = Engine::new(1);
    let mut samples = Vec::new();
    for row in rows {
        let mut next = Task::new(Position::start());
        for (ply, san) in row.moves.split(' ').enumerate() {
            let task = next.clone();
            let mv = task.position.parse_san(san)?;
            next.play(mv);
            if !lot(row.number, ply as u64).is_multiple_of(every) {
                continue;
            }
            let glance = engine.glance(&task);
            let chosen = glance.moves.iter().position(|sighting| sighting.mv == mv);
            samples.push(HumanSample {
                chosen: chosen.context("the move played is legal")?,
                glance,
                rating: row.ratings[ply % 2],
                ply,
                fen: task.position.fen(),
            });
        }
    }
    Ok(samples)
}

fn lot(game: u64, ply: u64) -> u64 {
    let mixed = (game << 10 | ply).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33
}

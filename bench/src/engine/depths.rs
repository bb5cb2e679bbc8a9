//! Nodes to fixed depths: exact, the same on every machine, and what slices cost.

use rookery_analysis::Limits;
use rookery_engine::{Engine, NoClock, ThoughtProgress, Stop, Task};
use rookery_rules::Position;

use super::set::SET;

const DEPTHS: [u8; 4] = [8, 10, 12, 14];
const SLICES: [u64; 4] = [8_192, 16_384, 32_768, 131_072];

/// Prints both tables.
pub fn print() {
    println!("\n| nodes to depth |{}", DEPTHS.map(|depth| format!(" {depth} |")).concat());
    println!("|---|{}", "---:|".repeat(DEPTHS.len()));
    let rows = SET.map(|fen| nodes(fen, u64::MAX));
    for (fen, row) in SET.iter().zip(&rows) {
        println!("| `{fen}` |{}", shown(row));
    }
    let sums: [u64; DEPTHS.len()] = std::array::from_fn(|at| rows.iter().map(|row| row[at]).sum());
    println!("| *all* |{}", shown(&sums));

    let deepest = DEPTHS[DEPTHS.len() - 1];
    let whole = sums[DEPTHS.len() - 1];
    println!("\n| cut into slices of | nodes to depth {deepest} | of uncut |\n|---|---:|---:|");
    for slice in SLICES {
        let cut: u64 = SET.iter().map(|fen| nodes(fen, slice)[DEPTHS.len() - 1]).sum();
        println!("| {slice} | {cut} | {:.3} |", cut as f64 / whole as f64);
    }
}

/// Nodes after each of the depths, by an engine that knows nothing yet.
fn nodes(fen: &str, slice: u64) -> [u64; DEPTHS.len()] {
    let position = Position::parse_fen(fen).expect("a legal position");
    let deepest = DEPTHS[DEPTHS.len() - 1];
    let task = Task { limits: Limits::depth(deepest), ..Task::new(position) };
    let mut engine = Engine::new(16);
    let mut thought = engine.begin(task, &NoClock);
    let mut counts = [0; DEPTHS.len()];
    loop {
        let progress = engine.think(&mut thought, slice, &NoClock, &Stop::default());
        let (ThoughtProgress::Deeper(analysis) | ThoughtProgress::Done(analysis)) = &progress else { continue };
        if let Some(at) = DEPTHS.iter().position(|&depth| depth == analysis.depth) {
            counts[at] = analysis.nodes;
        }
        if matches!(progress, ThoughtProgress::Done(_)) {
            return counts;
        }
    }
}

fn shown(counts: &[u64]) -> String {
    counts.iter().map(|count| format!(" {count} |")).collect()
}

//! `cargo xtask puzzles fit`: learns how hard puzzles are from a collection that people have
//! solved, and tells the error on puzzles it was not taught with.

mod boost;
mod report;
mod samples;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use rookery_puzzles::{FEATURES, Model, features};

use self::boost::Lessons;
use self::report::Report;
use self::samples::{PuzzleSample, SampleUse};
use crate::project;

/// What to learn from.
#[derive(Args)]
pub(crate) struct Fit {
    /// Puzzles as Lichess publishes them: a CSV file, plain or packed as .zst.
    file: PathBuf,
    /// Take one puzzle of so many.
    #[arg(long, default_value_t = 5)]
    every: u64,
    /// Take so many of them at most: asking the witnesses about one takes a twentieth of a second.
    #[arg(long, default_value_t = 10_000)]
    most: usize,
    /// How many trees to learn.
    #[arg(long, default_value_t = 250)]
    trees: usize,
}

/// Features and ratings of the samples of a part.
struct Known {
    rows: Vec<[f32; FEATURES]>,
    ratings: Vec<f32>,
}

pub(crate) fn run(fit: &Fit) -> Result<()> {
    let samples = samples::read(&fit.file, fit.every, fit.most)?;
    let taught = known(&samples, SampleUse::Taught)?;
    let kept = known(&samples, SampleUse::Kept)?;
    println!(
        "{} puzzles to learn from, {} kept back",
        taught.rows.len(),
        kept.rows.len()
    );
    let lessons = Lessons {
        rows: &taught.rows,
        wanted: &taught.ratings,
    };
    let (base, trees) = boost::fit(&lessons, fit.trees);
    let mut model = Model {
        base,
        spread: 1.0,
        deviation: 0.0,
        trees,
    };
    let guesses: Vec<_> = kept.rows.iter().map(|row| model.guess(row)).collect();
    model.spread = report::deviation(&kept.ratings) / report::deviation(&guesses);
    let spread: Vec<_> = guesses
        .iter()
        .map(|guess| base + model.spread * (guess - base))
        .collect();
    let mean = vec![base; kept.ratings.len()];
    println!("| guess | mean error | root of mean square | Spearman |\n|---|---:|---:|---:|");
    for (name, guesses) in [
        ("always the mean", &mean),
        ("the model", &guesses),
        ("the model, spread", &spread),
    ] {
        println!("| {name} | {} |", Report::on(guesses, &kept.ratings));
    }
    model.deviation = Report::on(&spread, &kept.ratings).square();
    let path = project::root().join("crates/puzzles/rating.bin");
    let bytes = model.to_bytes();
    fs::write(&path, &bytes)?;
    println!("{} bytes in {}", bytes.len(), path.display());
    Ok(())
}

fn known(samples: &[PuzzleSample], part: SampleUse) -> Result<Known> {
    let mut known = Known {
        rows: Vec::new(),
        ratings: Vec::new(),
    };
    for sample in samples.iter().filter(|sample| sample.part == part) {
        let row = features(&sample.before, &sample.moves, &sample.clues);
        known.rows.push(row.context("a collection of legal lines")?);
        known.ratings.push(sample.rating);
    }
    Ok(known)
}

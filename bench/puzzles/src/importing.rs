//! A million lines, made of a file of Lichess or of the puzzles that ship, each with a name of its
//! own, are imported into SQLite: packed as they come, with every move checked.

use std::fs::File;
use std::io::{BufWriter, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use rookery_puzzles::{SET, unpack};
use rookery_server::puzzles::import::import;
use rookery_store::{Database, Store, Timestamp};

const LINES: usize = 1_000_000;
const HEAD: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";

pub(crate) async fn measure(folder: &Path, file: Option<&Path>) -> Result<()> {
    let path = folder.join("puzzles.csv.zst");
    write(&path, &sample(file)?)?;
    let database = Database::Sqlite(folder.join("import.db"));
    let store = Store::open(&database, Timestamp::from_millis(0)).await?;
    let start = Instant::now();
    let report = import(&store, &path, None, &Arc::default()).await?;
    let took = start.elapsed().as_secs_f64();
    ensure!(report.new + report.skipped == LINES as u64, "{report:?}");
    println!(
        "import: {LINES} lines in {took:.1} s, {:.0} a second; {} skipped",
        LINES as f64 / took,
        report.skipped
    );
    let start = Instant::now();
    let again = import(&store, &path, None, &Arc::default()).await?;
    ensure!(again.new == 0, "{again:?}");
    println!("the same again: {:.1} s, nothing new", start.elapsed().as_secs_f64());
    store.close().await;
    Ok(())
}

/// Lines without their names.
fn sample(file: Option<&Path>) -> Result<Vec<String>> {
    let Some(file) = file else {
        let puzzles = unpack(SET)?;
        let line = |puzzle: &rookery_puzzles::Puzzle| {
            let moves: Vec<_> = puzzle.moves().iter().map(ToString::to_string).collect();
            let rating = puzzle.rating;
            format!(
                "{},{},{},{},90,100,{},,",
                puzzle.before().fen(),
                moves.join(" "),
                rating.value,
                rating.deviation,
                puzzle.themes
            )
        };
        return Ok(puzzles.iter().map(line).collect());
    };
    let mut text = String::new();
    zstd::Decoder::new(File::open(file)?)?.read_to_string(&mut text)?;
    let mut lines = text.lines();
    ensure!(lines.next() == Some(HEAD), "{} is no such file", file.display());
    let rest = lines.map(|line| line.split_once(',').map(|(_, rest)| rest.to_owned()));
    rest.collect::<Option<_>>().context("a line has no fields")
}

fn write(path: &Path, lines: &[String]) -> Result<()> {
    let file = BufWriter::new(File::create(path)?);
    let mut packed = zstd::Encoder::new(file, 1)?;
    writeln!(packed, "{HEAD}")?;
    for (number, line) in lines.iter().cycle().take(LINES).enumerate() {
        writeln!(packed, "b{number:07},{line}")?;
    }
    packed.finish()?.flush()?;
    Ok(())
}

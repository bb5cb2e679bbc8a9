//! `rookery-uci pgn`: tools for files of games.

mod check;
mod progress;
mod tally;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, Subcommand};

use self::progress::ReadingProgress;

#[derive(Subcommand)]
pub(crate) enum Tool {
    /// Replay every game of a file and report those that are broken.
    ///
    /// Ends with 0 if all games are good, 1 if one is broken, and 2 if the file cannot be
    /// read. Games of other variants are counted and are no failures.
    Check(Check),
}

#[derive(Args)]
pub(crate) struct Check {
    /// The file, or - for standard input.
    file: PathBuf,
    /// Report so many broken games, and only count the others.
    #[arg(long, default_value_t = 100, value_name = "COUNT")]
    most: u64,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

const GOOD: u8 = 0;
const BROKEN: u8 = 1;
const UNREADABLE: u8 = 2;

/// Runs a tool; fails only if its answer cannot be written.
pub(crate) fn run(tool: &Tool) -> io::Result<ExitCode> {
    let Tool::Check(check) = tool;
    let begun = Instant::now();
    let checked = open(&check.file).and_then(|(source, size)| {
        let progress = if check.quiet {
            ReadingProgress::hidden()
        } else {
            ReadingProgress::of(size)
        };
        let source = progress.watch(source);
        check::check(source, &mut progress.above(io::stderr()), check.most)
    });
    let code = match checked {
        Ok(tally) => {
            writeln!(io::stdout(), "{}", tally.summary(begun.elapsed()))?;
            if tally.broken == 0 { GOOD } else { BROKEN }
        }
        Err(error) => {
            let name = name(&check.file);
            writeln!(io::stderr(), "rookery-uci: cannot read {name}: {error}")?;
            UNREADABLE
        }
    };
    Ok(code.into())
}

/// The bytes, and how many there are if that is known.
fn open(path: &Path) -> io::Result<(Box<dyn Read>, Option<u64>)> {
    if is_standard_input(path) {
        return Ok((Box::new(io::stdin().lock()), None));
    }
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    let size = metadata.is_file().then_some(metadata.len());
    Ok((Box::new(file), size))
}

fn name(path: &Path) -> String {
    if is_standard_input(path) {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    }
}

fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

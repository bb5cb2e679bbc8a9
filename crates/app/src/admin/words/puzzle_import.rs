//! Words for importing puzzles from a file.

use rookery_protocol::api::{ImportState, PuzzleImport, SkippedLine};

use crate::lang::{Lang, number, sayings};

sayings! {
    heading => "Import puzzles";
    lead => "Rookery comes with puzzles of its own. You can add the open collection of Lichess: download lichess_db_puzzle.csv.zst from database.lichess.org and choose it here, as it is or unpacked.";
    file => "The file";
    begin => "Import";
    missing => "Choose a file first.";
    bar => "Importing puzzles";
    sending => "Sending the file…";
    stays => "You can leave this page; it goes on.";
    skipped_heading => "Lines that were skipped";
    none => "Nothing has been imported since this server started.";
}

/// What is being done.
pub fn doing(lang: Lang, import: &PuzzleImport) -> String {
    let Lang::En = lang;
    let done = number::grouped(lang, import.done);
    match import.state {
        ImportState::Receiving => format!("Receiving the file: {} MB so far.", import.done >> 20),
        ImportState::Reading => format!("Reading the file: {done} lines so far."),
        ImportState::Taking => format!("Checking and taking puzzles: {done} so far."),
        ImportState::Placing => format!("Sorting them in: {done} so far."),
        ImportState::None | ImportState::Done | ImportState::Failed => String::new(),
    }
}

/// How it ended well.
pub fn report(lang: Lang, import: &PuzzleImport) -> String {
    let count = |number| number::grouped(lang, number);
    match lang {
        Lang::En => format!(
            "Done. New puzzles: {}. Known before: {}. Lines skipped: {}.",
            count(import.new),
            count(import.known),
            count(import.skipped)
        ),
    }
}

/// Why nothing was taken.
pub fn failed(lang: Lang, message: Option<&str>) -> String {
    match lang {
        Lang::En => format!("Nothing was imported. {}", message.unwrap_or_default()),
    }
}

/// A line that was skipped.
pub fn skipped(lang: Lang, line: &SkippedLine) -> String {
    match lang {
        Lang::En => format!("Line {}: {}", number::grouped(lang, line.line), line.reason),
    }
}

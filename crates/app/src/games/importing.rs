//! How far the import of a file has come, as this browser remembers it. A file that is chosen again
//! goes on where it was left.

use rookery_protocol::api::{ImportReport, SkippedGame};
use serde::{Deserialize, Serialize};

use super::file_chunks::FileChunk;

/// So many are told one by one; a wrong file would fill the page.
const MOST_TOLD: usize = 100;
/// How often a piece is tried before somebody is asked.
const MOST_TRIES: u32 = 3;

/// Which file, as far as a browser tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileMark {
    /// What it is called, without its folder.
    pub name: String,
    /// In bytes.
    pub size: u64,
}

/// How far it has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportProgress {
    /// The file that is imported.
    pub file: FileMark,
    /// Pieces that are with the server.
    pub pieces: usize,
    /// The games in them.
    pub games: u64,
    /// All games of the file.
    pub of: u64,
    /// What the server did with the games of those pieces.
    pub tally: ImportCounts,
}

/// What became of the games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportCounts {
    /// Games that are new.
    pub kept: u64,
    /// Games that were there already.
    pub known: u64,
    /// Games that could not be taken.
    pub skipped: u64,
    /// The first of those that were skipped.
    pub told: Vec<SkippedGame>,
}

impl ImportProgress {
    /// At the start of a file.
    pub fn new(file: FileMark, pieces: &[FileChunk]) -> Self {
        Self {
            file,
            pieces: 0,
            games: 0,
            of: pieces.iter().map(|piece| piece.lines.len() as u64).sum(),
            tally: ImportCounts::default(),
        }
    }

    /// Where to go on with a file: where it was left, if it is the same one.
    pub fn resume(left: Option<Self>, file: FileMark, pieces: &[FileChunk]) -> Self {
        let new = Self::new(file, pieces);
        let same = |left: &Self| left.file == new.file && left.of == new.of;
        left.filter(same).unwrap_or(new)
    }

    /// As it is remembered.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// To be remembered.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers and words are JSON")
    }

    /// A piece is with the server, which told this about it.
    pub fn take(&mut self, piece: &FileChunk, report: ImportReport) {
        self.pieces += 1;
        self.games += piece.lines.len() as u64;
        self.tally.take(piece, report);
    }

    /// 0 to 100.
    pub fn percent(&self) -> u8 {
        let percent = (self.games * 100).checked_div(self.of).unwrap_or(100);
        u8::try_from(percent).unwrap_or(100)
    }
}

impl ImportCounts {
    fn take(&mut self, piece: &FileChunk, report: ImportReport) {
        self.kept += u64::from(report.kept);
        self.known += u64::from(report.known);
        self.skipped += report.skipped.len() as u64;
        let places = report
            .skipped
            .into_iter()
            .map(|skipped| placed(piece, skipped));
        let room = MOST_TOLD.saturating_sub(self.told.len());
        self.told.extend(places.take(room));
    }

    /// The same with what became of another file.
    pub fn add(&mut self, other: &Self) {
        self.kept += other.kept;
        self.known += other.known;
        self.skipped += other.skipped;
        let room = MOST_TOLD.saturating_sub(self.told.len());
        self.told.extend(other.told.iter().take(room).cloned());
    }
}

/// The server counts games and lines of the piece; people have the file before them.
fn placed(piece: &FileChunk, skipped: SkippedGame) -> SkippedGame {
    let index = usize::try_from(skipped.game.saturating_sub(1)).unwrap_or(usize::MAX);
    let begins = piece.lines.first().copied().unwrap_or(1);
    let line = match skipped.line {
        0 => piece.lines.get(index).copied().unwrap_or(begins),
        line => begins + line - 1,
    };
    SkippedGame {
        game: piece.first + skipped.game.saturating_sub(1),
        line,
        reason: skipped.reason,
    }
}

/// How many seconds to wait before a piece that failed so often is tried again by itself; nothing if
/// somebody has to look first.
pub fn patience(tries: u32, asked: Option<u32>) -> Option<u32> {
    (tries < MOST_TRIES).then(|| asked.unwrap_or(1 << tries.min(5)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(first: u64, lines: &[u64]) -> FileChunk {
        let lines = lines.to_vec();
        let (from, to) = (0, 1);
        FileChunk {
            from,
            to,
            first,
            lines,
        }
    }

    fn mark(name: &str) -> FileMark {
        let name = name.to_owned();
        FileMark { name, size: 9 }
    }

    fn skipped(game: u64, line: u64) -> SkippedGame {
        let reason = "The game has no moves.".to_owned();
        SkippedGame { game, line, reason }
    }

    #[test]
    fn what_was_skipped_is_told_by_its_place_in_the_file() {
        let mut progress =
            ImportProgress::new(mark("a"), &[piece(1, &[1, 6]), piece(3, &[11, 16])]);
        assert_eq!((progress.of, progress.percent()), (4, 0));
        let report = ImportReport {
            kept: 0,
            known: 0,
            skipped: vec![skipped(1, 3), skipped(2, 0)],
        };
        progress.take(&piece(3, &[11, 16]), report);
        let told = progress.tally.told.iter().map(|one| (one.game, one.line));
        assert_eq!(told.collect::<Vec<_>>(), [(3, 13), (4, 16)]);
        assert_eq!((progress.games, progress.percent()), (2, 50));
    }

    #[test]
    fn only_the_same_file_goes_on_where_it_was_left() {
        let pieces = [piece(1, &[1]), piece(2, &[6])];
        let mut left = ImportProgress::new(mark("a"), &pieces);
        left.take(
            &pieces[0],
            ImportReport {
                kept: 1,
                ..ImportReport::default()
            },
        );
        let read = ImportProgress::read(&left.text());
        assert_eq!(read.as_ref(), Some(&left));
        let on = |name, pieces: &[FileChunk]| {
            ImportProgress::resume(read.clone(), mark(name), pieces).pieces
        };
        assert_eq!(on("a", &pieces), 1);
        assert_eq!(on("b", &pieces), 0);
        assert_eq!(on("a", &pieces[..1]), 0);
        assert_eq!(ImportProgress::read("nonsense"), None);
    }

    #[test]
    fn a_wrong_file_does_not_fill_the_page() {
        let mut progress = ImportProgress::new(mark("a"), &[]);
        assert_eq!(progress.percent(), 100);
        let report = ImportReport {
            kept: 0,
            known: 0,
            skipped: (1..=300).map(|game| skipped(game, 1)).collect(),
        };
        progress.take(&piece(1, &[1]), report);
        assert_eq!(
            (progress.tally.skipped, progress.tally.told.len()),
            (300, MOST_TOLD)
        );
    }

    #[test]
    fn a_piece_is_tried_three_times_and_then_somebody_is_asked() {
        assert_eq!(patience(0, None), Some(1));
        assert_eq!(patience(1, None), Some(2));
        assert_eq!(patience(2, Some(30)), Some(30));
        assert_eq!(patience(3, Some(30)), None);
    }
}

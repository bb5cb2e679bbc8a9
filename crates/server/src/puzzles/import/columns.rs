//! Which column holds what, by the names in the first line.

use csv_core::{ReadRecordResult, Reader};

use super::ImportError;
use super::lines::LONGEST_LINE;

/// More columns than the collection will ever have.
const MOST_COLUMNS: usize = 64;

/// The places of the columns that are needed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns {
    pub(super) count: usize,
    pub(super) id: usize,
    pub(super) fen: usize,
    pub(super) moves: usize,
    pub(super) rating: usize,
    pub(super) deviation: usize,
    pub(super) themes: usize,
    /// How often it was tried; not in every file.
    pub(super) plays: Option<usize>,
}

impl Columns {
    pub(super) fn read(head: &[u8]) -> Result<Self, ImportError> {
        let head = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
        let mut fields = Fields::new();
        let names: Vec<&str> = match fields.read(head) {
            Some(count) => (0..count).filter_map(|at| fields.get(at)).collect(),
            None => Vec::new(),
        };
        let find = |name: &str| names.iter().position(|found| *found == name);
        let need = |name| find(name).ok_or(ImportError::Column(name));
        Ok(Self {
            count: names.len(),
            id: need("PuzzleId")?,
            fen: need("FEN")?,
            moves: need("Moves")?,
            rating: need("Rating")?,
            deviation: need("RatingDeviation")?,
            themes: need("Themes")?,
            plays: find("NbPlays"),
        })
    }
}

/// The fields of one line, in memory that is used again for the next.
pub(super) struct Fields {
    /// Making one takes longer than reading a line.
    reader: Reader,
    text: Vec<u8>,
    ends: [usize; MOST_COLUMNS],
}

impl Fields {
    pub(super) fn new() -> Self {
        Self {
            reader: Reader::new(),
            text: vec![0; LONGEST_LINE + 1],
            ends: [0; MOST_COLUMNS],
        }
    }

    /// How many fields the line has; `None` if it is too long or has too many.
    pub(super) fn read(&mut self, line: &[u8]) -> Option<usize> {
        self.reader.reset();
        let (result, read, written, fields) =
            self.reader
                .read_record(line, &mut self.text, &mut self.ends);
        match result {
            ReadRecordResult::Record => Some(fields),
            // The line has no end of its own; hearing of the end makes a record of it.
            ReadRecordResult::InputEmpty if read == line.len() => {
                let rest = &mut self.text[written..];
                let (result, _, _, more) =
                    self.reader.read_record(&[], rest, &mut self.ends[fields..]);
                matches!(result, ReadRecordResult::Record).then_some(fields + more)
            }
            _ => None,
        }
    }

    /// A field, if it is text.
    pub(super) fn get(&self, at: usize) -> Option<&str> {
        let start = match at {
            0 => 0,
            _ => self.ends[at - 1],
        };
        std::str::from_utf8(self.text.get(start..self.ends[at])?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_known_by_name() {
        let columns = Columns::read(
            b"\xef\xbb\xbfThemes,\"Rating\",x,RatingDeviation,Moves,FEN,PuzzleId\r\n",
        );
        let columns = columns.unwrap();
        assert_eq!((columns.count, columns.id, columns.rating), (7, 6, 1));
        assert_eq!(columns.plays, None);
    }

    #[test]
    fn a_missing_column_is_named() {
        for (head, missing) in [
            (
                &b"PuzzleId,FEN,Moves,Rating,RatingDeviation\n"[..],
                "Themes",
            ),
            (b"", "PuzzleId"),
            (b"PK\x03\x04\xff\xfe", "PuzzleId"),
            (b"{\"PuzzleId\": 1}", "PuzzleId"),
        ] {
            let error = Columns::read(head).unwrap_err();
            assert!(
                matches!(error, ImportError::Column(name) if name == missing),
                "{error}"
            );
        }
    }

    #[test]
    fn fields_are_read_with_and_without_an_end() {
        let mut fields = Fields::new();
        for line in [&b"a,\"b,c\",\n"[..], b"a,\"b,c\",\r\n", b"a,\"b,c\","] {
            assert_eq!(fields.read(line), Some(3), "{line:?}");
            assert_eq!(
                [0, 1, 2].map(|at| fields.get(at)),
                [Some("a"), Some("b,c"), Some("")]
            );
        }
        assert_eq!(fields.read(&b",".repeat(100)), None);
    }
}

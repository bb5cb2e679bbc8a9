//! The log of a tournament: a line of JSON about its terms, then one for each finished game.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};

use super::entrant::Entrant;
use super::record::Record;
use super::referee::Conditions;
use super::schedule::Mode;

/// What has to be the same for games to belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) engines: Vec<Entrant>,
    pub(crate) mode: Mode,
    pub(crate) seed: u64,
    /// The fingerprint of all openings.
    pub(crate) openings: u64,
    pub(crate) conditions: Conditions,
}

impl Terms {
    /// What first differs, in a word.
    fn difference(&self, other: &Self) -> Option<&'static str> {
        let differences = [
            ("engines", self.engines != other.engines),
            ("mode", self.mode != other.mode),
            ("seed", self.seed != other.seed),
            ("openings", self.openings != other.openings),
            (
                "pace, patience or adjudication",
                self.conditions != other.conditions,
            ),
        ];
        let first = differences.into_iter().find(|(_, differs)| *differs);
        first.map(|(name, _)| name)
    }
}

/// An open log, at its end.
pub(crate) struct Journal(File);

impl Journal {
    /// Opens or begins a log. Gives the games it holds already.
    pub(crate) fn open(path: &Path, terms: &Terms) -> Result<(Self, Vec<Record>)> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options
            .open(path)
            .with_context(|| format!("cannot open {}", path.display()))?;
        let records = Self::resume(&mut file, terms)
            .with_context(|| format!("cannot continue {}", path.display()))?;
        Ok((Self(file), records))
    }

    fn resume(file: &mut File, terms: &Terms) -> Result<Vec<Record>> {
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        // A line without its end was being written when the last run was cut short.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut lines = text[..whole].lines();
        let Some(first) = lines.next() else {
            write_line(file, terms)?;
            return Ok(Vec::new());
        };
        let begun: Terms =
            serde_json::from_str(first).context("line 1 is not the beginning of a log")?;
        if let Some(difference) = terms.difference(&begun) {
            bail!("it was played with other {difference}");
        }
        let mut records = Vec::new();
        for (index, line) in lines.enumerate() {
            let record: Record = serde_json::from_str(line)
                .with_context(|| format!("line {} is not a game", index + 2))?;
            let twice = records
                .iter()
                .any(|known: &Record| known.number == record.number);
            ensure!(!twice, "line {} has a game again", index + 2);
            ensure!(
                record.replay().is_some(),
                "line {} has illegal moves",
                index + 2
            );
            records.push(record);
        }
        Ok(records)
    }

    /// Keeps a game; when this returns, it has left the program.
    pub(crate) fn append(&mut self, record: &Record) -> io::Result<()> {
        write_line(&mut self.0, record)
    }
}

fn write_line(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_string(value)?;
    line.push('\n');
    file.write_all(line.as_bytes())
}

#[cfg(test)]
mod tests;

//! What mining has found so far: a line for each game, only ever added to. A line keeps the whole
//! game, so that its moments can be judged again when the rules change.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use anyhow::{Context, Result};
use rookery_play::replay;
use rookery_puzzles::{Clue, Moment};
use rookery_rules::{Move, Position};
use serde::{Deserialize, Serialize};

/// A game and what was found in it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Record {
    /// The number that decided everything about it.
    pub(super) game: u64,
    /// Who met.
    pub(super) kind: String,
    pub(super) ratings: [u16; 2],
    pub(super) start: String,
    pub(super) moves: String,
    pub(super) moments: Vec<Tried>,
    /// Nodes looked at to find and to judge the moments.
    pub(super) nodes: u64,
}

/// A moment of a game that was judged.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Tried {
    /// Moves played before the mistake.
    pub(super) ply: usize,
    /// The mistake. It may have been likely and yet not have been made.
    pub(super) mistake: String,
    /// Nodes for each choice and each answer.
    pub(super) effort: [u64; 2],
    #[serde(flatten)]
    pub(super) verdict: MomentVerdict,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum MomentVerdict {
    Flawed(String),
    Sound(Sound),
}

/// A solution.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Sound {
    /// The mistake and the solution.
    pub(super) line: String,
    /// As [`rookery_analysis::Score`] writes it.
    pub(super) score: String,
    pub(super) clues: Vec<StoredClue>,
}

/// A [`Clue`] as it is written down.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct StoredClue(pub(super) Option<u32>, pub(super) [f32; 5]);

impl Sound {
    /// The first move of the solver.
    pub(super) fn first(&self, moment: &Moment) -> Option<Move> {
        moves(&moment.before, &self.line).ok()?.get(1).copied()
    }
}

impl From<Clue> for StoredClue {
    fn from(clue: Clue) -> Self {
        // Three digits say all there is to say about a chance.
        let rounded = |chance: f32| (chance * 1000.0).round() / 1000.0;
        Self(clue.found, clue.played.map(rounded))
    }
}

impl From<StoredClue> for Clue {
    fn from(StoredClue(found, played): StoredClue) -> Self {
        Self { found, played }
    }
}

impl Record {
    /// The position after so many moves.
    pub(super) fn position(&self, ply: usize) -> Result<Position> {
        let start = Position::parse_fen(&self.start)?;
        let way = replay::positions(start, self.moves.split_whitespace().take(ply))?;
        Ok(*way.last().unwrap_or(&start))
    }
}

/// The moves of a line in UCI notation.
pub(super) fn moves(start: &Position, line: &str) -> Result<Vec<Move>> {
    Ok(replay::moves(*start, line.split_whitespace())?)
}

/// Moves in UCI notation.
pub(super) fn written(moves: impl IntoIterator<Item = Move>) -> String {
    let words: Vec<_> = moves.into_iter().map(|mv| mv.to_string()).collect();
    words.join(" ")
}

/// All games of a journal; none if there is no such file. A line that was cut off while it was
/// written is not a game, but one that cannot be understood is an error: hours may be in it.
pub(super) fn read(path: &Path) -> Result<Vec<Record>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut records = Vec::new();
    for (number, line) in (1..).zip(BufReader::new(file).lines()) {
        let Ok(value) = serde_json::from_str::<serde_json::Value>(&line?) else {
            continue;
        };
        let record = serde_json::from_value(value);
        records.push(record.with_context(|| format!("line {number} of {}", path.display()))?);
    }
    Ok(records)
}

/// A journal that is open for more.
pub(super) struct Journal {
    file: File,
}

impl Journal {
    pub(super) fn open(path: &Path) -> Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut file = file.with_context(|| format!("cannot write {}", path.display()))?;
        let whole = fs::read(path)?.last().is_none_or(|&byte| byte == b'\n');
        if !whole {
            writeln!(file)?;
        }
        Ok(Self { file })
    }

    pub(super) fn add(&mut self, record: &Record) -> Result<()> {
        let mut line = serde_json::to_string(record)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(game: u64) -> Record {
        let sound = Sound {
            line: "f2f3 e7e5".to_owned(),
            score: "#2".to_owned(),
            clues: vec![StoredClue(Some(40), [0.5; 5]), StoredClue(None, [0.25; 5])],
        };
        let tried = |verdict| Tried {
            ply: 0,
            mistake: "f2f3".to_owned(),
            effort: [10, 5],
            verdict,
        };
        Record {
            game,
            kind: "club".to_owned(),
            ratings: [900, 1000],
            start: Position::start().fen(),
            moves: "f2f3 e7e5 g2g4".to_owned(),
            moments: vec![
                tried(MomentVerdict::Sound(sound)),
                tried(MomentVerdict::Flawed("no mistake".to_owned())),
            ],
            nodes: 7,
        }
    }

    #[test]
    fn games_are_read_back_and_a_broken_end_is_not_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/journal.jsonl");
        assert_eq!(read(&path).expect("none").len(), 0);
        Journal::open(&path)
            .and_then(|mut j| j.add(&record(1)))
            .expect("written");
        let whole = fs::read(&path).expect("a file");
        fs::write(&path, [&whole[..], &whole[..whole.len() / 2]].concat()).expect("cut off");
        Journal::open(&path)
            .and_then(|mut j| j.add(&record(2)))
            .expect("written");
        let records = read(&path).expect("readable");
        let games: Vec<_> = records.iter().map(|record| record.game).collect();
        assert_eq!(games, [1, 2]);
        assert!(
            matches!(&records[0].moments[0].verdict, MomentVerdict::Sound(sound) if sound.clues.len() == 2)
        );
        fs::write(&path, "{\"game\":3}\n").expect("written");
        assert!(read(&path).is_err(), "nothing is lost in silence");
        let position = records[0].position(2).expect("legal");
        assert!(position.fen().contains(" w "));
    }
}

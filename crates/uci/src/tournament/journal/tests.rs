//! Logs that were cut short, changed or mixed up.

use std::num::NonZeroU64;
use std::path::PathBuf;
use std::time::Duration;

use tempfile::TempDir;

use super::*;
use crate::tournament::adjudication::Adjudication;
use crate::tournament::pace::{Leniency, Pace};
use crate::tournament::record::{Score, Termination};
use crate::tournament::thought::Thought;

fn terms() -> Terms {
    Terms {
        engines: vec![
            "a=x".parse().unwrap(),
            "b=y; option Hash=1".parse().unwrap(),
        ],
        mode: Mode::Gauntlet,
        seed: 1,
        openings: 0,
        conditions: Conditions {
            pace: Pace::Nodes(NonZeroU64::MIN),
            leniency: Leniency {
                margin: Duration::from_millis(100),
                patience: Duration::from_secs(30),
            },
            adjudication: Adjudication::default(),
            longest: 200,
        },
    }
}

fn record(number: usize) -> Record {
    Record {
        number,
        white: "a".to_owned(),
        black: "b".to_owned(),
        result: Score::Draw,
        termination: Termination::TimeForfeit,
        reason: "Draw".to_owned(),
        fault: None,
        start: rookery_rules::Position::start().fen(),
        moves: "e2e4 e7e5".to_owned(),
        thoughts: vec![Thought::default(); 2],
    }
}

/// A log with two games.
fn log() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let (mut journal, records) = Journal::open(&path, &terms()).unwrap();
    assert_eq!(records, []);
    journal.append(&record(0)).unwrap();
    journal.append(&record(3)).unwrap();
    (folder, path)
}

fn refusal(path: &Path, terms: &Terms) -> String {
    let error = Journal::open(path, terms).err().expect("refused");
    error.root_cause().to_string()
}

#[test]
fn games_are_kept_and_read_back() {
    let (_folder, path) = log();
    let (_, records) = Journal::open(&path, &terms()).unwrap();
    assert_eq!(records, [record(0), record(3)]);
}

#[test]
fn a_line_that_was_cut_short_is_dropped_and_the_log_goes_on() {
    let (_folder, path) = log();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 20]).unwrap();
    let (mut journal, records) = Journal::open(&path, &terms()).unwrap();
    assert_eq!(records, [record(0)]);
    journal.append(&record(1)).unwrap();
    let (_, records) = Journal::open(&path, &terms()).unwrap();
    assert_eq!(records, [record(0), record(1)]);
}

#[test]
fn games_of_another_tournament_are_refused() {
    let (_folder, path) = log();
    let other = Terms { seed: 2, ..terms() };
    assert_eq!(refusal(&path, &other), "it was played with other seed");
    let mut other = terms();
    other.engines[1].options.clear();
    assert_eq!(refusal(&path, &other), "it was played with other engines");
}

#[test]
fn a_broken_log_is_refused_with_its_line() {
    let (_folder, path) = log();
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replacen("e7e5", "e7e4", 1)).unwrap();
    assert_eq!(refusal(&path, &terms()), "line 2 has illegal moves");
    std::fs::write(&path, text.replace("\"number\":3", "\"number\":0")).unwrap();
    assert_eq!(refusal(&path, &terms()), "line 3 has a game again");
}

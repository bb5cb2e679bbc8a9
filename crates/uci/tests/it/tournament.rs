//! Whole matches between real processes.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use rookery_rules::pgn::{GameTree, Reader};
use tempfile::TempDir;

use crate::fake_engine::{ARGUMENTS, SWITCH};

/// An engine of this manner, as the command line wants it.
fn engine(name: &str, manner: &str) -> String {
    let program = std::env::current_exe().unwrap();
    format!(
        "{name}='{}' {ARGUMENTS}; option Manner={manner}",
        program.display()
    )
}

/// A match between engines of these manners, named after them.
fn play(folder: &Path, manners: &[&str], more: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rookery-uci"));
    command.current_dir(folder).env(SWITCH, "1").arg("match");
    for (index, manner) in manners.iter().enumerate() {
        command.args(["--engine", &engine(&format!("{manner}{index}"), manner)]);
    }
    let output = command
        .args(["--max-moves", "20"])
        .args(more.split_whitespace());
    output.output().unwrap()
}

fn report(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_match_is_reported_logged_and_written_down() {
    let folder = folder();
    let more = "--nodes 9 --games 6 --concurrency 2 --pgn games.pgn --resume log.jsonl";
    let output = play(folder.path(), &["good", "good"], more);
    let report = report(&output);
    assert!(report.starts_with("6 games, 9 nodes a move\n"), "{report}");
    assert!(report.contains("\ngood0 – good1 "), "{report}");
    assert_eq!(lines(&folder.path().join("log.jsonl")).len(), 7);

    let pgn = fs::read(folder.path().join("games.pgn")).unwrap();
    let trees: Vec<GameTree> = Reader::new(&pgn[..])
        .trees()
        .collect::<Result<_, _>>()
        .unwrap();
    assert_eq!(trees.len(), 6);
    let mut rounds: Vec<_> = trees
        .iter()
        .filter_map(|tree| tree.tags.get("Round"))
        .collect();
    rounds.sort_unstable();
    assert_eq!(rounds, ["1", "2", "3", "4", "5", "6"]);
    let scored = trees[0]
        .main_line()
        .filter(|node| node.remark().evaluation().is_some());
    assert!(scored.count() > 10);
}

#[test]
fn a_match_that_was_cut_short_goes_on_where_it_was() {
    let folder = folder();
    let log = folder.path().join("log.jsonl");
    let more = "--nodes 9 --games 6 --quiet --pgn games.pgn --resume log.jsonl";
    let whole = report(&play(folder.path(), &["good", "good"], more));
    let (games, pgn) = (
        lines(&log),
        fs::read(folder.path().join("games.pgn")).unwrap(),
    );

    // Killed in the middle of the fourth game's line.
    let torn = format!("{}\n{}", games[..4].join("\n"), &games[4][..50]);
    fs::write(&log, torn).unwrap();
    let again = report(&play(folder.path(), &["good", "good"], more));
    let results = |report: &str| {
        report
            .lines()
            .take(4)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(results(&again), results(&whole));
    let resumed = lines(&log);
    assert_eq!(resumed[..4], games[..4]);
    let moves = |line: &String| line.split("\"thoughts\"").next().map(str::to_owned);
    let moves = |lines: &[String]| lines.iter().map(moves).collect::<Vec<_>>();
    assert_eq!(moves(&resumed), moves(&games));
    let size = |pgn: &[u8]| Reader::new(pgn).trees().count();
    let pgn_again = fs::read(folder.path().join("games.pgn")).unwrap();
    assert_eq!(size(&pgn_again), size(&pgn));
}

/// The time-outs, crashes and illegal moves that a report counts for an engine.
fn faults(report: &str, name: &str) -> String {
    let line = report.lines().rfind(|line| line.starts_with(name));
    let words: Vec<_> = line.unwrap_or_default().split_whitespace().collect();
    words[words.len().saturating_sub(3)..].join(" ")
}

#[test]
fn engines_that_crash_or_break_the_rules_lose_and_are_named() {
    let folder = folder();
    let output = play(
        folder.path(),
        &["good", "crash", "illegal"],
        "--depth 1 --games 2",
    );
    let (report, told) = (report(&output), String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("crash1 crashed"), "{told}");
    assert!(
        told.contains("illegal2 played 'a1a1', which is not legal"),
        "{told}"
    );
    assert_eq!(faults(&report, "good0"), "0 0 0", "{report}");
    assert_eq!(faults(&report, "crash1"), "0 2 0", "{report}");
    assert_eq!(faults(&report, "illegal2"), "0 0 2", "{report}");
}

#[test]
fn an_engine_that_does_not_answer_loses_and_is_started_again() {
    let folder = folder();
    let output = play(
        folder.path(),
        &["sleep", "sleep"],
        "--depth 1 --patience 0.1 --games 2",
    );
    let report = report(&output);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("game 1: sleep0 took too long"), "{told}");
    assert!(told.contains("game 2: sleep1 took too long"), "{told}");
    assert_eq!(faults(&report, "sleep1"), "1 0 0", "{report}");
}

#[test]
fn a_clear_match_is_stopped_early() {
    let folder = folder();
    let more = "--nodes 9 --games 2000 --quiet --sprt 0 200 --resume log.jsonl";
    let report = report(&play(folder.path(), &["good", "illegal"], more));
    assert!(
        report.contains("accepted: rather Elo 200 than 0"),
        "{report}"
    );
    assert!(
        lines(&folder.path().join("log.jsonl")).len() < 100,
        "{report}"
    );
}

#[test]
fn what_cannot_be_played_is_refused_before_it_begins() {
    let folder = folder();
    let check = |manners: &[&str], more: &str, expected: &str| {
        let output = play(folder.path(), manners, more);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success());
        assert!(error.contains(expected), "{error}");
    };
    check(&["good"], "", "a match needs two engines or more");
    check(
        &["good", "good"],
        "--games 3",
        "the number of games is even",
    );
    check(
        &["good", "good", "good"],
        "--sprt 0 5",
        "--sprt is for two engines",
    );
    check(
        &["good", "good"],
        "--openings none.epd",
        "cannot use none.epd",
    );
    check(
        &["good"],
        "--engine x=./missing",
        "x did not start: ./missing",
    );
    check(
        &["good"],
        "--engine x=y;proto=xboard --nodes 5",
        "cannot limit nodes",
    );
}

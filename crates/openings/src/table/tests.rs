//! Every row of the table is read and played, and a name means one thing.

use std::collections::{HashMap, HashSet};

use super::*;
use rookery_rules::DrawRules;
use rookery_rules::Game;

fn after(line: &Line) -> Position {
    let mut game = Game::new(DrawRules::AtOnce);
    for &mv in &line.moves {
        game.play(mv).unwrap();
    }
    *game.position()
}

#[test]
fn every_row_of_every_file_is_read() {
    for file in FILES {
        let alone = Table::read(&[file]);
        assert_eq!(alone.err(), None);
    }
    assert!(table().lines.len() >= 1_200, "{}", table().lines.len());
    assert!(table().positions.len() >= table().lines.len());
}

#[test]
fn a_position_has_one_name_and_a_name_one_position() {
    let (mut positions, mut names) = (HashMap::new(), HashSet::new());
    for line in &table().lines {
        let known = positions.insert(after(line).fen(), &line.name);
        assert_eq!(known, None, "{} is named already", line.name);
        assert!(names.insert(&line.name), "{} is said twice", line.name);
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut by_hash = HashMap::new();
    for line in &table().lines {
        let mut position = Position::start();
        for &mv in &line.moves {
            position = position.legal(mv).unwrap().play();
            let same = by_hash.insert(position.hash(), position);
            assert!(same.is_none_or(|same| same.repeats(&position)));
        }
    }
}

#[test]
fn names_are_written_alike() {
    for Line { name, .. } in &table().lines {
        let parts: Vec<&str> = name.split(": ").collect();
        assert!(
            parts.len() <= 2 && !name.contains(['|', '=', '"']),
            "{name}"
        );
        for part in name.split(": ").flat_map(|part| part.split(", ")) {
            assert!(!part.is_empty() && part == part.trim(), "{name}");
            assert!(part.starts_with(char::is_alphanumeric), "{name}");
        }
    }
}

fn check(text: &'static str, line: usize, problem: &'static str) {
    let fault = Table::read(&[("file", text)]).err().unwrap();
    let file = "file";
    assert_eq!(
        fault,
        Fault {
            file,
            line,
            problem
        }
    );
}

#[test]
fn a_bad_row_is_named_with_its_line() {
    check("e4\n  e4 | C20 Twice", 2, "a move is not legal");
    check("e4 =much", 1, "a weight is no number");
    check("e4 +x", 1, "a tag has an unknown letter");
    check("# A remark.\n=3", 2, "a row has no move");
    check("e4 | : Orphan", 1, "a name has nothing above to build on");
    check(
        "e4 | B00 Opening\n  e5 | , Detail",
        2,
        "a name has nothing above to build on",
    );
}

#[test]
fn rows_take_code_name_weight_and_tags_from_above() {
    let text = "e4 =4 +B | B00 King\n e5 | : Open\n  f4? -B =7 | C30 , Gambit\nd4 d5";
    let table = Table::read(&[("file", text)]).unwrap();
    let said: Vec<_> = table
        .lines
        .iter()
        .map(|l| (l.eco.to_string(), l.name.as_str(), l.weight))
        .collect();
    let expected = [
        ("B00", "King", 4),
        ("B00", "King: Open", 4),
        ("C30", "King: Open, Gambit", 7),
    ];
    assert_eq!(
        said,
        expected.map(|(eco, name, weight)| (eco.to_owned(), name, weight))
    );

    let weights = |moves: &[&str]| {
        let mut position = Position::start();
        for san in moves {
            position = position.play_unchecked(position.parse_san(san).unwrap());
        }
        table.known(&position).unwrap().weights
    };
    assert_eq!(weights(&["e4"]), [15, 8, 0, 0, 0]);
    assert_eq!(
        weights(&["e4", "e5"]),
        [11, 0, 0, 0, 0],
        "White's tag says nothing of Black's move"
    );
    assert_eq!(
        weights(&["e4", "e5", "f4"]),
        [0; 5],
        "a mistake is never played"
    );
    assert_eq!(weights(&["d4"]), [10, 0, 0, 0, 0]);
}

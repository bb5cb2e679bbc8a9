//! `rookery-uci pgn check` as a process: what it prints where, and how it ends.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run said.
struct Said {
    out: String,
    errors: String,
    code: Option<i32>,
}

fn run(file: &Path, input: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rookery-uci"))
        .args(["pgn", "check"])
        .arg(file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    Said {
        out: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

#[test]
fn a_good_file_is_counted() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(b"1. e4 e5 1-0\n\n[Variant \"Atomic\"]\n\n1. e4 *\n")
        .unwrap();
    let said = run(file.path(), "");
    let counts = "1 game, 2 moves, 0 broken, 1 of other variants (Atomic: 1); 0.0 MB at ";
    assert!(said.out.starts_with(counts), "{}", said.out);
    assert!(said.out.ends_with(" MB/s\n"), "{}", said.out);
    assert_eq!((said.errors.as_str(), said.code), ("", Some(0)));
}

#[test]
fn a_broken_game_on_standard_input_is_a_failure() {
    let said = run(Path::new("-"), "1. e4 e5 2. Ke3 *\n");
    assert!(
        said.out.starts_with("1 game, 0 moves, 1 broken;"),
        "{}",
        said.out
    );
    assert_eq!(
        said.errors,
        "game 1, line 1, column 13: Ke3: no king can move to e3\n"
    );
    assert_eq!(said.code, Some(1));
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    for file in [folder.path(), &folder.path().join("missing.pgn")] {
        let said = run(file, "");
        let expected = format!("rookery-uci: cannot read {}: ", file.display());
        assert!(said.errors.starts_with(&expected), "{}", said.errors);
        assert_eq!((said.out.as_str(), said.code), ("", Some(2)));
    }
}

//! The shape of a Rust file: short, opened by its idea, named by a noun, and
//! without promises for later.

use super::{Finding, Source};

const LONGEST: usize = 400;

/// Long because they are tables: one idea repeated.
const TABLES: [&str; 1] = ["crates/engine/src/eval/weights.rs"];

const VAGUE: [&str; 6] = ["utils", "helpers", "common", "types", "misc", "manager"];

/// A file says its idea first; a crate may let its README say it.
const OPENINGS: [&str; 2] = ["//!", "#![doc = include_str!("];

/// Split, so that this file does not find itself.
const FORBIDDEN: [(&str, &str); 4] = [
    (concat!("TO", "DO"), "open ends belong into an issue"),
    (concat!("FIX", "ME"), "open ends belong into an issue"),
    (concat!("to", "do!("), "write it, or leave it out"),
    (
        concat!("#[ig", "nore"),
        "a test that does not run proves nothing",
    ),
];

/// What only one file may name.
const ALONE: [(&str, &str, &str); 3] = [
    (concat!(".local_", "storage()"), STORAGE, KEYS),
    (concat!(".session_", "storage()"), STORAGE, KEYS),
    (concat!(".indexed_", "db()"), STORAGE, KEYS),
];
const STORAGE: &str = "crates/web/src/browser/storage.rs";
const KEYS: &str = "what a browser keeps has a key in the table of `rookery_app::keeping`";

pub(crate) fn check(source: &Source) -> Vec<Finding> {
    let Some(name) = source.path.strip_suffix(".rs") else {
        return Vec::new();
    };
    let name = name.rsplit('/').next().unwrap_or(name);
    let mut findings = Vec::new();
    let mut found =
        |line: usize, text: String| findings.push(Finding::at(&source.path, line, text));

    if name == "mod" {
        found(1, "is a mod.rs; name the file like its module".to_owned());
    }
    if VAGUE.contains(&name) {
        found(1, format!("is called {name}, which names no idea"));
    }
    if !OPENINGS
        .iter()
        .any(|opening| source.text.starts_with(opening))
    {
        found(1, "does not open with `//!` and its idea".to_owned());
    }
    let length = source.text.lines().count();
    if length > LONGEST && !TABLES.contains(&source.path.as_str()) {
        found(
            LONGEST,
            format!("has {length} lines; more than {LONGEST} is two ideas"),
        );
    }
    for (index, line) in source.text.lines().enumerate() {
        for (word, why) in FORBIDDEN {
            if line.contains(word) {
                found(index + 1, format!("has `{word}`: {why}"));
            }
        }
        for (word, place, why) in ALONE {
            if line.contains(word) && source.path != place {
                found(index + 1, format!("has `{word}`, as {place} does: {why}"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let source = Source {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        check(&source).iter().map(ToString::to_string).collect()
    }

    fn check_one(path: &str, text: &str, expected: &str) {
        let found = findings(path, text);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(expected), "{found:?}");
    }

    #[test]
    fn a_good_file_passes() {
        assert!(findings("crates/x/src/clock.rs", "//! A clock.\n").is_empty());
        assert!(
            findings(
                "crates/x/src/lib.rs",
                "#![doc = include_str!(\"../README.md\")]"
            )
            .is_empty()
        );
        assert!(findings("crates/web/index.html", "<!doctype html>").is_empty());
    }

    #[test]
    fn each_rule_can_fail() {
        check_one("a/mod.rs", "//! x", "mod.rs");
        check_one("a/utils.rs", "//! x", "names no idea");
        check_one("a/clock.rs", "use std::fmt;", "does not open");
        check_one("a/clock.rs", &"//! x\n".repeat(LONGEST + 1), "401 lines");
    }

    #[test]
    fn only_one_file_reaches_for_the_storage() {
        for (word, place, _) in ALONE {
            let text = format!("//! x\nwindow{word}");
            assert!(findings(place, &text).is_empty(), "{word}");
            check_one("a/clock.rs", &text, "has a key in the table");
        }
    }

    #[test]
    fn promises_for_later_are_found_with_their_line() {
        for (word, _) in FORBIDDEN {
            let found = findings("a/clock.rs", &format!("//! x\n\n  {word} rest"));
            assert_eq!(found.len(), 1, "{word}");
            assert!(found[0].starts_with("a/clock.rs:3: "), "{found:?}");
        }
    }
}

//! One noun, one thing: no crate has two public types of the same name, so that a name found
//! anywhere in it needs no path to be understood.
//!
//! What counts is every struct, enum, union, trait and type alias that is seen beyond its own file
//! (`pub`, `pub(crate)`, `pub(super)` and so on). What is private to a file, what stands in tests,
//! and a name that two crates use does not.

use std::collections::BTreeMap;

use super::{Finding, Source};

const KINDS: [&str; 5] = ["struct", "enum", "union", "trait", "type"];

/// Where a crate has a type of a name.
type Places<'s> = BTreeMap<(&'s str, &'s str), Vec<(&'s str, usize)>>;

pub(crate) fn check(sources: &[Source]) -> Vec<Finding> {
    let mut places = Places::new();
    for source in sources {
        let Some(home) = home(&source.path) else {
            continue;
        };
        for (line, name) in types(&source.text) {
            let known = places.entry((home, name)).or_default();
            known.push((&source.path, line));
        }
    }
    let mut findings = Vec::new();
    for ((home, name), known) in places {
        let [(first, _), others @ ..] = known.as_slice() else {
            continue;
        };
        findings.extend(others.iter().map(|(path, line)| {
            let text = format!("has a second `{name}` of `{home}`; the first is in {first}");
            Finding::at(path, *line, text)
        }));
    }
    findings
}

/// The crate that a file belongs to, by its folder; none for tests and for what is built on its own.
fn home(path: &str) -> Option<&str> {
    let (home, file) = path.rsplit_once("/src/")?;
    let is_test = file
        .split('/')
        .any(|part| matches!(part, "tests" | "tests.rs"));
    if is_test || !file.ends_with(".rs") {
        return None;
    }
    match file
        .strip_prefix("bin/")
        .and_then(|rest| rest.split(['/', '.']).next())
    {
        // A program beside the library is a crate of its own.
        Some(program) => path.get(..home.len() + "/src/bin/".len() + program.len()),
        None => Some(home),
    }
}

/// The public types of a file with their lines, those of its tests left out.
fn types(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().take_while(|line| line.trim() != "mod tests {");
    lines
        .zip(1..)
        .filter_map(|(line, number)| Some((number, public_type(line)?)))
}

fn public_type(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(reach) => reach.split_once(')')?.1,
        None => rest,
    };
    let rest = rest.strip_prefix(' ')?;
    let rest = rest.strip_prefix("unsafe ").unwrap_or(rest);
    let (kind, rest) = rest.split_once(' ')?;
    let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
    let name = rest.get(..end.unwrap_or(rest.len()))?;
    (KINDS.contains(&kind) && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let source = |(path, text): &(&str, &str)| Source {
            path: (*path).to_owned(),
            text: (*text).to_owned(),
        };
        let sources: Vec<_> = files.iter().map(source).collect();
        check(&sources).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_second_type_of_one_name_is_found_with_its_line_and_the_first() {
        let found = found(&[
            ("crates/x/src/clock.rs", "//! x\npub struct Step(u8);"),
            (
                "crates/x/src/tree.rs",
                "//! x\n\npub(super) enum Step<'a> {",
            ),
        ]);
        let second = "crates/x/src/tree.rs:3: has a second `Step` of `crates/x`; \
                      the first is in crates/x/src/clock.rs";
        assert_eq!(found, [second]);
    }

    #[test]
    fn every_kind_of_type_counts_wherever_it_is_seen() {
        for text in [
            "pub struct Step;",
            "pub(crate) enum Step {",
            "    pub union Step {",
            "pub(in crate::a) trait Step: Sized {",
            "pub unsafe trait Step {",
            "pub type Step = u8;",
        ] {
            let files = [("a/src/b.rs", "pub struct Step;"), ("a/src/c.rs", text)];
            assert_eq!(found(&files).len(), 1, "{text}");
        }
    }

    #[test]
    fn what_is_private_or_no_type_or_a_test_does_not_count() {
        for (path, text) in [
            ("a/src/c.rs", "struct Step;"),
            (
                "a/src/c.rs",
                "pub fn step() {}\npub const STEP: u8 = 1;\npub use b::Step;",
            ),
            ("a/src/c.rs", "/// pub struct Step;\npub struct Steps;"),
            (
                "a/src/c.rs",
                "#[cfg(test)]\nmod tests {\n    pub struct Step;\n}",
            ),
            ("a/src/c/tests.rs", "pub struct Step;"),
            ("a/src/c/tests/one.rs", "pub struct Step;"),
            ("a/tests/it/main.rs", "pub struct Step;"),
            ("a/src/bin/tool/main.rs", "pub struct Step;"),
            ("b/src/c.rs", "pub struct Step;"),
        ] {
            let files = [("a/src/b.rs", "pub struct Step;"), (path, text)];
            assert_eq!(found(&files), [""; 0], "{path}: {text}");
        }
    }
}

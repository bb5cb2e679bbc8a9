//! The length of functions: what does not fit on a screen is more than one idea. Tests may tell a long
//! story. It reads the code as rustfmt leaves it: a function ends at the brace under its first letter.

use super::{Finding, Source};

const LONGEST: usize = 60;

/// A function that may be longer, how long, and why.
struct Exception {
    path: &'static str,
    name: &'static str,
    longest: usize,
    why: &'static str,
}

const EXCEPTIONS: [Exception; 4] = [
    Exception {
        path: "crates/engine/src/search/quiesce.rs",
        name: "quiesce",
        longest: 108,
        why: "a search node, whose steps share a window that each of them narrows",
    },
    Exception {
        path: "crates/engine/src/search/node.rs",
        name: "try_moves",
        longest: 100,
        why: "a search node, whose steps share a window that each of them narrows",
    },
    Exception {
        path: "crates/app/src/puzzles/words/themes.rs",
        name: "name",
        longest: 75,
        why: "a table, one line a theme, which the compiler counts",
    },
    Exception {
        path: "crates/web/src/keeping/sending.rs",
        name: "start",
        longest: 61,
        why: "effects that share all their signals",
    },
];

pub(crate) fn check(sources: &[Source]) -> Vec<Finding> {
    check_but(sources, &EXCEPTIONS)
}

fn check_but(sources: &[Source], exceptions: &[Exception]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut is_used = vec![false; exceptions.len()];
    for source in sources.iter().filter(|source| !is_test(&source.path)) {
        for Function { name, line, length } in functions(&source.text) {
            let mut granted = exceptions.iter();
            let granted = granted.position(|one| one.path == source.path && one.name == name);
            let granted = granted.inspect(|at| is_used[*at] = length > LONGEST);
            let refused = match granted.map(|at| &exceptions[at]) {
                None => (length > LONGEST).then(|| format!("more than {LONGEST} is two ideas")),
                Some(Exception { longest, why, .. }) => (length > *longest)
                    .then(|| format!("more than {longest} is too long for {why}")),
            };
            if let Some(refused) = refused {
                let text = format!("`{name}` has {length} lines; {refused}");
                findings.push(Finding::at(&source.path, line, text));
            }
        }
    }
    let unused = exceptions.iter().zip(is_used).filter(|(_, used)| !used);
    findings.extend(unused.map(|(Exception { path, name, .. }, _)| {
        let text = format!("`{name}` needs no exception any more in xtask/src/tidy/functions.rs");
        Finding::in_crate(path, text)
    }));
    findings
}

fn is_test(path: &str) -> bool {
    let is_rust = path.ends_with(".rs");
    !is_rust || path.contains("tests/") || path.ends_with("tests.rs") || path.starts_with("e2e/")
}

struct Function<'a> {
    name: &'a str,
    /// Where it begins, from 1.
    line: usize,
    length: usize,
}

/// The functions of a file, up to its tests.
fn functions(text: &str) -> Vec<Function<'_>> {
    let lines: Vec<&str> = text.lines().collect();
    let is_tests = |pair: &[&str]| {
        pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod ") && pair[1].ends_with('{')
    };
    let end = lines.windows(2).position(is_tests).unwrap_or(lines.len());
    let lines = &lines[..end];
    let mut functions = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if let (Some(name), Some(length)) = (name(line), length(&lines[index..])) {
            let line = index + 1;
            functions.push(Function { name, line, length });
        }
    }
    functions
}

/// The name of the function that begins in a line.
fn name(line: &str) -> Option<&str> {
    let is_before = |word: &&str| {
        word.starts_with("pub")
            || matches!(*word, "const" | "async" | "unsafe" | "extern" | "\"C\"")
    };
    let mut words = line.split_whitespace().skip_while(is_before);
    let name = words
        .next()
        .filter(|word| *word == "fn")
        .and(words.next())?;
    name.split(['(', '<']).next()
}

/// How many lines a function has; `None` if it has no body.
fn length(lines: &[&str]) -> Option<usize> {
    let indent = indent(lines[0]);
    let mut has_body = false;
    for (index, line) in lines.iter().enumerate() {
        let is_level = self::indent(line) == indent;
        if index == 0 && line.ends_with('}') || has_body && is_level && line.trim() == "}" {
            return Some(index + 1);
        }
        if !has_body && is_level && line.ends_with(';') {
            return None;
        }
        has_body |= is_level && line.ends_with('{');
    }
    None
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: [Exception; 0] = [];

    /// A function with so many lines.
    fn function(lines: usize) -> String {
        let body = "    work();\n".repeat(lines - 2);
        format!("pub(crate) async fn long<T>(\n{body}) {{\n}}\n").replacen("    work();\n", "", 1)
    }

    fn findings(path: &str, text: &str, exceptions: &[Exception]) -> Vec<String> {
        let source = Source {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let found = check_but(&[source], exceptions);
        found.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_function_may_be_as_long_as_a_screen() {
        assert!(findings("a/b.rs", &function(LONGEST), &NONE).is_empty());
        let text = format!("//! x\n\n{}", function(LONGEST + 1));
        assert_eq!(
            findings("a/b.rs", &text, &NONE),
            ["a/b.rs:3: `long` has 61 lines; more than 60 is two ideas"]
        );
    }

    #[test]
    fn methods_and_declarations_are_told_apart() {
        let inner = function(LONGEST + 1).replace('\n', "\n    ");
        let text = format!("impl X {{\n    {}\n}}\n", inner.trim_end());
        assert_eq!(findings("a/b.rs", &text, &NONE).len(), 1);
        let text = format!("trait X {{\n    fn short(\n    );\n{}}}\n", "\n".repeat(80));
        assert!(findings("a/b.rs", &text, &NONE).is_empty());
        let text = format!("fn short() {{}}\n{}}}\n", "\n".repeat(80));
        assert!(findings("a/b.rs", &text, &NONE).is_empty());
    }

    #[test]
    fn tests_may_tell_a_long_story() {
        let text = function(LONGEST + 1);
        for path in [
            "e2e/src/a.rs",
            "crates/x/tests/it/a.rs",
            "crates/x/src/tests.rs",
        ] {
            assert!(findings(path, &text, &NONE).is_empty());
        }
        let text = format!("#[cfg(test)]\nmod tests {{\n{text}}}\n");
        assert!(findings("a/b.rs", &text, &NONE).is_empty());
    }

    #[test]
    fn an_exception_has_its_own_limit_and_ends_when_nobody_needs_it() {
        let exceptions = [Exception {
            path: "a/b.rs",
            name: "long",
            longest: 80,
            why: "x",
        }];
        let of = |lines| findings("a/b.rs", &function(lines), &exceptions);
        assert!(of(80).is_empty());
        assert!(of(81)[0].contains("more than 80"));
        assert!(of(LONGEST)[0].contains("needs no exception"));
    }
}

//! The rules of the house, as checks: which crate may use which, the shape of
//! source files, names that are taken, what the content policy forbids, and licenses we can ship.

mod arrows;
mod functions;
mod licenses;
mod map;
mod markup;
mod names;
mod sources;

use std::fmt;
use std::path::Path;

use anyhow::{Context, Result, bail};
use walkdir::{DirEntry, WalkDir};

use crate::workspace;

/// A broken rule, and where.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    place: String,
    text: String,
}

impl Finding {
    fn at(path: &str, line: usize, text: impl Into<String>) -> Self {
        Self {
            place: format!("{path}:{line}"),
            text: text.into(),
        }
    }

    fn in_crate(name: &str, text: impl Into<String>) -> Self {
        Self {
            place: name.to_owned(),
            text: text.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.text)
    }
}

/// A text file, by its path from the root of the project.
pub(crate) struct Source {
    path: String,
    text: String,
}

/// Checks everything and lists all findings at once.
pub(crate) fn run() -> Result<()> {
    let metadata = workspace::metadata()?;
    let sources = read(workspace::root())?;
    let architecture = workspace::root().join("ARCHITECTURE.md");
    let architecture = std::fs::read_to_string(architecture).unwrap_or_default();

    let mut findings = arrows::check(&arrows::edges(&metadata));
    findings.extend(licenses::check(&licenses::shipped(&metadata)));
    findings.extend(map::check(&architecture, &map::crates(&metadata)));
    findings.extend(functions::check(&sources));
    findings.extend(names::check(&sources));
    for source in &sources {
        findings.extend(sources::check(source));
        findings.extend(markup::check(source));
    }
    if findings.is_empty() {
        println!("tidy: {} files, no findings", sources.len());
        return Ok(());
    }
    for finding in &findings {
        eprintln!("{finding}");
    }
    bail!("tidy has {} findings", findings.len())
}

/// Every Rust and HTML file of the project.
fn read(root: &Path) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for entry in WalkDir::new(root)
        .sort_by_file_name()
        .into_iter()
        .filter_entry(is_ours)
    {
        let entry = entry?;
        let extension = entry.path().extension().and_then(|name| name.to_str());
        if entry.file_type().is_file() && matches!(extension, Some("rs" | "html")) {
            let text = std::fs::read_to_string(entry.path())
                .with_context(|| format!("cannot read {}", entry.path().display()))?;
            let path = entry
                .path()
                .strip_prefix(root)?
                .to_string_lossy()
                .replace('\\', "/");
            sources.push(Source { path, text });
        }
    }
    Ok(sources)
}

fn is_ours(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    let hidden = name.starts_with('.') && entry.depth() > 0;
    !(hidden
        || entry.file_type().is_dir()
            && matches!(&*name, "target" | "corpus" | "artifacts" | "data"))
}

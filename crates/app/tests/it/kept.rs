//! The texts that earlier pages kept, by the keys under which they lay in the local storage.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A line of `browser.jsonl`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    pub(crate) scene: String,
    pub(crate) key: String,
    pub(crate) text: String,
    /// What the board showed, if it is a game.
    pub(crate) fen: Option<String>,
}

impl Kept {
    /// The key without whose it is.
    pub(crate) fn kind(&self) -> &str {
        self.key.split([':', '/']).next().unwrap()
    }

    /// What stands behind the last slash of the key.
    pub(crate) fn name(&self) -> &str {
        self.key.rsplit('/').next().unwrap()
    }

    /// Whether it was made from another one, to look like those of earlier times.
    pub(crate) fn is_older(&self) -> bool {
        self.scene.starts_with("older")
    }
}

/// Those of every version.
pub(crate) fn all() -> Vec<Kept> {
    lines("browser.jsonl")
}

/// Those of one kind; there are some.
pub(crate) fn of(kind: &str) -> Vec<Kept> {
    let mut all = all();
    all.retain(|kept| kept.kind() == kind);
    assert!(!all.is_empty(), "no text of the kind {kind}");
    all
}

/// The lines of a file of every version.
pub(crate) fn lines<T: DeserializeOwned>(file: &str) -> Vec<T> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let entries = fs::read_dir(root).unwrap().map(|entry| entry.unwrap());
    let folders = entries.map(|entry| entry.path()).filter(|it| it.is_dir());
    let files = folders.map(|folder| fs::read_to_string(folder.join(file)).unwrap());
    let files: Vec<_> = files.collect();
    let lines = files.iter().flat_map(|file| file.lines());
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

//! The fitted weights as source code.

use std::fmt::Write;

use anyhow::{Context, Result};

use super::fit::Pair;
use crate::project;

const FILE: &str = "crates/engine/src/eval/weights.rs";
const START: &str = "pub static PAIRS: [(i16, i16); FEATURES] = [\n";

/// Replaces the table in the engine's source and leaves the rest of the file.
pub(super) fn write(weights: &[Pair]) -> Result<()> {
    let path = project::root().join(FILE);
    let source = std::fs::read_to_string(&path)?;
    let at = source
        .find(START)
        .context("the file of weights has no table")?;
    let mut text = source[..at + START.len()].to_owned();
    for row in weights.chunks(8) {
        let row = row
            .iter()
            .map(|[middle, end]| format!("({}, {}),", middle.round() as i16, end.round() as i16));
        writeln!(text, "    {}", row.collect::<Vec<_>>().join(" "))?;
    }
    text.push_str("];\n");
    std::fs::write(&path, text).with_context(|| format!("cannot write {FILE}"))
}

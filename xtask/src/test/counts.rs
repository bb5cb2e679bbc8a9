//! The counts that make a run of tests long, held to the one table in which whoever changes them says
//! so. Each program of tests adds its own lines, `12 journeys in Firefox`, to the file of the run.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::workspace;

/// Names the file of the run to the programs of tests.
pub(super) const VARIABLE: &str = "ROOKERY_TALLY";
/// Where the table is, and above which of its lines.
const DOCUMENT: &str = "docs/testing.md";
const HEADING: &str = "## Counts";

/// How far a count that is only about so high may be from its row, in hundredths: what depends on
/// chance or on a browser that was lost.
const SLACK: u64 = 3;

/// A row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stated {
    Exactly(u64),
    About(u64),
}

/// The file of the run, which begins empty.
pub(super) fn begin() -> Result<()> {
    let file = file()?;
    fs::create_dir_all(workspace::target()?)?;
    fs::write(&file, "").with_context(|| format!("cannot write {}", file.display()))
}

pub(super) fn file() -> Result<PathBuf> {
    Ok(workspace::target()?.join("test-tally.txt"))
}

/// Compares what was counted with what the table says.
pub(super) fn check() -> Result<()> {
    let told = fs::read_to_string(file()?)?;
    let document = fs::read_to_string(workspace::root().join(DOCUMENT))?;
    let (counted, stated) = (counted(&told)?, stated(&document)?);
    let wrong = faults(&counted, &stated);
    ensure!(
        wrong.is_empty(),
        "the run takes more or less than \"{HEADING}\" in {DOCUMENT} says:\n{}",
        wrong.join("\n")
    );
    Ok(())
}

fn counted(told: &str) -> Result<BTreeMap<&str, u64>> {
    let mut sums = BTreeMap::new();
    for line in told.lines() {
        let (count, name) = line
            .split_once(' ')
            .context("a line is a count and a name")?;
        *sums.entry(name).or_default() += count.parse::<u64>().context(line.to_owned())?;
    }
    Ok(sums)
}

fn stated(document: &str) -> Result<BTreeMap<&str, Stated>> {
    let (_, section) = document
        .split_once(HEADING)
        .with_context(|| format!("{DOCUMENT} has no \"{HEADING}\""))?;
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        Some((cells.next()?, Stated::read(cells.next()?)?))
    });
    Ok(rows.collect())
}

fn faults(counted: &BTreeMap<&str, u64>, stated: &BTreeMap<&str, Stated>) -> Vec<String> {
    let missing = stated.keys().filter(|name| !counted.contains_key(*name));
    let missing = missing.map(|name| format!("  {name}: stated, but nobody counts it"));
    let wrong = counted.iter().filter_map(|(name, &count)| {
        let stated = stated.get(name);
        let fits = stated.is_some_and(|stated| stated.fits(count));
        (!fits).then(|| format!("  {name}: {count}, stated as {stated:?}"))
    });
    wrong.chain(missing).collect()
}

impl Stated {
    fn read(cell: &str) -> Option<Self> {
        let number = |text: &str| text.replace(',', "").parse().ok();
        match cell.trim_end_matches([' ', '|']).strip_prefix("about ") {
            Some(about) => number(about).map(Self::About),
            None => number(cell.trim_end_matches([' ', '|'])).map(Self::Exactly),
        }
    }

    fn fits(self, count: u64) -> bool {
        match self {
            Self::Exactly(stated) => count == stated,
            Self::About(stated) => count.abs_diff(stated) * 100 <= stated * SLACK,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "# Tests\n| a | 9 |\n## Counts\n\n| what | how often | why |\n|---|---:|---|\n\
        | journeys | 12 | |\n| nodes | about 1,000 | of tests |\n## Else\n| b | 9 |";

    #[test]
    fn the_table_is_read_up_to_the_next_heading() {
        let rows = stated(TABLE).unwrap();
        let expected = [
            ("journeys", Stated::Exactly(12)),
            ("nodes", Stated::About(1000)),
        ];
        assert_eq!(rows, BTreeMap::from(expected));
        assert!(stated("# Tests").is_err());
    }

    #[test]
    fn the_document_states_every_count() {
        let document = fs::read_to_string(workspace::root().join(DOCUMENT)).unwrap();
        let rows = stated(&document).unwrap();
        assert_eq!(rows.len(), 6, "{rows:?}");
    }

    #[test]
    fn lines_of_all_programs_are_added_up() {
        let sums = counted("5 journeys\n900 nodes\n7 journeys\n").unwrap();
        assert_eq!(sums, BTreeMap::from([("journeys", 12), ("nodes", 900)]));
        assert!(counted("many journeys").is_err());
    }

    #[test]
    fn whoever_adds_or_takes_away_has_to_say_so() {
        let rows = stated(TABLE).unwrap();
        let check = |counts: &[(&'static str, u64)], wrong: usize| {
            let counted = counts.iter().copied().collect();
            assert_eq!(faults(&counted, &rows).len(), wrong, "{counts:?}");
        };
        check(&[("journeys", 12), ("nodes", 1030)], 0);
        check(&[("journeys", 12), ("nodes", 970)], 0);
        check(&[("journeys", 13), ("nodes", 1031)], 2);
        check(&[("journeys", 11), ("nodes", 1000)], 1);
        check(&[("nodes", 1000)], 1);
        check(&[("journeys", 12), ("nodes", 1000), ("servers", 1)], 1);
    }
}

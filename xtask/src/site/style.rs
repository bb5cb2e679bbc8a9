//! Style sheets as browsers need them: one file for the first page, one for those that come later,
//! without what is only for those who write them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

/// All sheets of a folder in one: the tokens first, then by name.
pub(crate) fn sheet(folder: &Path) -> Result<String> {
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "css"));
    files.sort_by_key(|file| (!file.ends_with("tokens.css"), file.clone()));
    let sheets = files
        .iter()
        .map(|file| Ok(slim(&fs::read_to_string(file)?)));
    Ok(sheets.collect::<Result<Vec<_>>>()?.join("\n"))
}

/// Drops comments, indents and empty lines.
fn slim(css: &str) -> String {
    let mut rest = css;
    let mut bare = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_folds_has_one_sign_on_all_pages() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web/assets");
        let sheets = [sheet(&assets), sheet(&assets.join("later"))].map(Result::unwrap);
        let signs = |sheet: &String| sheet.matches("summary::before {").count();
        assert_eq!(sheets.each_ref().map(signs), [2, 0]);
        assert!(!sheets.iter().any(|sheet| sheet.contains("summary::marker")));
    }

    #[test]
    fn a_win_is_celebrated_only_where_motion_is_wanted() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web/assets/later");
        let sheet = sheet(&assets).unwrap();
        assert!(sheet.contains(".celebration {\ndisplay: none;"));
        let shown = "(prefers-reduced-motion: no-preference) {\n:root:not([data-motion=\"off\"]) .celebration {";
        assert!(sheet.contains(shown));
    }

    #[test]
    fn only_what_a_browser_reads_is_left() {
        let css = "/* Why\n   so. */\n\na,\nb {\n  /* old */ color: red;\n}\n/* open";
        assert_eq!(slim(css), "a,\nb {\ncolor: red;\n}");
    }
}

//! A program of the browser on its way into the site: its files get the names they are served by,
//! also where they call each other.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use walkdir::WalkDir;

use super::files::Files;
use super::split::{self, Later, Loads};

/// One compiled program and the folder wasm-bindgen wrote it into.
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) folder: PathBuf,
    pub(crate) later: Option<Later>,
}

/// The hashed names of what a program starts with.
pub(crate) struct Hashed {
    pub(crate) js: String,
    pub(crate) wasm: String,
    /// The script that fetches what comes later, if something does.
    pub(crate) later: Option<String>,
    /// What the script fetches.
    pub(crate) loads: Loads,
}

impl Hashed {
    /// All files that starting the program loads.
    pub(crate) fn names(&self, boot: &str) -> Vec<String> {
        let mut names = vec![boot.to_owned(), self.js.clone(), self.wasm.clone()];
        names.extend(self.later.clone());
        names
    }
}

impl Program {
    /// Adds the program's files under hashed names.
    pub(crate) fn add_to(&self, files: &mut Files) -> Result<Hashed> {
        let start = format!("{}.js", self.name);
        let js = self.script(&start, files)?;
        let wasm = read(&self.folder.join(format!("{}_bg.wasm", self.name)))?;
        let wasm = files.add_hashed(&format!("{}.wasm", self.name), wasm);
        let Some(later) = &self.later else {
            let js = files.add_hashed(&start, js);
            return Ok(Hashed {
                js,
                wasm,
                later: None,
                loads: Loads::new(),
            });
        };
        let (script, loads) = later.script(&start, files)?;
        let [js, later] = files.add_pair([(&start, js), (split::SCRIPT, script)]);
        Ok(Hashed {
            js,
            wasm,
            later: Some(later),
            loads,
        })
    }

    /// The script that starts the program, with the hashed names of the snippets it imports.
    fn script(&self, start: &str, files: &mut Files) -> Result<String> {
        let mut js = String::from_utf8(read(&self.folder.join(start))?)?;
        let snippets = self.folder.join("snippets");
        for entry in WalkDir::new(&snippets).into_iter().filter_map(Result::ok) {
            if !entry.file_type().is_file() {
                continue;
            }
            let hashed = files.add_hashed("snippet.js", read(entry.path())?);
            let inside = entry.path().strip_prefix(&self.folder)?;
            let named = format!("./{}", inside.to_string_lossy().replace('\\', "/"));
            js = js.replace(&named, &format!("./{hashed}"));
        }
        Ok(slim(&js))
    }
}

/// Drops indents and lines that are comments or empty: what the generator writes never breaks a text
/// over two lines.
fn slim(js: &str) -> String {
    let mut is_told = false;
    let mut lines = Vec::new();
    for line in js.lines().map(str::trim) {
        is_told |= line.starts_with("/**");
        if !is_told && !line.is_empty() && !line.starts_with("//") {
            lines.push(line);
        }
        is_told &= !line.ends_with("*/");
    }
    lines.join("\n")
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_runs_is_left_of_a_script() {
        let js =
            "/**\n * @returns {number}\n */\nget a() {\n    // why\n\n    return 'x // y';\n}\n";
        assert_eq!(slim(js), "get a() {\nreturn 'x // y';\n}");
        assert_eq!(slim("/** one line */\nlet a;"), "let a;");
    }
}

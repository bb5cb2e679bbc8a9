//! Cuts the pages that come later off a program: each becomes a module of its own, and a small
//! script fetches it when the program asks for it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use super::files::Files;
use super::loader;
use super::program::read;

/// The script that fetches, before it has a hashed name.
pub(crate) const SCRIPT: &str = "later.js";

/// What was cut off.
pub(crate) struct Later {
    folder: PathBuf,
    pub(crate) chunks: Vec<PathBuf>,
}

/// Cuts a module that the linker wrote with its relocations. Gives the module to start with, which
/// wasm-bindgen has yet to see; `start` is the script that it will write.
pub(crate) fn cut(module: &Path, start: &str, folder: &Path) -> Result<(PathBuf, Later)> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let whole = read(module)?;
    let first = folder.join("first.wasm");
    let (script, start) = (format!("./{SCRIPT}"), format!("./{start}"));
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.link_name = &script;
    options.main_module = &start;
    let cut = transform(options)
        .map_err(|error| anyhow!("{} cannot be cut: {error:#}", module.display()))?;
    for chunk in &cut.split_modules {
        fs::write(chunk, tightened(&read(chunk)?)?)?;
    }
    let later = Later {
        folder: folder.to_owned(),
        chunks: cut.split_modules,
    };
    Ok((first, later))
}

impl Later {
    /// The script that fetches the modules, which are added under their hashed names.
    pub(crate) fn script(&self, files: &mut Files) -> Result<String> {
        let mut script = String::from_utf8(read(&self.folder.join(SCRIPT))?)?;
        for chunk in &self.chunks {
            let name = chunk.file_name().context("a module has a name")?;
            let name = name.to_string_lossy();
            let module = read(chunk)?;
            let name_left = name.trim_start_matches("split_");
            // Chunks are hundreds, and every first visit loads their names.
            let hashed = match name_left.starts_with("chunk_") {
                true => files.add_short("later.wasm", module),
                false => files.add_hashed(&format!("later-{name_left}"), module),
            };
            script = script.replace(&format!("./{name}"), &format!("./{hashed}"));
        }
        loader::shortened(&script)
    }
}

/// A module without the names of its functions and the room that linkers leave in numbers;
/// wasm-bindgen does the same to the program itself.
fn tightened(module: &[u8]) -> Result<Vec<u8>> {
    let mut reader = ModuleConfig::new();
    reader
        .generate_name_section(false)
        .generate_producers_section(false);
    Ok(reader.parse(module)?.emit_wasm())
}

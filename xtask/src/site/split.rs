//! Cuts the pages that come later off a program. The tool makes a module for each page and one for
//! every set of pages that share something, hundreds in all; they travel in a few bundles.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use walrus::{ModuleConfig, passes};
use wasm_split_cli_support::{Options, transform};

use super::bundle::{self, CutModule, Limits};
use super::constants;
use super::files::Files;
use super::loader;
use super::merge::{self, Part};
use super::program::read;

/// The script that fetches, before it has a hashed name.
pub(crate) const SCRIPT: &str = "later.js";

/// A page has one file of its own and so many others, as the budget allows; less than this in bytes
/// is not worth asking for.
const LIMITS: Limits = Limits {
    in_all: 12,
    a_page: 4,
    least: 40_000,
};

/// The hashed names of the files that each page loads.
pub(crate) type Loads = BTreeMap<String, Vec<String>>;

/// What was cut off.
#[derive(Default)]
pub(crate) struct Later {
    pub(crate) bundles: Vec<PathBuf>,
    /// The places of the bundles that each page needs.
    pub(crate) pages: BTreeMap<String, Vec<usize>>,
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
    let needs: BTreeMap<_, _> = cut.prefetch_map.into_iter().collect();
    let later = Later::bundled(&whole, &cut.split_modules, &needs, folder)?;
    Ok((first, later))
}

impl Later {
    /// Puts modules into few bundles; `needs` has the names of those that each page needs.
    fn bundled(
        whole: &[u8],
        modules: &[PathBuf],
        needs: &BTreeMap<String, Vec<String>>,
        folder: &Path,
    ) -> Result<Self> {
        let constants = constants::place(whole)?;
        let contents: Vec<_> = modules
            .iter()
            .map(|path| read(path))
            .collect::<Result<_>>()?;
        let mut names = Vec::new();
        let mut parts = Vec::new();
        let mut pieces = Vec::new();
        for (path, content) in modules.iter().zip(&contents) {
            let name = path.file_stem().context("a module has a name")?;
            let name = name.to_string_lossy().into_owned();
            let part = Part::read(content)?;
            let pages = needs.values().enumerate();
            let pages = pages.filter(|(_, needed)| needed.contains(&name));
            pieces.push(CutModule {
                weight: part.weight(),
                pages: pages.map(|(place, _)| 1 << place).sum(),
                may_be_copied: part.is_constant(&constants)?,
            });
            names.push(name);
            parts.push(part);
        }
        let apart = bundle::apart(&pieces, LIMITS);
        let mut later = Self::default();
        for &place in &apart {
            let name = later.bundles.len().to_string();
            later.add(&name, &[&parts[place]], folder)?;
        }
        for (page, needed) in needs {
            let is_needed = |place: &usize| needed.contains(&names[*place]);
            let own = (0..parts.len()).filter(|place| is_needed(place) && !apart.contains(place));
            let own: Vec<_> = own.map(|place| &parts[place]).collect();
            let shared = (0..apart.len()).filter(|&bundle| is_needed(&apart[bundle]));
            let mut bundles: Vec<_> = shared.collect();
            bundles.push(later.add(page, &own, folder)?);
            later.pages.insert(page.clone(), bundles);
        }
        Ok(later)
    }

    /// Writes a bundle of these and gives its place.
    fn add(&mut self, name: &str, parts: &[&Part], folder: &Path) -> Result<usize> {
        let bundle = folder.join(format!("later-{name}.wasm"));
        fs::write(&bundle, tightened(&merge::merged(parts)?)?)?;
        self.bundles.push(bundle);
        Ok(self.bundles.len() - 1)
    }

    /// The script that fetches the bundles, and what it fetches for each page. The bundles are added
    /// under their hashed names.
    pub(crate) fn script(&self, start: &str, files: &mut Files) -> Result<(String, Loads)> {
        let mut names = Vec::new();
        for bundle in &self.bundles {
            let name = bundle.file_name().context("a bundle has a name")?;
            names.push(files.add_short(&name.to_string_lossy(), read(bundle)?));
        }
        let named =
            |places: &Vec<usize>| places.iter().map(|&place| names[place].clone()).collect();
        let loads = self.pages.iter();
        let loads = loads.map(|(page, places)| (page.clone(), named(places)));
        Ok((loader::script(start, &names, &self.pages), loads.collect()))
    }
}

/// A module without what nobody calls, the names of its functions and the room that linkers leave in
/// numbers; wasm-bindgen does the same to the program itself.
fn tightened(module: &[u8]) -> Result<Vec<u8>> {
    let mut reader = ModuleConfig::new();
    reader
        .generate_name_section(false)
        .generate_producers_section(false);
    let mut module = reader.parse(module)?;
    passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

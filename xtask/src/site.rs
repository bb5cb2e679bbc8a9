//! Builds the web page: Rust to WASM, files named by their hash, compressed
//! twins, and the one HTML file that names them all.

mod budget;
mod bundle;
mod constants;
pub(crate) mod files;
mod loader;
mod memory;
mod merge;
mod offline;
mod page;
mod program;
mod split;
mod style;
mod wasm;

use std::path::Path;

use anyhow::{Context, Result};

use crate::workspace;
use budget::Plan;
pub(crate) use files::brotli;
use files::{Files, TWINS};
use page::Page;

/// The target every browser crate is built for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Whom a site is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Anybody: small, packed, and held to its budgets.
    Visitors,
    /// Whoever sits at this machine: there soon after a change, whatever it weighs.
    Home,
}

/// Builds everything into `target/site`.
pub(crate) fn build(audience: Audience) -> Result<()> {
    let root = workspace::root();
    let assets = root.join("crates/web/assets");
    let mut files = Files::default();

    let programs = wasm::build(audience)?;
    let web = programs.web.add_to(&mut files)?;
    let worker = programs.worker.add_to(&mut files)?;
    memory::check(files.asset(&worker.wasm)?)?;
    let mut statics = files.add_folder(&assets, "")?;
    statics.extend(files.add_folder(&root.join("crates/campaign/pictures"), "pictures/")?);
    let page = Page {
        theme: files.add_hashed("theme.js", page::THEME),
        boot: files.add_hashed("boot.js", page::boot(&web)),
        worker: files.add_hashed("worker-boot.js", page::worker_boot(&worker)),
        assets: files.add_hashed("assets.json", page::manifest(&statics)?),
        people: files.add_hashed("people.bin", people(root)?),
        style: files.add_hashed("style.css", style::sheet(&assets)?),
        later_style: files.add_hashed("later.css", style::sheet(&assets.join("later"))?),
        web,
        statics,
    };
    let html = page.fill(&text(root, "crates/web/index.html")?)?;
    let keeper = text(root, "crates/web/service-worker.js")?;
    offline::add(
        &mut files,
        &keeper,
        &html,
        &page.first_load(),
        &page.statics,
    )?;
    files.add("index.html", html.into_bytes());

    let folder = root.join("target/site");
    if audience == Audience::Home {
        return files.write_into(&folder, &[]).map(drop);
    }
    let written = files.write_into(&folder, &TWINS)?;
    let plan = Plan {
        first_load: page.first_load(),
        later: page.web.loads,
        worker: worker.wasm,
        people: page.people,
    };
    budget::check(&written, &plan)
}

fn text(root: &Path, file: &str) -> Result<String> {
    std::fs::read_to_string(root.join(file)).with_context(|| format!("cannot read {file}"))
}

/// What the engine knows about people. A file of its own, because only rated opponents need it.
fn people(root: &Path) -> Result<Vec<u8>> {
    let file = root.join("crates/engine/human.bin");
    std::fs::read(&file).with_context(|| format!("cannot read {}", file.display()))
}

/// Builds the worker alone into a folder, as the site has it; gives the name of the script that
/// starts it.
pub(crate) fn build_worker_into(folder: &Path) -> Result<String> {
    let mut files = Files::default();
    let worker = wasm::build_worker()?.add_to(&mut files)?;
    memory::check(files.asset(&worker.wasm)?)?;
    let boot = files.add_hashed("worker-boot.js", page::worker_boot(&worker));
    files.write_into(folder, &TWINS)?;
    Ok(boot)
}

//! The engine: builds it in every way, fetches its peers, and lets `bench/` compare them.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use super::{build, folder, native_build, portable_build};
use crate::site::{TARGET, build_worker_into};
use crate::{tools, workspace};

/// What npm fetches, by exact version.
const PEERS: [&str; 3] = [
    "js-chess-engine@2.4.6",
    "stockfish.wasm@0.10.0",
    "stockfish@19.0.0",
];

/// Prints the tables.
pub(super) fn compare(rounds: &str) -> Result<()> {
    let kit = kit()?;
    let program = portable_build()?;
    workspace::run(Command::new(program).args(["engine", rounds]).args(kit))
}

/// Plays the matches.
pub(super) fn matches(games: usize) -> Result<()> {
    let kit = kit()?;
    let program = portable_build()?;
    let runner = ["build", "--quiet", "--release", "-p", "rookery-uci"];
    workspace::run(&mut workspace::cargo(&runner))?;
    let runner = workspace::root().join("target/release/rookery-uci");
    let mut command = Command::new(program);
    command.args(["matches", &games.to_string()]).arg(runner);
    workspace::run(command.args(kit))
}

/// Everything that is compared, in the order `bench/` wants it.
fn kit() -> Result<[PathBuf; 5]> {
    let worker = folder("worker");
    build_worker_into(&worker)?;
    fetch_peers();
    Ok([
        native_build()?,
        engine_build()?,
        worker,
        folder("peers"),
        workspace::root().join("bench/engine"),
    ])
}

/// Our engine for the browser, by the profile of the site.
fn engine_build() -> Result<PathBuf> {
    let mut cargo = build("browser", "wasm");
    cargo.args(["--package", "rookery-bench-engine", "--target", TARGET]);
    workspace::run(cargo.env_remove("RUSTFLAGS"))?;
    Ok(folder("browser").join(format!("{TARGET}/wasm/rookery_bench_engine.wasm")))
}

/// Peers that cannot be fetched are named as missing by whoever looks for them.
fn fetch_peers() {
    let Some(npm) = tools::find("npm") else {
        println!("There is no `npm` on the PATH, so peers from there may be missing.");
        return;
    };
    let mut command = Command::new(npm);
    command.args(["install", "--silent", "--no-audit", "--no-fund"]);
    command.args(["--ignore-scripts", "--prefer-offline", "--prefix"]);
    command.arg(folder("peers")).args(PEERS);
    if let Err(error) = workspace::run(&mut command) {
        println!("Peers from npm may be missing: {error}.");
    }
}

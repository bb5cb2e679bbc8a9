//! `cargo xtask bench`: our figures beside those of peers, in one run on this machine. The
//! peers live in `bench/`, outside the workspace.

mod engine;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::site::{TARGET, brotli};
use crate::{run, workspace};

/// What to measure.
#[derive(Args)]
pub(crate) struct Bench {
    what: What,
    /// How often each is measured; the best counts.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// A file of Lichess puzzles to import, packed; ours unless given, and only for the puzzles.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Play matches instead, so many games each; only for the engine.
    #[arg(long, value_name = "GAMES", num_args = 0..=1, default_missing_value = "100")]
    matches: Option<usize>,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// The move generator, natively and in WebAssembly.
    Perft,
    /// Reading a large file of games.
    Pgn,
    /// What the rules add to a file that a browser downloads.
    Size,
    /// The engine, natively and in the browser.
    Engine,
    /// The server under load, on both databases.
    Server,
    /// Puzzles: how quickly they are taken in, and found among millions.
    Puzzles,
    /// The page in real browsers: what it loads, draws and holds on to.
    Page,
}

pub(crate) fn run(bench: &Bench) -> Result<()> {
    let rounds = bench.rounds.to_string();
    match bench.what {
        What::Perft => {
            println!("Million nodes a second of CPU time, best of {rounds} rounds.");
            println!("\nBuilt for this machine's CPU:");
            let native = native_build()?;
            workspace::run(Command::new(native).args(["perft", &rounds]))?;
            println!("\nBuilt for any CPU of this kind:");
            let portable = portable_build()?;
            workspace::run(Command::new(&portable).args(["perft", &rounds]))?;
            println!("\nBuilt for the browser:");
            let module = browser_build()?;
            workspace::run(Command::new(portable).args(["wasm", &rounds]).arg(module))
        }
        What::Pgn => {
            println!("Of CPU time, best of {rounds} rounds, built for any CPU of this kind.");
            let file = folder("games.pgn");
            workspace::run(
                Command::new(portable_build()?)
                    .args(["pgn", &rounds])
                    .arg(file),
            )
        }
        What::Size => size(),
        What::Server => server(),
        What::Puzzles => puzzles(bench.file.as_deref()),
        What::Page => run::in_browsers("page-bench", |_| ()),
        What::Engine => match bench.matches {
            Some(games) => engine::matches(games),
            None => engine::compare(&rounds),
        },
    }
}

/// The same small module without the rules and with them, packed as the site is.
fn size() -> Result<()> {
    println!("| WebAssembly module | bytes | with Brotli | added |");
    println!("|---|---:|---:|---:|");
    let mut bare = 0;
    for (name, features) in [
        ("without the rules", ""),
        ("FEN, legal moves, SAN, perft", "rules"),
        ("the same with PGN", "pgn"),
    ] {
        let module = fs::read(small_build(features)?)?;
        let packed = brotli(&module)?.len();
        bare = if bare == 0 { packed } else { bare };
        let added = packed - bare;
        println!("| {name} | {} | {packed} | {added} |", module.len());
    }
    Ok(())
}

/// The program as people get it, beside a bare route of the library that it is made with.
fn server() -> Result<()> {
    run::build()?;
    let mut cargo = build("portable", "release");
    workspace::run(cargo.args(["--package", "rookery-bench-server"]))?;
    let generator = folder("portable").join("release/rookery-bench-server");
    let program = workspace::root().join("target/release/rookery");
    workspace::run(Command::new(generator).arg(program))
}

/// In a folder of its own, which is cleared away.
fn puzzles(file: Option<&Path>) -> Result<()> {
    let mut cargo = build("portable", "release");
    workspace::run(cargo.args(["--package", "rookery-bench-puzzles"]))?;
    let mut measure = Command::new(folder("portable").join("release/rookery-bench-puzzles"));
    workspace::run(measure.arg(folder("puzzles")).args(file))
}

fn native_build() -> Result<PathBuf> {
    let mut cargo = build("native", "release");
    cargo.env("RUSTFLAGS", "-C target-cpu=native");
    if has_bit_extract() {
        cargo.args(["--features", "native"]);
    }
    workspace::run(&mut cargo)?;
    Ok(folder("native").join("release/rookery-bench"))
}

fn portable_build() -> Result<PathBuf> {
    workspace::run(build("portable", "release").env_remove("RUSTFLAGS"))?;
    Ok(folder("portable").join("release/rookery-bench"))
}

fn browser_build() -> Result<PathBuf> {
    let mut cargo = build("browser", "release");
    cargo.args(["--package", "rookery-bench-wasm", "--target", TARGET]);
    workspace::run(cargo.env_remove("RUSTFLAGS"))?;
    Ok(folder("browser").join(format!("{TARGET}/release/rookery_bench_wasm.wasm")))
}

fn small_build(features: &str) -> Result<PathBuf> {
    let mut cargo = build("browser", "wasm");
    cargo.args(["--package", "rookery-bench-size", "--target", TARGET]);
    workspace::run(cargo.args(["--features", features]).env_remove("RUSTFLAGS"))?;
    Ok(folder("browser").join(format!("{TARGET}/wasm/rookery_bench_size.wasm")))
}

fn build(kind: &str, profile: &str) -> Command {
    let mut cargo = workspace::cargo(&["build", "--quiet", "--profile", profile]);
    cargo.arg("--manifest-path");
    cargo.arg(workspace::root().join("bench/Cargo.toml"));
    cargo.arg("--target-dir").arg(folder(kind));
    cargo
}

fn folder(kind: &str) -> PathBuf {
    workspace::root().join("target/bench").join(kind)
}

/// The peers' fastest tables need an instruction that not every CPU has.
fn has_bit_extract() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("bmi2");
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

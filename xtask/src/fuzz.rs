//! Fuzzing: each target first replays its corpus, then looks for news for a while. Without a
//! sanitizer, so that the stable compiler is enough.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use cargo_metadata::{MetadataCommand, TargetKind};

use crate::{tools, workspace};

const SHORT_SECONDS: u32 = 5;
const LONG_SECONDS: u32 = 60;

/// Makes sure that the fuzzer is there.
pub(crate) fn ensure_fuzzer() -> Result<()> {
    tools::ensure_installed("cargo-fuzz").map(drop)
}

/// Runs the targets of the `fuzz` folder: those of pure crates for seconds, or all for a minute.
pub(crate) fn run(full: bool) -> Result<()> {
    let folder = workspace::root().join("fuzz");
    let cargo_fuzz = tools::ensure_installed("cargo-fuzz")?;
    let seconds = if full { LONG_SECONDS } else { SHORT_SECONDS };
    for target in targets(&folder, full)? {
        println!("fuzzing {target} for {seconds} s");
        // What is found goes into the first folder, so the kept corpus stays as it is.
        let found = workspace::root().join("target/fuzz-found").join(&target);
        fs::create_dir_all(&found)?;
        let corpora = [found, folder.join("corpus").join(&target)];
        let mut command = Command::new(&cargo_fuzz);
        command.args(["fuzz", "run", "--sanitizer", "none", "--fuzz-dir"]);
        command.arg(&folder).arg(&target);
        command.args(full.then_some("--all-features"));
        command.args(corpora.iter().filter(|corpus| corpus.exists()));
        command.args(["--", &format!("-max_total_time={seconds}")]);
        workspace::run(command.current_dir(workspace::root()))?;
    }
    Ok(())
}

/// The names of all targets, or of those that need nothing but pure crates.
fn targets(folder: &Path, all: bool) -> Result<Vec<String>> {
    let mut command = MetadataCommand::new();
    command.manifest_path(folder.join("Cargo.toml")).no_deps();
    let metadata = command.exec().context("cannot list the fuzz targets")?;
    let targets = metadata.packages.into_iter().flat_map(|it| it.targets);
    let wanted = targets.filter(|target| {
        target.kind.contains(&TargetKind::Bin) && (all || target.required_features.is_empty())
    });
    Ok(wanted.map(|target| target.name).collect())
}

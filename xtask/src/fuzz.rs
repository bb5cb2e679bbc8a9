//! Fuzzing: each target first replays its corpus, then looks for news for a
//! while. Without a sanitizer, so that the stable compiler is enough.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::{tools, workspace};

const SHORT_SECONDS: u32 = 5;
const LONG_SECONDS: u32 = 60;

/// Runs every target of the `fuzz` folder.
pub(crate) fn run(full: bool) -> Result<()> {
    let folder = workspace::root().join("fuzz");
    let cargo_fuzz = tools::ensure_installed("cargo-fuzz")?;
    let seconds = if full { LONG_SECONDS } else { SHORT_SECONDS };
    for target in targets(&cargo_fuzz, &folder)? {
        println!("fuzzing {target} for {seconds} s");
        // What is found goes into the first folder, so the kept corpus stays as it is.
        let found = workspace::root().join("target/fuzz-found").join(&target);
        fs::create_dir_all(&found)?;
        let corpora = [found, folder.join("corpus").join(&target)];
        let corpora: Vec<_> = corpora.iter().filter(|corpus| corpus.exists()).collect();
        for limit in ["-runs=0", &format!("-max_total_time={seconds}")] {
            let mut command = fuzz(&cargo_fuzz, &folder, &target);
            workspace::run(command.args(&corpora).args(["--", limit]))?;
        }
    }
    Ok(())
}

fn targets(cargo_fuzz: &Path, folder: &Path) -> Result<Vec<String>> {
    let listed = Command::new(cargo_fuzz)
        .args(["fuzz", "list", "--fuzz-dir"])
        .arg(folder)
        .current_dir(workspace::root())
        .output()
        .context("cannot list the fuzz targets")?;
    ensure!(
        listed.status.success(),
        "cannot list the fuzz targets: {}",
        String::from_utf8_lossy(&listed.stderr)
    );
    let names = String::from_utf8_lossy(&listed.stdout);
    Ok(names.split_whitespace().map(str::to_owned).collect())
}

fn fuzz(cargo_fuzz: &Path, folder: &Path, target: &str) -> Command {
    let mut command = Command::new(cargo_fuzz);
    command
        .args(["fuzz", "run", "--sanitizer", "none", "--fuzz-dir"])
        .arg(folder)
        .arg(target)
        .current_dir(workspace::root());
    command
}

//! Where the project lies, and the programs that play.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The folder that holds the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workshop lies inside the workspace")
}

/// Our engine as other programs meet it, from the build that this program is from.
pub(crate) fn uci() -> Result<PathBuf> {
    let ours = std::env::current_exe().context("cannot tell where this program lies")?;
    let uci = ours.with_file_name(format!("rookery-uci{}", std::env::consts::EXE_SUFFIX));
    ensure!(uci.is_file(), "there is no {}; build it", uci.display());
    Ok(uci)
}

/// A program that may lie where Debian keeps games, and only players look.
pub(crate) fn game(program: impl AsRef<OsStr>) -> Command {
    let path = format!("{}:/usr/games", std::env::var("PATH").unwrap_or_default());
    let mut command = Command::new(program);
    command.env("PATH", path);
    command
}

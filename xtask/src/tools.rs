//! Programs from outside cargo that the tests need. They are installed when we
//! may do so, and otherwise all named in one message; none is ever skipped.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::workspace;

/// A program that Debian provides: its name, and the package that holds it.
const FROM_DEBIAN: [(&str, &str); 3] = [
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("firefox-esr", "firefox-esr"),
];

/// Debian keeps the server's programs here, one folder for each version.
const POSTGRES: &str = "/usr/lib/postgresql";

/// Makes sure that both browsers and their drivers are there.
pub(crate) fn ensure_browsers() -> Result<()> {
    ensure_from_debian(missing_browsers())?;
    ensure_installed("geckodriver").map(drop)
}

/// Makes sure that everything that the tests need is there.
pub(crate) fn ensure_programs() -> Result<()> {
    let mut missing = missing_browsers();
    if !has_postgres() {
        missing.push("postgresql");
    }
    ensure_from_debian(missing)?;
    ensure_installed("geckodriver").map(drop)
}

/// The path of a program from crates.io, installed into target/tools if need be.
pub(crate) fn ensure_installed(program: &str) -> Result<PathBuf> {
    if let Some(found) = find(program) {
        return Ok(found);
    }
    println!("installing {program} into target/tools");
    let mut command = workspace::cargo(&["install", program, "--locked", "--root"]);
    workspace::run(command.arg(workspace::tools()))?;
    find(program).with_context(|| format!("{program} was installed but cannot be found"))
}

/// Lets a command find what was installed into target/tools.
pub(crate) fn add_to_path(command: &mut Command) -> Result<()> {
    command.env("PATH", search_path()?);
    Ok(())
}

/// Where a program lies, looking into target/tools as well.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&search_path().ok()?)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
}

fn missing_browsers() -> Vec<&'static str> {
    let programs = FROM_DEBIAN.into_iter();
    let missing = programs.filter(|(program, _)| find(program).is_none());
    missing.map(|(_, package)| package).collect()
}

fn ensure_from_debian(missing: Vec<&str>) -> Result<()> {
    match missing.is_empty() {
        true => Ok(()),
        false => install_from_debian(&missing),
    }
}

fn has_postgres() -> bool {
    let versions = Path::new(POSTGRES).read_dir().into_iter().flatten();
    let mut versions = versions.filter_map(Result::ok);
    versions.any(|version| version.path().join("bin/initdb").is_file()) || find("initdb").is_some()
}

fn search_path() -> Result<OsString> {
    let usual = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&usual).chain([workspace::tools().join("bin")]);
    env::join_paths(folders).context("the PATH holds a folder that cannot be searched")
}

/// Installs packages when we may; otherwise says which are missing.
pub(crate) fn install_from_debian(packages: &[&str]) -> Result<()> {
    if !is_root() || find("apt-get").is_none() {
        bail!(
            "the tests need programs that are not installed: {list}\n\
             On Debian or Ubuntu: sudo apt-get install {list}",
            list = packages.join(" ")
        );
    }
    println!("installing {}", packages.join(" "));
    let mut update = Command::new("apt-get");
    workspace::run(update.args(["update", "--quiet"]))?;
    let mut install = Command::new("apt-get");
    install.env("DEBIAN_FRONTEND", "noninteractive");
    workspace::run(
        install
            .args(["install", "--yes", "--no-install-recommends"])
            .args(packages),
    )
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

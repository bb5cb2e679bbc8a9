//! `cargo xtask test`: everything that must hold before a change is kept.

use std::process::Command;

use anyhow::Result;

use crate::steps::Steps;
use crate::styles::{self, Styles};
use crate::workspace::{cargo, run as finish};
use crate::{api, axe, calibrate, fuzz, site, tidy, tools};

/// Runs all steps; `full` asks for the long forms.
pub(crate) fn run(full: bool) -> Result<()> {
    let mut steps = Steps::default();
    steps.step("tools", || {
        tools::ensure_programs()?;
        axe::ensure_axe()
    })?;
    steps.step("format", || {
        finish(&mut cargo(&["fmt", "--all", "--check"]))
    })?;
    steps.step("site", site::build)?;
    steps.step("clippy", clippy)?;
    steps.step("clippy for the browser", browser_clippy)?;
    steps.step("docs", docs)?;
    steps.step("tests", || tests(full))?;
    steps.step("API", api::run)?;
    steps.step("styles", || styles::run(&Styles::of_length(full)))?;
    if full {
        steps.step("weaknesses", calibrate::weaknesses_in_full)?;
        steps.step("adventure", calibrate::adventure_in_full)?;
    }
    steps.step("tidy", tidy::run)?;
    steps.step("fuzz", || fuzz::run(full))?;
    steps.step("browser journeys", || journeys(full))?;
    println!("{}\n\nEverything holds.", steps.table());
    Ok(())
}

fn clippy() -> Result<()> {
    let arguments = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    finish(&mut cargo(&arguments))
}

fn browser_clippy() -> Result<()> {
    let crates = ["-p", "rookery-web", "-p", "rookery-worker"];
    let mut command = cargo(&["clippy", "--target", site::TARGET]);
    finish(command.args(crates).args(["--", "-D", "warnings"]))
}

fn docs() -> Result<()> {
    let mut command = cargo(&[
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ]);
    finish(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn tests(full: bool) -> Result<()> {
    finish(with_length(
        &mut cargo(&["test", "--workspace", "--exclude", "rookery-e2e"]),
        full,
    ))
}

fn journeys(full: bool) -> Result<()> {
    let mut command = cargo(&["test", "-p", "rookery-e2e"]);
    tools::add_to_path(&mut command)?;
    finish(with_length(&mut command, full))
}

/// Tests that have a long form read this variable.
fn with_length(command: &mut Command, full: bool) -> &mut Command {
    match full {
        true => command.env("ROOKERY_FULL", "1"),
        false => command.env_remove("ROOKERY_FULL"),
    }
}

//! The commands that build and start the product.

use std::process::Command;

use anyhow::Result;

use crate::{site, tools, workspace};

const LISTEN: &str = "127.0.0.1:8080";
const ADDRESS: &str = "http://localhost:8080";

/// Builds everything and serves it until it is stopped.
pub(crate) fn run() -> Result<()> {
    site::build()?;
    workspace::run(&mut workspace::cargo(&[
        "build",
        "--release",
        "-p",
        "rookery-server",
    ]))?;
    println!("\n  Rookery is starting on {ADDRESS}\n  Stop it with Ctrl-C.\n");
    let serve = ["serve", "--listen", LISTEN, "--data", "./data"];
    let mut arguments = vec!["run", "--quiet", "--release", "-p", "rookery-server", "--"];
    arguments.extend(serve);
    workspace::run(&mut workspace::cargo(&arguments))
}

/// Builds the shipped programs.
pub(crate) fn build() -> Result<()> {
    site::build()?;
    workspace::run(&mut workspace::cargo(&[
        "build",
        "--release",
        "-p",
        "rookery-server",
        "-p",
        "rookery-uci",
    ]))?;
    println!("The programs are in target/release.");
    Ok(())
}

/// Photographs pages of the site as it is now; all of them if none is named.
pub(crate) fn shots(paths: &[String], height: Option<u32>) -> Result<()> {
    in_browsers("shots", |command| {
        if let Some(height) = height {
            command.arg("--height").arg(height.to_string());
        }
        command
            .arg("--into")
            .arg(workspace::root().join("target/shots"))
            .args(paths);
    })
}

/// Builds the site and runs a program of `e2e` that visits it.
pub(crate) fn in_browsers(program: &str, tell: impl FnOnce(&mut Command)) -> Result<()> {
    tools::ensure_browsers()?;
    site::build()?;
    let mut command = workspace::cargo(&["run", "--quiet", "-p", "rookery-e2e", "--bin"]);
    command.args([program, "--"]);
    tools::add_to_path(&mut command)?;
    tell(&mut command);
    workspace::run(&mut command)
}

//! The commands that build and start the product.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::site::{self, Audience};
use crate::{tools, workspace};

const LISTEN: &str = "127.0.0.1:8080";
const ADDRESS: &str = "http://localhost:8080";
/// Where cargo puts the program that `run` starts, named after its profile.
const PROGRAM: &str = "home/rookery";

/// Builds everything and serves it until it is stopped. The server needs the page only when it
/// starts, so both are built side by side, and the one that takes longer shows how far it is.
pub(crate) fn run() -> Result<()> {
    let program = workspace::target()?.join(PROGRAM);
    if !program.exists() {
        println!("The first time this takes some minutes; later only what has changed is built.\n");
    }
    let mut server = workspace::cargo(&["build", "--quiet", "--profile", "home"]);
    server.args(["-p", "rookery-server"]);
    let server = server.stdout(Stdio::null()).stderr(Stdio::piped());
    let server = server.spawn().context("cannot start cargo")?;
    println!("1 of 2: the page, about three minutes from nothing");
    site::build(Audience::Home)?;
    println!("2 of 2: the server, about two minutes more from nothing");
    let built = server.wait_with_output()?;
    let said = String::from_utf8_lossy(&built.stderr);
    ensure!(built.status.success(), "the server does not build:\n{said}");
    println!("\n  Rookery is starting on {ADDRESS}\n  Stop it with Ctrl-C.\n");
    let mut serve = Command::new(program);
    serve.args(["serve", "--listen", LISTEN, "--data", "./data"]);
    workspace::run(serve.current_dir(workspace::root()))
}

/// Builds the shipped programs.
pub(crate) fn build() -> Result<()> {
    site::build(Audience::Visitors)?;
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
    site::build(Audience::Visitors)?;
    let mut command = workspace::cargo(&["run", "--quiet", "-p", "rookery-e2e", "--bin"]);
    command.args([program, "--"]);
    tools::add_to_path(&mut command)?;
    tell(&mut command);
    workspace::run(&mut command)
}

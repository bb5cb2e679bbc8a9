//! The commands that need the engine are a program of their own, so that nobody who only wants the
//! site waits for them to be compiled.

use std::ffi::OsString;
use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::workspace;

/// What the program is to be told, as it is.
#[derive(Args)]
pub(crate) struct Words {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    words: Vec<OsString>,
}

/// Builds the workshop and the engine beside it, both in full optimization, and hands over.
pub(crate) fn run(command: &str, words: &Words) -> Result<()> {
    let build = ["build", "--release", "-p", "workshop", "-p", "rookery-uci"];
    workspace::run(&mut workspace::cargo(&build))?;
    let mut program = Command::new(workspace::target()?.join("release/workshop"));
    program.current_dir(workspace::root());
    workspace::run(program.arg(command).args(&words.words))
}

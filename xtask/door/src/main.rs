//! `cargo xtask` begins here: builds the program that knows the commands and hands over to it. Built
//! by itself that program would get other features of its libraries than the workspace has, and
//! everything would be compiled twice; so this door has no libraries at all.

#![forbid(unsafe_code)]

use std::path::Path;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let Some(folder) = std::env::current_exe()
        .ok()
        .and_then(|path| Some(path.parent()?.to_owned()))
    else {
        eprintln!("cargo xtask cannot tell where it was built");
        return ExitCode::FAILURE;
    };
    let program = folder.join(format!("xtask{}", std::env::consts::EXE_SUFFIX));
    let mut build = Command::new(cargo);
    build.args(["build", "--workspace", "--bin", "xtask"]);
    if program.exists() {
        build.arg("--quiet");
    } else {
        println!("Building the tools first; that takes about a minute.");
    }
    let mut command = Command::new(program);
    // A mistake is told in a sentence; where it was noticed helps nobody.
    command
        .args(std::env::args_os().skip(1))
        .env("RUST_LIB_BACKTRACE", "0");
    for step in [build.current_dir(root), &mut command] {
        match step.status() {
            Ok(status) if status.success() => {}
            Ok(status) => {
                let code = status.code().and_then(|code| u8::try_from(code).ok());
                return code.map_or(ExitCode::FAILURE, ExitCode::from);
            }
            Err(error) => {
                eprintln!("cannot start {}: {error}", step.get_program().display());
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

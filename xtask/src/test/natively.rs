//! Runs the tests that were built, without asking cargo for them again.

use std::process::Command;

use anyhow::Result;

use super::programs::{NativePrograms, TestProgram};
use crate::{tools, workspace};

/// The package whose tests are driven browsers.
const BROWSERS: &str = "e2e";

/// All tests but the journeys.
pub(crate) fn run(programs: &NativePrograms, full: bool) -> Result<()> {
    let tests = programs.tests.iter();
    for test in tests.filter(|test| !is_journeys(test)) {
        println!("{} ({})", test.package, test.target);
        workspace::run(started(test, full).arg("--quiet"))?;
    }
    Ok(())
}

/// The journeys, all of them in one program, which keeps its browsers.
pub(crate) fn journeys(programs: &NativePrograms, full: bool) -> Result<()> {
    let tests = programs.tests.iter();
    for test in tests.filter(|test| is_journeys(test)) {
        let mut command = started(test, full);
        tools::add_to_path(&mut command)?;
        workspace::run(&mut command)?;
    }
    Ok(())
}

fn is_journeys(test: &TestProgram) -> bool {
    test.package == BROWSERS && test.target == "journeys"
}

/// As cargo would start it. Tests that have a long form read a variable.
fn started(test: &TestProgram, full: bool) -> Command {
    let mut command = Command::new(&test.path);
    command.current_dir(&test.folder);
    match full {
        true => command.env("ROOKERY_FULL", "1"),
        false => command.env_remove("ROOKERY_FULL"),
    };
    command
}

//! Checks side by side: each is a process of its own, and its lines are printed behind its name.
//! After the first that fails nothing new begins.

use std::io::{BufRead, BufReader, pipe};
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::{Check, counts};

/// A run of checks: how long each took, and how many tests they held.
pub(super) struct Lanes {
    full: bool,
    begun: Instant,
    made: Mutex<Vec<Made>>,
}

/// A check that was made.
struct Made {
    name: String,
    /// Since the run began.
    began: Duration,
    took: Duration,
    tests: Tests,
    outcome: Result<()>,
}

/// Tests that have run.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Tests {
    passed: u64,
    failed: u64,
}

impl Lanes {
    pub(super) fn begin(full: bool) -> Self {
        Self {
            full,
            begun: Instant::now(),
            made: Mutex::default(),
        }
    }

    /// Makes all checks of a round, its lanes side by side.
    pub(super) fn round(&self, lanes: &[&[Check]]) -> Result<()> {
        thread::scope(|scope| {
            for lane in lanes {
                scope.spawn(|| {
                    let open = lane.iter().take_while(|_| self.failed().is_none());
                    open.for_each(|check| self.make(*check));
                });
            }
        });
        let failed = self.failed();
        ensure!(
            failed.is_none(),
            "{}{}",
            self.table(),
            failed.unwrap_or_default()
        );
        Ok(())
    }

    /// Every check with its minutes, and all that was tested.
    pub(super) fn table(&self) -> String {
        let made = self.made.lock().expect("no lane panics while it notes");
        let mut rows = vec![format!("\n  {:<18}{:>8}{:>8}", "check", "began", "minutes")];
        let mut tests = Tests::default();
        for made in made.iter() {
            let [began, took] = [made.began, made.took].map(minutes);
            rows.push(format!("  {:<18}{began:>8}{took:>8}", made.name));
            tests.passed += made.tests.passed;
            tests.failed += made.tests.failed;
        }
        let whole = minutes(self.begun.elapsed());
        rows.push(format!("  {:<18}{:>8}{whole:>8}\n", "the whole run", ""));
        rows.push(format!(
            "{} passed, {} failed\n",
            tests.passed, tests.failed
        ));
        rows.join("\n")
    }

    fn make(&self, check: Check) {
        let name = check.name();
        println!("── {name}");
        let began = self.begun.elapsed();
        let mut tests = Tests::default();
        let outcome = self.process(check, &name, &mut tests);
        let took = self.begun.elapsed() - began;
        println!("── {name}: {} min", minutes(took));
        let mut made = self.made.lock().expect("no lane panics while it notes");
        made.push(Made {
            name,
            began,
            took,
            tests,
            outcome,
        });
    }

    fn process(&self, check: Check, name: &str, tests: &mut Tests) -> Result<()> {
        let program = std::env::current_exe().context("cannot tell which program this is")?;
        let mut command = Command::new(program);
        command.args(["test", "--built", "--only", name]);
        command.args(self.full.then_some("--full"));
        command.env(counts::VARIABLE, counts::file()?);
        let (output, writer) = pipe()?;
        command.stdout(writer.try_clone()?).stderr(writer);
        let mut child = command
            .spawn()
            .with_context(|| format!("cannot start {check:?}"))?;
        // Only the child holds the other end from now on, so that the lines end with it.
        drop(command);
        for line in BufReader::new(output).split(b'\n') {
            let line = String::from_utf8_lossy(&line?).into_owned();
            tests.count(&line);
            println!("{name:>14} │ {line}");
        }
        ensure!(child.wait()?.success(), "see its lines above");
        Ok(())
    }

    /// The first check that failed, and why.
    fn failed(&self) -> Option<String> {
        let made = self.made.lock().expect("no lane panics while it notes");
        let mut failed = made.iter().filter_map(|made| {
            let error = made.outcome.as_ref().err()?;
            Some(format!("the check \"{}\" failed: {error:#}", made.name))
        });
        failed.next()
    }
}

impl Tests {
    /// Adds what the last line of a program of tests says.
    fn count(&mut self, line: &str) {
        let Some((_, counts)) = line.split_once("test result: ") else {
            return;
        };
        let number = |what: &str| {
            let (before, _) = counts.split_once(what)?;
            before.split_whitespace().last()?.parse::<u64>().ok()
        };
        self.passed += number(" passed").unwrap_or(0);
        self.failed += number(" failed").unwrap_or(0);
    }
}

fn minutes(taken: Duration) -> String {
    format!("{:.1}", taken.as_secs_f64() / 60.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_programs_of_tests_say_is_added_up() {
        let mut tests = Tests::default();
        tests.count("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out");
        tests.count("running 4 tests");
        tests.count("test result: FAILED. 3 passed; 1 failed; 0 ignored; finished in 0.02s");
        assert_eq!(
            tests,
            Tests {
                passed: 15,
                failed: 1
            }
        );
    }

    #[test]
    fn a_failed_check_is_named_and_still_in_the_table() {
        let lanes = Lanes::begin(false);
        lanes.made.lock().unwrap().push(Made {
            name: "tidy".to_owned(),
            began: Duration::ZERO,
            took: Duration::from_secs(90),
            tests: Tests::default(),
            outcome: Err(anyhow::anyhow!("no")),
        });
        assert_eq!(
            lanes.failed().as_deref(),
            Some("the check \"tidy\" failed: no")
        );
        assert!(lanes.table().contains("tidy") && lanes.table().contains("1.5"));
        assert!(lanes.round(&[]).is_err());
    }
}

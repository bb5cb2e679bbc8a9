//! A row of named steps: each is timed, the first failure stops the row, and a
//! table at the end says where the minutes went.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// The steps done so far.
#[derive(Default)]
pub(crate) struct Steps {
    done: Vec<(&'static str, Duration)>,
}

impl Steps {
    /// Does one step and notes how long it took.
    pub(crate) fn step(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        println!("\n── {name}");
        let start = Instant::now();
        let outcome = work();
        let taken = start.elapsed();
        println!("── {name}: {}", minutes(taken));
        self.done.push((name, taken));
        outcome.with_context(|| {
            println!("{}", self.table());
            format!("the step \"{name}\" failed")
        })
    }

    /// Every step with its minutes, and their sum.
    pub(crate) fn table(&self) -> String {
        let total = self.done.iter().map(|(_, taken)| *taken).sum();
        let rows = self.done.iter().map(|&(name, taken)| (name, taken));
        let rows = rows.chain([("total", total)]);
        let rows = rows.map(|(name, taken)| format!("  {name:<28}{:>10}", minutes(taken)));
        format!("\n{}", rows.collect::<Vec<_>>().join("\n"))
    }
}

fn minutes(taken: Duration) -> String {
    format!("{:.2} min", taken.as_secs_f64() / 60.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_step_is_named_and_still_in_the_table() {
        let mut steps = Steps::default();
        steps.step("first", || Ok(())).unwrap();
        let failure = steps.step("second", || anyhow::bail!("no")).unwrap_err();
        assert_eq!(format!("{failure:#}"), "the step \"second\" failed: no");
        assert!(steps.table().contains("second"));
        assert!(steps.table().contains("total"));
    }
}

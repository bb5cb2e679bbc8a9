//! How long answers took, and which they were.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, ensure};

#[derive(Default)]
pub(crate) struct Tally {
    times: Vec<Duration>,
    statuses: BTreeMap<u16, usize>,
    elapsed: Duration,
}

impl Tally {
    pub(crate) fn note(&mut self, status: u16, time: Duration) {
        self.times.push(time);
        *self.statuses.entry(status).or_default() += 1;
    }

    /// All of these as one, which took so long.
    pub(crate) fn sum(parts: Vec<Self>, elapsed: Duration) -> Self {
        let mut sum = Self {
            elapsed,
            ..Self::default()
        };
        for part in parts {
            sum.times.extend(part.times);
            for (status, count) in part.statuses {
                *sum.statuses.entry(status).or_default() += count;
            }
        }
        sum.times.sort_unstable();
        sum
    }

    pub(crate) fn per_second(&self) -> u32 {
        (self.times.len() as f64 / self.elapsed.as_secs_f64()) as u32
    }

    /// In thousandths of a second.
    fn quantile(&self, part: f64) -> f64 {
        let last = self.times.len().saturating_sub(1);
        let time = self.times.get((last as f64 * part) as usize);
        time.map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }

    /// A line of the table, with the time that the server's cores took for all of it.
    pub(crate) fn row(&self, what: &str, cores: Duration) {
        let statuses = self
            .statuses
            .iter()
            .map(|(status, count)| format!("{count} x {status}"));
        let statuses = statuses.collect::<Vec<_>>().join(", ");
        let [half, most, worst] = [0.5, 0.99, 1.0].map(|part| self.quantile(part));
        let speed = self.per_second();
        let each = cores.as_secs_f64() * 1e3 / self.times.len() as f64;
        println!(
            "| {what} | {speed} | {half:.1} | {most:.1} | {worst:.1} | {each:.3} | {statuses} |"
        );
    }

    /// Everyone got what they asked for.
    pub(crate) fn only_good(&self) -> Result<()> {
        let good = self
            .statuses
            .keys()
            .all(|status| matches!(status, 200 | 201));
        ensure!(
            good && !self.times.is_empty(),
            "answers were {:?}",
            self.statuses
        );
        Ok(())
    }

    /// Or was told to come back.
    pub(crate) fn good_or_shed(&self) -> Result<()> {
        let good = self
            .statuses
            .keys()
            .all(|status| matches!(status, 200 | 201 | 429 | 503));
        ensure!(
            good && !self.times.is_empty(),
            "answers were {:?}",
            self.statuses
        );
        Ok(())
    }
}

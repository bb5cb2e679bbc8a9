//! Engines against each other: games in parallel, kept as they end, told at the end.

mod adjudication;
mod archive;
mod arguments;
mod client;
mod entrant;
mod journal;
mod opening;
mod pace;
mod process;
mod progress;
mod record;
mod referee;
mod report;
mod schedule;
mod seed;
mod standings;
mod statistics;
mod table;
mod thought;
mod wire;

use std::collections::HashSet;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use anyhow::{Context, Result, anyhow};

use self::archive::Archive;
use self::arguments::Plan;
pub(crate) use self::arguments::TournamentArguments;
use self::journal::Journal;
use self::progress::TournamentProgress;
use self::record::Record;
use self::report::Report;
pub(crate) use self::seed::{Numbers, Seed};
use self::standings::Standings;
use self::statistics::SprtVerdict;
use self::table::Table;

/// Plays a whole tournament and writes its report.
pub(crate) fn run(arguments: TournamentArguments, out: &mut impl Write) -> Result<()> {
    let plan = arguments.plan()?;
    for entrant in &plan.terms.engines {
        let started = client::start(entrant);
        drop(started.map_err(|fault| anyhow!("{} {fault}", entrant.name))?);
    }
    let mut scorer = Scorer::open(&plan)?;
    let over = AtomicBool::new(scorer.is_decided());
    let missing = plan.schedule.pairs().map(|mut pair| {
        pair.fixtures
            .retain(|fixture| !scorer.played.contains(&fixture.number));
        pair
    });
    let missing: Vec<_> = missing.collect();
    let queue = Mutex::new(missing.into_iter());
    let (sender, finished) = mpsc::channel();
    let result = thread::scope(|scope| {
        for _ in 0..plan.concurrency.get() {
            let (sender, queue, over, plan) = (sender.clone(), &queue, &over, &plan);
            scope.spawn(move || {
                let mut table = Table::new(&plan.terms.engines, plan.terms.conditions);
                while !over.load(Ordering::Relaxed) {
                    let pair = queue.lock().map(|mut queue| queue.next());
                    let Ok(Some(pair)) = pair else {
                        break;
                    };
                    for fixture in &pair.fixtures {
                        // Nobody listens any more only if the log could not be written.
                        if sender.send(table.play(fixture)).is_err() {
                            return;
                        }
                    }
                }
            });
        }
        drop(sender);
        scorer.listen(finished, &over)
    });
    scorer.progress.finish();
    result?;
    Ok(scorer.report().write(out)?)
}

/// Keeps what has been played and knows how it stands.
struct Scorer<'p> {
    plan: &'p Plan,
    journal: Option<Journal>,
    archive: Option<Archive>,
    standings: Standings,
    played: HashSet<usize>,
    progress: TournamentProgress,
}

impl<'p> Scorer<'p> {
    /// Begins with the games that were kept before.
    fn open(plan: &'p Plan) -> Result<Self> {
        let terms = &plan.terms;
        let (journal, mut records) = match &plan.log {
            Some(path) => {
                let (journal, records) = Journal::open(path, terms)?;
                (Some(journal), records)
            }
            None => (None, Vec::new()),
        };
        records.retain(|record| record.number < plan.schedule.games());
        let archive = plan.pgn.as_ref().map(|path| {
            Archive::create(path, terms.conditions.pace, &records)
                .with_context(|| format!("cannot write {}", path.display()))
        });
        let mut standings = Standings::new(terms.engines.len(), &plan.schedule);
        for record in &records {
            standings.add(plan.schedule.pairing_of(record.number), record);
        }
        let progress = match plan.quiet {
            true => TournamentProgress::quiet(),
            false => TournamentProgress::shown(plan.schedule.games(), records.len()),
        };
        Ok(Self {
            plan,
            journal,
            archive: archive.transpose()?,
            standings,
            played: records.iter().map(|record| record.number).collect(),
            progress,
        })
    }

    /// Keeps every game that ends, and says when it is over.
    fn listen(&mut self, finished: Receiver<Record>, over: &AtomicBool) -> Result<()> {
        for record in finished {
            if let Err(error) = self.keep(&record) {
                over.store(true, Ordering::Relaxed);
                return Err(error);
            }
            if self.is_decided() {
                over.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    fn keep(&mut self, record: &Record) -> Result<()> {
        if let Some(journal) = &mut self.journal {
            journal.append(record).context("cannot write the log")?;
        }
        if let Some(archive) = &mut self.archive {
            archive.append(record).context("cannot write the PGN")?;
        }
        let pairing = self.plan.schedule.pairing_of(record.number);
        self.standings.add(pairing, record);
        if let (Some(fault), Some(loser)) = (&record.fault, record.loser()) {
            let (number, name) = (record.number + 1, record.player(loser));
            self.progress
                .tell(&format!("game {number}: {name} {fault}"));
        }
        let name = |place: usize| self.plan.terms.engines[place].name.as_str();
        let summary = report::summary(
            [name(pairing.first), name(pairing.second)],
            self.standings.encounter(pairing),
            self.plan.sprt,
        );
        self.progress.advance(self.standings.games(), summary);
        Ok(())
    }

    fn is_decided(&self) -> bool {
        let pairing = self.plan.schedule.pairings()[0];
        let pairs = &self.standings.encounter(pairing).pairs;
        let verdict = self.plan.sprt.map(|sprt| sprt.verdict(pairs));
        matches!(verdict, Some(SprtVerdict::Accepted | SprtVerdict::Rejected))
    }

    fn report(&self) -> Report<'_> {
        Report {
            entrants: &self.plan.terms.engines,
            schedule: &self.plan.schedule,
            standings: &self.standings,
            pace: self.plan.terms.conditions.pace,
            sprt: self.plan.sprt,
        }
    }
}

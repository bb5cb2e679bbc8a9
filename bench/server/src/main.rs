//! A bounded load on the server, beside a bare route of the library that it is made with, in one run
//! on one machine.
//!
//! Called by `cargo xtask bench server`, which builds it.

mod connection;
mod guest;
mod load;
mod process;
mod requests;
mod tally;

use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

use anyhow::Result;
use rookery_testkit::postgres::Postgres;

use crate::guest::Guest;
use crate::load::{CONNECTIONS, SECONDS};
use crate::process::Process;
use crate::requests::{Kind, Mix};
use crate::tally::Tally;

/// People who play at once.
const GUESTS: usize = 32;
/// Games that the busiest of them has.
const ARCHIVE: usize = 100_000;
/// What RELIABILITY calls the usual load, in requests a second.
const USUAL: u32 = 1_000;

#[tokio::main(worker_threads = 2)]
async fn main() -> Result<()> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["yardstick"] => process::yardstick().await,
        [rookery] => compare(Path::new(rookery)).await,
        _ => anyhow::bail!("usage: rookery-bench-server PROGRAM | yardstick"),
    }
}

async fn compare(rookery: &Path) -> Result<()> {
    println!("{CONNECTIONS} connections, {SECONDS} s each, both sides on the same cores.\n");
    println!("| what | answers/s | p50 ms | p99 ms | worst ms | CPU ms each | answers |");
    println!("|---|---:|---:|---:|---:|---:|---|");
    let bare = Process::yardstick()?;
    let nobody = Arc::new(vec![Guest::nobody(bare.address)]);
    let tally = load::flat_out(&nobody, Mix::only(Kind::Bare)).await?;
    tally.row("a bare axum route", bare.cores()?);
    drop(bare);
    for ground in ["SQLite", "PostgreSQL"] {
        println!("| **{ground}** | | | | | | |");
        measure(ground, rookery).await?;
    }
    let size = std::fs::metadata(rookery)?.len();
    println!("\nThe program has {:.1} MB.", size as f64 / 1e6);
    Ok(())
}

async fn measure(ground: &str, rookery: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let postgres = (ground == "PostgreSQL").then(Postgres::durable);
    let database = postgres.as_ref().map(Postgres::database);
    let server = Process::rookery(rookery, folder.path(), database.as_deref())?;
    let guests = guest::gather(server.address, GUESTS).await?;
    let trial = Trial { server, guests };
    trial.usual_work().await?;
    trial.log_ins().await?;
    trial.archive().await?;
    let memory = trial.server.memory()?;
    drop(trial);
    let (again, ready) = Process::timed(rookery, folder.path(), database.as_deref())?;
    println!(
        "| ready again after {ready} ms with 100,000 games; memory idle {} MB, after the load \
         {memory} MB | | | | | | |",
        again.memory()?
    );
    Ok(())
}

/// A server that is measured, and those who ask it.
struct Trial {
    server: Process,
    guests: Arc<Vec<Guest>>,
}

impl Trial {
    /// Games are uploaded and read, as fast as it goes and at a pace.
    async fn usual_work(&self) -> Result<()> {
        self.row("uploads", self.flat_out(Mix::only(Kind::Upload)))
            .await?
            .only_good()?;
        let reads = self.row("reads", self.flat_out(Mix::READS)).await?;
        reads.only_good()?;
        self.row("only: one game", self.flat_out(Mix::only(Kind::Game)))
            .await?
            .only_good()?;
        let list = self.flat_out(Mix::only(Kind::List));
        self.row("only: a list of 20 games", list)
            .await?
            .only_good()?;
        let too_much = 3 * reads.per_second();
        let storm = format!("three times what it can ({too_much} a second)");
        for (what, speed) in [
            ("1,000 a second, 80 % reads", USUAL),
            ("3,000 a second, 80 % reads", 3 * USUAL),
            (&storm, too_much),
            ("1,000 a second, right after it", USUAL),
        ] {
            self.row(what, self.paced(speed)).await?.good_or_shed()?;
        }
        Ok(())
    }

    /// A class logs in while others play.
    async fn log_ins(&self) -> Result<()> {
        let class = guest::class(self.server.address).await?;
        let before = self.server.cores()?;
        let log_ins = load::log_ins(self.server.address, &class);
        let (beside, logs) = tokio::try_join!(self.paced(USUAL), log_ins)?;
        beside.row(
            "1,000 a second beside 200 log-ins at once",
            self.server.cores()? - before,
        );
        logs.row("the log-ins", self.server.cores()? - before);
        beside.good_or_shed()?;
        logs.good_or_shed()
    }

    /// Somebody looks through very many games.
    async fn archive(&self) -> Result<()> {
        let busiest = &self.guests[0];
        guest::fill(busiest, ARCHIVE).await?;
        for (kind, what) in [
            (Kind::List, "newest 20 of 100,000 games"),
            (Kind::DeepList, "20 in the middle of them"),
            (
                Kind::FilteredList,
                "20 losses as Black, of which there are none",
            ),
            (Kind::Search, "20 with a word that is nowhere"),
        ] {
            self.row(what, Box::pin(load::one_by_one(busiest, kind)))
                .await?
                .only_good()?;
        }
        Ok(())
    }

    async fn row(&self, what: &str, load: BoxedLoad<'_>) -> Result<Tally> {
        let before = self.server.cores()?;
        let tally = load.await?;
        tally.row(what, self.server.cores()? - before);
        Ok(tally)
    }

    fn flat_out(&self, mix: Mix) -> BoxedLoad<'_> {
        Box::pin(load::flat_out(&self.guests, mix))
    }

    fn paced(&self, speed: u32) -> BoxedLoad<'_> {
        Box::pin(load::paced(&self.guests, Mix::USUAL, speed))
    }
}

type BoxedLoad<'l> = Pin<Box<dyn Future<Output = Result<Tally>> + 'l>>;

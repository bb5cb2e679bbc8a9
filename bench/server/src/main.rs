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
    let row = async |what: &str, load: BoxedLoad<'_>| {
        let before = server.cores()?;
        let tally = load.await?;
        tally.row(what, server.cores()? - before);
        anyhow::Ok(tally)
    };
    let flat_out = |mix| Box::pin(load::flat_out(&guests, mix));
    let paced = |speed| Box::pin(load::paced(&guests, Mix::USUAL, speed));
    row("uploads", flat_out(Mix::only(Kind::Upload)))
        .await?
        .only_good()?;
    let reads = row("reads", flat_out(Mix::READS)).await?;
    reads.only_good()?;
    row("only: one game", flat_out(Mix::only(Kind::Game)))
        .await?
        .only_good()?;
    row("only: a list of 20 games", flat_out(Mix::only(Kind::List)))
        .await?
        .only_good()?;
    row("1,000 a second, 80 % reads", paced(USUAL))
        .await?
        .good_or_shed()?;
    row("3,000 a second, 80 % reads", paced(3 * USUAL))
        .await?
        .good_or_shed()?;
    let too_much = 3 * reads.per_second();
    let storm = format!("three times what it can ({too_much} a second)");
    row(&storm, paced(too_much)).await?.good_or_shed()?;
    row("1,000 a second, right after it", paced(USUAL))
        .await?
        .good_or_shed()?;
    let class = guest::class(server.address).await?;
    let before = server.cores()?;
    let (beside, logs) = tokio::try_join!(paced(USUAL), load::log_ins(server.address, &class))?;
    beside.row(
        "1,000 a second beside 200 log-ins at once",
        server.cores()? - before,
    );
    logs.row("the log-ins", server.cores()? - before);
    beside.good_or_shed()?;
    logs.good_or_shed()?;

    guest::fill(&guests[0], ARCHIVE).await?;
    for (kind, what) in [
        (Kind::List, "newest 20 of 100,000 games"),
        (Kind::DeepList, "20 in the middle of them"),
        (
            Kind::FilteredList,
            "20 losses as Black, of which there are none",
        ),
        (Kind::Search, "20 with a word that is nowhere"),
    ] {
        row(what, Box::pin(load::one_by_one(&guests[0], kind)))
            .await?
            .only_good()?;
    }
    let memory = server.memory()?;
    drop(server);
    let (again, ready) = Process::timed(rookery, folder.path(), database.as_deref())?;
    println!(
        "| ready again after {ready} ms with 100,000 games; memory idle {} MB, after the load \
         {memory} MB | | | | | | |",
        again.memory()?
    );
    Ok(())
}

type BoxedLoad<'l> = Pin<Box<dyn Future<Output = Result<Tally>> + 'l>>;

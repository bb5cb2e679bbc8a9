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
use std::sync::Arc;

use anyhow::{Context, Result};
use rookery_testkit::postgres::Postgres;

use crate::guest::Guest;
use crate::load::{CONNECTIONS, SECONDS};
use crate::process::Process;
use crate::requests::{Kind, Mix};

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
    println!("| what | answers/s | p50 ms | p99 ms | worst ms | answers |");
    println!("|---|---:|---:|---:|---:|---|");
    let bare = Process::yardstick()?;
    let nobody = Arc::new(vec![Guest::nobody(bare.address)]);
    load::flat_out(&nobody, Mix::only(Kind::Bare))
        .await?
        .row("a bare axum route");
    drop(bare);

    for ground in ["SQLite", "PostgreSQL"] {
        let folder = tempfile::tempdir()?;
        let postgres = (ground == "PostgreSQL").then(Postgres::durable);
        let database = postgres.as_ref().map(Postgres::database);
        let server = Process::rookery(rookery, folder.path(), database.as_deref())?;
        let row = |what: &str| format!("{ground}: {what}");
        let guests = guest::gather(server.address, GUESTS).await?;
        let uploads = load::flat_out(&guests, Mix::only(Kind::Upload)).await?;
        uploads.row(&row("uploads"));
        let reads = load::flat_out(&guests, Mix::READS).await?;
        reads.row(&row("reads"));
        let usual = load::paced(&guests, Mix::USUAL, USUAL).await?;
        usual.row(&row("1,000 a second, 80 % reads"));
        let triple = load::paced(&guests, Mix::USUAL, 3 * USUAL).await?;
        triple.row(&row("3,000 a second, 80 % reads"));
        let too_much = 3 * reads.per_second();
        let storm = load::paced(&guests, Mix::USUAL, too_much).await?;
        storm.row(&row(&format!(
            "three times what it can ({too_much} a second)"
        )));
        let after = load::paced(&guests, Mix::USUAL, USUAL).await?;
        after.row(&row("1,000 a second, right after it"));
        let (beside, logs) = load::with_log_ins(&guests, USUAL).await?;
        beside.row(&row("1,000 a second beside 200 log-ins at once"));
        logs.row(&row("the 200 log-ins"));
        for tally in [&uploads, &reads, &usual, &after] {
            tally.only_good()?;
        }
        for tally in [&triple, &storm, &beside, &logs] {
            tally.good_or_shed()?;
        }
        guest::fill(&guests[0], ARCHIVE).await?;
        let one = Arc::new(vec![guests[0].clone()]);
        for (kind, what) in [
            (Kind::List, "newest 20 of 100,000 games"),
            (Kind::DeepList, "20 in the middle of them"),
            (Kind::FilteredList, "20 losses as Black"),
            (Kind::Search, "20 by a word that is nowhere"),
        ] {
            let tally = load::one_by_one(&one, kind).await?;
            tally.row(&row(what));
            tally.only_good()?;
        }
        let memory = server.memory()?;
        drop(server);
        let (again, ready) = Process::timed(rookery, folder.path(), database.as_deref())?;
        let idle = again.memory().context("idle memory")?;
        println!(
            "\n{ground}: ready again after {ready} ms with 100,000 games, idle memory {idle} MB \
             (after the load {memory} MB)\n"
        );
    }
    let size = std::fs::metadata(rookery)?.len();
    println!("The program has {:.1} MB.", size as f64 / 1e6);
    Ok(())
}

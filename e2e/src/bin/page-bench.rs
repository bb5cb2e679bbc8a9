//! Measures the built page in real browsers and prints what it found as tables. Durations are
//! printed; counts and bytes are held to their bounds by the journeys.

#![forbid(unsafe_code)]

use anyhow::Result;
use rookery_e2e::measure::{self, Connection, Drawn, Load, LongGame, ROUTES, Visit, Weight};
use rookery_e2e::{Browser, Kind, Page, RunningSite, Scheme};
use rookery_rules::Position;
use rookery_server::Site;

const ROUNDS: usize = 5;
const DROPS: usize = 20;
const THOUGHT_SECONDS: u32 = 5;
const VISITS: usize = 3;
const SLOW: Connection = Connection {
    latency_millis: 100,
    bytes_a_second: 500_000,
};
/// Between two answers on the slow connection there is never so long a pause.
const CALM_MILLIS: u32 = 1500;

#[tokio::main]
async fn main() -> Result<()> {
    loads().await?;
    visits().await?;
    drops().await?;
    in_page(Kind::Chromium, thought).await?;
    in_page(Kind::Chromium, games).await?;
    in_page(Kind::Chromium, long_game).await
}

/// A fresh browser on a fresh site. What the console says is for the journeys; here a link without its
/// secret is refused, and says so.
async fn in_page<T>(kind: Kind, measure: impl AsyncFn(&Page) -> Result<T>) -> Result<T> {
    let site = RunningSite::start(Site::embedded()).await?;
    let page = Page::new(Browser::open(kind, Scheme::Light).await?, site);
    let measured = measure(&page).await;
    page.leave().await?;
    measured
}

async fn loads() -> Result<()> {
    println!(
        "| opening the first page | requests | bytes | packed | board after ms, median of {ROUNDS} |"
    );
    println!("|---|---:|---:|---:|---:|");
    for kind in [Kind::Chromium, Kind::Firefox] {
        let rounds = match kind {
            Kind::Chromium => ROUNDS,
            Kind::Firefox => 1,
        };
        let (mut first, mut again) = (Vec::new(), Vec::new());
        let mut worker = 0;
        for _ in 0..rounds {
            let (one, two, engine) = in_page(kind, async |page: &Page| {
                let first = measure::first_load(page).await?;
                let again = measure::load_again(page).await?;
                Ok((first, again, measure::worker_bytes(page).await?))
            })
            .await?;
            first.push(one);
            again.push(two);
            worker = engine;
        }
        row(&format!("{kind:?}, first time"), &first);
        row(&format!("{kind:?}, again"), &again);
        println!("| {kind:?}, the worker for a first game | | | {worker} | |");
    }
    Ok(())
}

fn row(name: &str, loads: &[Load]) {
    let Some(Load {
        requests,
        bytes,
        packed,
        ..
    }) = loads.last()
    else {
        return;
    };
    let board = median(loads.iter().filter_map(|load| load.board_millis));
    let board = board.map_or("not told".to_owned(), |millis| format!("{millis:.0}"));
    println!("| {name} | {requests} | {bytes} | {packed} | {board} |");
}

/// Every page on a slow connection, each time in a browser that has never been there.
async fn visits() -> Result<()> {
    let Connection {
        latency_millis,
        bytes_a_second,
    } = SLOW;
    println!(
        "\n| first visit, {latency_millis} ms and {} Mbit/s | heading after ms, median of {VISITS} | requests | KB | modules |",
        bytes_a_second * 8 / 1_000_000
    );
    println!("|---|---:|---:|---:|---:|");
    for path in ROUTES {
        let mut taken = Vec::new();
        for _ in 0..VISITS {
            let visit = in_page(Kind::Chromium, async |page: &Page| {
                measure::watch_headings(page).await?;
                measure::slow_down(page, SLOW).await?;
                measure::visit(page, path, CALM_MILLIS).await
            });
            taken.push(visit.await?);
        }
        let millis = median(taken.iter().map(|visit| visit.heading_millis)).unwrap_or(f64::NAN);
        if let Some(Visit {
            requests,
            packed,
            modules,
            ..
        }) = taken.last()
        {
            let kilobytes = packed / 1000;
            println!("| `{path}` | {millis:.0} | {requests} | {kilobytes} | {modules} |");
        }
    }
    Ok(())
}

async fn drops() -> Result<()> {
    println!("\n| {DROPS} pieces dropped | latest frame | median ms | worst ms |");
    println!("|---|---:|---:|---:|");
    for kind in [Kind::Chromium, Kind::Firefox] {
        let drawn = in_page(kind, async |page: &Page| measure::drops(page, DROPS).await).await?;
        let frame = drawn.iter().map(|drop| drop.frame).max().unwrap_or(0);
        let millis = |drop: &Drawn| drop.millis;
        let middle = median(drawn.iter().map(millis)).unwrap_or(f64::NAN);
        let worst = drawn.iter().map(millis).fold(0.0, f64::max);
        println!("| {kind:?} | {frame} | {middle:.1} | {worst:.1} |");
    }
    Ok(())
}

async fn thought(page: &Page) -> Result<()> {
    let tasks = measure::long_tasks(page, THOUGHT_SECONDS).await?;
    println!(
        "\nLong tasks of the page while full strength thinks for {THOUGHT_SECONDS} s: {}, the longest {:.0} ms.",
        tasks.number, tasks.longest_millis
    );
    Ok(())
}

async fn games(page: &Page) -> Result<()> {
    println!("\n| after | nodes | listeners | heap | program |");
    println!("|---|---:|---:|---:|---:|");
    measure::begin(page, &Position::default()).await?;
    for game in 1..=20 {
        measure::short_game(page).await?;
        match game {
            1 => println!("| 1 game | {} |", Weight::of(page).await?),
            10 | 20 => println!("| {game} games | {} |", Weight::of(page).await?),
            _ => {}
        }
        measure::again(page).await?;
    }
    Ok(())
}

async fn long_game(page: &Page) -> Result<()> {
    let mut game = LongGame::begin(page).await?;
    for plies in [2, 100, 200] {
        game.go_on(page, plies).await?;
        let weight = Weight::of(page).await?;
        println!("| {plies} half-moves of one game | {weight} |");
    }
    measure::resign(page).await?;
    measure::again(page).await?;
    measure::short_game(page).await?;
    println!(
        "| that game given up, a short one played | {} |",
        Weight::of(page).await?
    );
    Ok(())
}

fn median(values: impl Iterator<Item = f64>) -> Option<f64> {
    let mut values: Vec<_> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

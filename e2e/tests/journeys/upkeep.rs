//! What the page weighs when it comes, that a dropped piece is in the next frame, and that neither
//! many games nor a long one leave anything behind.

mod requests;

use anyhow::{Result, ensure};
use rookery_e2e::measure::{self, LongGame, Weight};
use rookery_e2e::{Kind, Page, in_both_browsers, journey, only_in_chromium};
use rookery_rules::Position;

/// Until there is a board to play on, packed, as the site's own budget says.
const FIRST_LOAD: u64 = 350_000;
/// One by one they would make a phone wait.
const REQUESTS: usize = 24;
/// Nothing but the page itself is asked for a second time.
const LOAD_AGAIN: u64 = 20_000;
/// The engine, and what it knows about people.
const WORKER: u64 = 300_000;

async fn the_first_page_is_light(page: &Page) -> Result<()> {
    let first = measure::first_load(page).await?;
    ensure!(first.packed <= FIRST_LOAD, "{first:?}");
    ensure!(first.requests <= REQUESTS, "{first:?}");
    let again = measure::load_again(page).await?;
    ensure!(again.bytes <= LOAD_AGAIN, "{again:?}");
    ensure!(again.requests < first.requests, "{first:?} {again:?}");
    let worker = measure::worker_bytes(page).await?;
    ensure!(worker <= WORKER, "the worker weighs {worker} bytes");
    Ok(())
}
in_both_browsers!(the_first_page_is_light, fresh);

async fn a_dropped_piece_is_in_the_next_frame(page: &Page) -> Result<()> {
    let mut drawn = measure::drops(page, 7).await?;
    // On a busy machine a single one may take Firefox longer; were it the page, all would.
    drawn.sort_by_key(|drop| drop.frame);
    ensure!(drawn[drawn.len() / 2].frame == 1, "{drawn:?}");
    Ok(())
}
in_both_browsers!(a_dropped_piece_is_in_the_next_frame);

/// What a page may hold on to more after many games than after one: a few pieces beside the board
/// more or fewer, and a little heap.
fn ensure_flat(first: Weight, last: Weight) -> Result<()> {
    let told = format!("\n{first}\n{last}");
    ensure!(last.nodes <= first.nodes + 60, "nodes stay behind:{told}");
    ensure!(
        last.listeners <= first.listeners + 5,
        "listeners stay behind:{told}"
    );
    ensure!(last.heap <= first.heap + 1_000_000, "the heap grows:{told}");
    ensure!(
        last.program <= first.program + 1_000_000,
        "the program grows:{told}"
    );
    Ok(())
}

async fn games_leave_nothing_behind(page: &Page) -> Result<()> {
    measure::begin(page, &Position::default()).await?;
    measure::short_game(page).await?;
    let first = Weight::of(page).await?;
    for _ in 2..=20 {
        measure::again(page).await?;
        measure::short_game(page).await?;
    }
    ensure_flat(first, Weight::of(page).await?)
}

/// Only Chromium tells what a page holds on to.
async fn twenty_games_leave_nothing_behind(kind: Kind) -> Result<()> {
    journey(kind, games_leave_nothing_behind).await
}
only_in_chromium!(visits: twenty_games_leave_nothing_behind);

async fn a_long_game_stays_light(page: &Page) -> Result<()> {
    const FEW: u64 = 2;
    const MANY: u64 = 200;
    let mut game = LongGame::begin(page).await?;
    game.go_on(page, FEW as usize).await?;
    let first = Weight::of(page).await?;
    game.go_on(page, MANY as usize).await?;
    let long = Weight::of(page).await?;
    let told = format!("\n{first}\n{long}");
    // Every half-move is a button in the list: it, its text, its share of the line, and the empty
    // nodes by which Leptos finds the end of what an element holds.
    let moves = MANY - FEW;
    ensure!(
        long.nodes <= first.nodes + 7 * moves,
        "too many nodes:{told}"
    );
    ensure!(
        long.listeners <= first.listeners + 2 * moves,
        "too many listeners:{told}"
    );
    // The list of a game is let go of when the next one has its own.
    measure::resign(page).await?;
    measure::again(page).await?;
    measure::short_game(page).await?;
    let last = Weight::of(page).await?;
    ensure!(
        last.nodes <= first.nodes + 300 && last.listeners <= first.listeners + 50,
        "the long game stays:{told}\n{last}"
    );
    Ok(())
}

async fn two_hundred_half_moves_stay_light(kind: Kind) -> Result<()> {
    journey(kind, a_long_game_stays_light).await
}
only_in_chromium!(visits: two_hundred_half_moves_stay_light);

//! Puzzles: choosing what to solve, practice, rated solving, streaks, and how far one has come.

mod board_side;
mod curve;
mod deck;
mod desk;
mod helping;
mod hub;
mod judged;
mod line_card;
mod missed;
mod news_card;
mod practice;
mod progress;
mod solved_list;
mod theme_choice;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_protocol::api::JudgedMode;

use self::deck::DeckPage;
use self::hub::HubPage;
use self::judged::JudgedPage;
use self::practice::SolvePage;
use self::progress::ProgressPage;
use crate::api;
use crate::api::presence::Presence;
use crate::pages::later::Page;

#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn hub() -> Page {
    Ok(|| view! { <HubPage /> }.into_any())
}

#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn solve() -> Page {
    Ok(|| view! { <SolvePage /> }.into_any())
}

#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn rated() -> Page {
    Ok(|| view! { <JudgedPage mode=JudgedMode::Rated /> }.into_any())
}

#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn streak() -> Page {
    Ok(|| view! { <JudgedPage mode=JudgedMode::Streak /> }.into_any())
}

#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn progress() -> Page {
    Ok(|| view! { <ProgressPage /> }.into_any())
}

#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn deck() -> Page {
    Ok(|| view! { <DeckPage /> }.into_any())
}

/// Sends what was solved without a connection.
#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn send(presence: Presence) -> Result<(), SplitLoaderError> {
    spawn_local(async move {
        // What cannot be sent now waits on.
        api::practice::post(presence).await.unwrap_or_default();
    });
    Ok(())
}

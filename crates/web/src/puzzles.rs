//! Puzzles: choosing what to solve, practice, rated solving, streaks, and how far one has come.

mod context;
mod curve;
mod deck;
mod heading;
mod hub;
mod judged;
mod missed;
mod practice;
mod progress;
mod solved_list;
pub mod supply;
mod theme_choice;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::hooks::use_params_map;
use rookery_app::puzzles::training::PuzzlePage;
use rookery_puzzles::JudgedMode;

use self::hub::HubPage;
use self::practice::SolvePage;
use self::progress::ProgressPage;
use crate::account::presence::Presence;
use crate::puzzles::supply::post;
use crate::shell::later::{Later, Page};
use crate::shell::not_found::NotFound;

/// The name of the part of the address behind `/puzzles/`.
const REST: &str = "place";

/// Each place comes when it is first visited.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    let params = use_params_map();
    let place = Memo::new(move |_| {
        let rest = params.with(|params| params.get(REST)).unwrap_or_default();
        PuzzlePage::of(&rest)
    });
    move || match place.get() {
        Some(PuzzlePage::Hub) => view! { <Later load=hub /> }.into_any(),
        Some(PuzzlePage::Solve) => view! { <Later load=solve /> }.into_any(),
        Some(PuzzlePage::Judged(JudgedMode::Rated)) => {
            view! { <Later load=judged::rated /> }.into_any()
        }
        Some(PuzzlePage::Judged(JudgedMode::Streak)) => {
            view! { <Later load=judged::streak /> }.into_any()
        }
        Some(PuzzlePage::Deck) => view! { <Later load=deck::load /> }.into_any(),
        Some(PuzzlePage::Progress) => view! { <Later load=progress /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
fn hub() -> Page {
    Ok(|| view! { <HubPage /> }.into_any())
}

#[wasm_split(solve, wasm_split_path = leptos::wasm_split, fallible)]
fn solve() -> Page {
    Ok(|| view! { <SolvePage /> }.into_any())
}

#[wasm_split(progress, wasm_split_path = leptos::wasm_split, fallible)]
fn progress() -> Page {
    Ok(|| view! { <ProgressPage /> }.into_any())
}

/// Sends what was solved without a connection.
#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
pub fn send(presence: Presence) -> Result<(), SplitLoaderError> {
    spawn_local(async move {
        // What cannot be sent now waits on.
        post(presence).await.unwrap_or_default();
    });
    Ok(())
}

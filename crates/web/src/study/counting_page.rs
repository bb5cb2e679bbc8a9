//! Counting games, for people who write chess programs: a board, test positions, and the count.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::study::study_board::Study;
use rookery_app::study::words::counting as said;

use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::study::board_side::BoardSide;
use crate::study::count_card::CountCard;
use crate::study::position_card::PositionCard;
use crate::study::{listen, subject};

/// Comes when first visited.
#[wasm_split(board, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <CountingPage /> }.into_any())
}

#[component]
fn CountingPage() -> impl IntoView {
    let lang = lang::here();
    let study = RwSignal::new(Study::default());
    listen(study);
    view! {
        <Title page=said::page(lang) />
        <div class="study">
            <div class="study-board">
                <BoardSide study subject=subject(study) />
            </div>
            <div class="study-panel">
                <div class="study-intro">
                    <h1>{said::page(lang)}</h1>
                    <p class="soft">{said::page_lead(lang)}</p>
                </div>
                <PositionCard study />
                <CountCard study />
                <p class="small">
                    <A href="/board" attr:class="text-link">{said::page_back(lang)}</A>
                </p>
            </div>
        </div>
    }
}

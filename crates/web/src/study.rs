//! The board page: one board, and beside it the position, the moves and the count.

mod board_side;
mod count_card;
mod count_result;
mod game_head;
mod moves_card;
mod position_card;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::spoken::inquiry::Subject;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;
use rookery_rules::ByColor;

use crate::moves::step_keys::step_of_key;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::next_page_text::NextPageText;
use crate::shell::title::Title;
use crate::study::board_side::BoardSide;
use crate::study::count_card::CountCard;
use crate::study::moves_card::MovesCard;
use crate::study::position_card::PositionCard;

/// Comes when first visited.
#[wasm_split(board, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <StudyPage /> }.into_any())
}

#[component]
fn StudyPage() -> impl IntoView {
    let lang = lang::here();
    let study = RwSignal::new(Study::default());
    if let Some(game) = NextPageText::here().take() {
        study.update(|study| study.type_moves(&game));
    }
    let subject = Callback::new(move |()| Subject {
        game: study.with_untracked(Study::game),
        clocks: ByColor::new(None, None),
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        let step = step_of_key(&event);
        // A key that leads nowhere is left to the browser, which may scroll by it.
        if let Some(step) = step.filter(|step| study.with_untracked(|study| study.can(*step))) {
            event.prevent_default();
            study.update(|study| study.step(step));
        }
    });
    on_cleanup(move || keys.remove());

    view! {
        <Title page=said::heading(lang) />
        <div class="study">
            <div class="study-board">
                <BoardSide study subject />
            </div>
            <div class="study-panel">
                <div class="study-intro">
                    <h1>{said::heading(lang)}</h1>
                    <p class="soft">{said::lead(lang)}</p>
                </div>
                <PositionCard study />
                <MovesCard study subject />
                <CountCard study />
            </div>
        </div>
    }
}

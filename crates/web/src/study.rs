//! The board page, for people: one board for both sides, and beside it three ways in, the moves and the
//! engine. Beneath it the page on which programmers count games.

mod board_side;
mod count_card;
mod count_result;
pub mod counting_page;
mod engine_card;
mod game_head;
mod kept_sheet;
mod moves_card;
mod moves_field;
mod paste_card;
mod position_card;
mod position_field;
mod saving;
mod scoresheet_card;
mod ways;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::hooks::use_query_map;
use rookery_app::forms::form::Form;
use rookery_app::lang::calendar;
use rookery_app::spoken::inquiry::Subject;
use rookery_app::study::scoresheet;
use rookery_app::study::study_board::Study;
use rookery_app::study::way_in::WayIn;
use rookery_app::study::words as said;
use rookery_play::GameId;
use rookery_rules::ByColor;

use crate::browser::clock;
use crate::moves::step_keys::step_of_key;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::next_page_text::NextPageText;
use crate::shell::part::Part;
use crate::shell::title::Title;
use crate::study::board_side::BoardSide;
use crate::study::engine_card::EngineCard;
use crate::study::moves_card::MovesCard;
use crate::study::paste_card::PasteCard;
use crate::study::ways::Ways;

/// Comes when first visited.
#[wasm_split(board, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <StudyPage /> }.into_any())
}

/// What every part of the page needs.
#[derive(Clone, Copy)]
pub(crate) struct StudyContext {
    study: RwSignal<Study>,
    /// See [`Study::edition`].
    edition: Memo<u64>,
    /// What is unfolded beside the board.
    way: RwSignal<Option<WayIn>>,
    /// Without fields until it is first unfolded; folding it away keeps what was written.
    sheet: RwSignal<Form>,
    /// The game it became.
    kept: RwSignal<Option<GameId>>,
}

impl StudyContext {
    fn begin() -> Self {
        let study = RwSignal::new(Study::default());
        let carried = NextPageText::here().take();
        let asked = use_query_map().with_untracked(|query| WayIn::read(&query.get("way")?));
        let waits = || kept_sheet::waits().then_some(WayIn::WriteDown);
        let way = match &carried {
            Some(_) => asked,
            None => asked.or_else(waits),
        };
        if let Some(carried) = carried {
            study.update(|study| study.type_moves(&carried));
        }
        Self {
            study,
            edition: Memo::new(move |_| study.with(Study::edition)),
            way: RwSignal::new(way),
            sheet: RwSignal::new(Form::new("scoresheet", &[], |_| Vec::new())),
            kept: RwSignal::new(None),
        }
    }

    /// An empty board and an empty sheet.
    fn start_over(self) {
        self.study.set(Study::default());
        self.sheet.set(scoresheet::form(&today()));
        self.kept.set(None);
    }

    fn press(self, way: WayIn) {
        self.way.update(|open| *open = way.pressed(*open));
    }
}

/// The day on the calendar here.
fn today() -> String {
    calendar::written(clock::local(clock::now()))
}

/// What the board tells about when it is asked.
fn subject(study: RwSignal<Study>) -> Callback<(), Subject> {
    Callback::new(move |()| Subject {
        game: study.with_untracked(Study::game),
        clocks: ByColor::new(None, None),
    })
}

/// Arrow keys go through the moves.
fn listen(study: RwSignal<Study>) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let step = step_of_key(&event);
        // A key that leads nowhere is left to the browser, which may scroll by it.
        if let Some(step) = step.filter(|step| study.with_untracked(|study| study.can(*step))) {
            event.prevent_default();
            study.update(|study| study.step(step));
        }
    });
    on_cleanup(move || keys.remove());
}

#[component]
fn StudyPage() -> impl IntoView {
    let lang = lang::here();
    let context = StudyContext::begin();
    let StudyContext { study, way, .. } = context;
    let subject = subject(study);
    listen(study);
    let is_open = move |one| way.get() == Some(one);
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
                <Ways context />
                <Show when=move || is_open(WayIn::Paste)>
                    <PasteCard context />
                </Show>
                <MovesCard context subject />
                <Show when=move || is_open(WayIn::WriteDown)>
                    <Part needs=context load=scoresheet_card::load />
                </Show>
                <EngineCard study />
            </div>
        </div>
    }
}

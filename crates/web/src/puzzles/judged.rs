//! Solving with the server as judge: for a rating, or as many in a row as one can.

mod panel;
mod visit;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use rookery_app::forms::refusal::Refusal;
use rookery_app::lang::Lang;
use rookery_app::puzzles::training::HUB;
use rookery_app::puzzles::words as said;
use rookery_motifs::Motif;
use rookery_puzzles::JudgedMode;

use self::panel::Panel;
use self::visit::{JudgedStage, JudgedVisit};
use crate::puzzles::context::board_side::BoardSide;
use crate::puzzles::supply as practice;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::loading::loading;
use crate::shell::ui::mascot::Mascot;
use crate::shell::ui::refused::Refused;

#[wasm_split(judged, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn rated() -> Page {
    Ok(|| view! { <JudgedPage mode=JudgedMode::Rated /> }.into_any())
}

#[wasm_split(judged, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn streak() -> Page {
    Ok(|| view! { <JudgedPage mode=JudgedMode::Streak /> }.into_any())
}

#[component]
fn JudgedPage(mode: JudgedMode) -> impl IntoView {
    let query = use_query_map();
    let theme = Memo::new(move |_| {
        let word = query.with(|query| query.get("theme"));
        word.and_then(|word| word.parse::<Motif>().ok())
    });
    move || view! { <Judged mode theme=theme.get() /> }
}

#[component]
fn Judged(mode: JudgedMode, theme: Option<Motif>) -> impl IntoView {
    let lang = lang::here();
    let title = title(lang, mode);
    let visit = JudgedVisit::begin(mode, theme);
    let shown = move || match visit.stage.get() {
        JudgedStage::Looking => loading(said::looking(lang)),
        JudgedStage::Missed(refusal) => view! { <NotNow visit refusal title /> }.into_any(),
        JudgedStage::Solving => view! {
            <div class="play puzzle">
                <BoardSide context=visit.context />
                <Panel visit title />
            </div>
        }
        .into_any(),
    };
    view! {
        <Title page=title />
        {shown}
    }
}

/// Why there is no puzzle, and the way on.
#[component]
fn NotNow(visit: JudgedVisit, refusal: Refusal, title: &'static str) -> impl IntoView {
    let lang = lang::here();
    let is_offline = refusal == Refusal::Unreachable;
    view! {
        <section class="not-found puzzle-missed">
            <Mascot />
            <h1>{title}</h1>
            {match is_offline {
                true => view! { <p role="status">{said::no_connection(lang)}</p> }.into_any(),
                false => view! { <Refused refusal=Signal::stored(Some(refusal)) /> }.into_any(),
            }}
            <div class="puzzle-ways">
                <button type="button" class="button primary" on:click=move |_| visit.look()>
                    {said::try_later(lang)}
                </button>
                <A href=practice::chosen().address() attr:class="button">
                    {said::practice(lang)}
                </A>
                <A href=HUB attr:class="button">{said::all_puzzles(lang)}</A>
            </div>
        </section>
    }
}

fn title(lang: Lang, mode: JudgedMode) -> &'static str {
    match mode {
        JudgedMode::Rated => said::rated(lang),
        JudgedMode::Streak => said::streak(lang),
    }
}

//! The page on which a position is set up: a board to put pieces on, and beside it the pieces, who
//! is to move, and whether a game can begin there.

mod details;
mod fen_field;
mod grid;
mod grip;
mod palette;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_query_map};
use rookery_app::editor::edited_position::{Editor, SetupVerdict};
use rookery_app::editor::words as said;
use rookery_app::setup::start;

use self::details::Details;
use self::fen_field::FenField;
use self::grid::EditorGrid;
use self::grip::{Ghost, Grip};
use self::palette::Palette;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::next_page_text::NextPageText;
use crate::shell::title::Title;

/// Comes when first visited.
#[wasm_split(editor, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <EditorPage /> }.into_any())
}

#[component]
fn EditorPage() -> impl IntoView {
    let lang = lang::here();
    let carried = use_query_map().with_untracked(|query| query.get(start::START));
    let position = carried.and_then(|carried| start::read(&carried));
    let editor = RwSignal::new(Editor::of(&position.unwrap_or_default()));
    let grip = Grip::new(editor);
    view! {
        <Title page=said::heading(lang) />
        <div
            class="play editor"
            on:pointermove=move |event| grip.follow(&event)
            on:pointerup=move |event| grip.drop_at(&event)
            on:pointercancel=move |_| grip.let_go()
        >
            <div class="play-board">
                <EditorGrid editor grip />
            </div>
            <div class="play-panel">
                <section class="card setup" aria-labelledby="editor-heading">
                    <h1 id="editor-heading">{said::heading(lang)}</h1>
                    <p class="soft small">{said::lead(lang)}</p>
                    <Palette editor grip />
                    <Details editor />
                    <FenField editor />
                    <End editor />
                </section>
            </div>
            <Ghost grip />
        </div>
    }
}

/// Whether a game can begin here, and the way on.
#[component]
fn End(editor: RwSignal<Editor>) -> impl IntoView {
    let lang = lang::here();
    let verdict = Memo::new(move |_| editor.with(Editor::verdict));
    let position = move || match verdict.get() {
        SetupVerdict::Playable(position) => Some(position),
        SetupVerdict::Misread(_) | SetupVerdict::Illegal(_) | SetupVerdict::Over(_) => None,
    };
    let is_bad = move || position().is_none();
    let navigate = use_navigate();
    let carried = NextPageText::here();
    let wanted = use_query_map().with_untracked(|query| query.get("for"));
    let is_for_board = wanted.as_deref() == Some("board");
    let before = if is_for_board { "/board" } else { "/play" };
    let done = move |_| {
        if let Some(position) = position() {
            if is_for_board {
                carried.put(position.fen());
                return navigate(before, Default::default());
            }
            navigate(&start::play_from(&position), Default::default());
        }
    };
    let sentence = |words: String| view! { <p>{words}</p> };
    view! {
        <div class="setup-begin">
            <div id="verdict" class="verdict" class:trouble=is_bad role="status">
                {move || said::verdict(lang, &verdict.get()).into_iter().map(sentence).collect_view()}
            </div>
            <div class="editor-ways">
                <A href=before attr:class="button">{said::back(lang)}</A>
                <button
                    type="button"
                    class="button primary"
                    aria-disabled=move || is_bad().to_string()
                    aria-describedby="verdict"
                    on:click=done
                >
                    {said::done(lang)}
                </button>
            </div>
        </div>
    }
}

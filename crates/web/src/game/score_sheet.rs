//! The moves so far, as players write them down: a number, White's move, Black's move. Each shows
//! its position again: under the pointer for a moment, clicked or by keys until one leaves.

use leptos::ev;
use leptos::html::Ol;
use leptos::prelude::*;
use rookery_app::game::past::{Look, PastStep};
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::score_sheet::{self, ScoreEntry, ScoreRow};
use rookery_app::game::words::score_sheet as said;
use rookery_app::opponents::words as opponent;
use rookery_openings::of_game;
use wasm_bindgen::JsCast;

use crate::game::GameContext;
use crate::moves::earlier_moves::{self, Beginning};
use crate::shell::lang;
use crate::shell::part::Part;
use crate::shell::ui::focus;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn ScoreSheet(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let play_page = context.play_page;
    let rows = Memo::new(move |_| {
        context.edition.get();
        play_page.with_untracked(score_sheet::rows)
    });
    let shown = Memo::new(move |_| play_page.with(PlayPage::shown_plies));
    let beginning = Memo::new(move |_| {
        context.edition.get();
        play_page.with_untracked(|play_page| {
            let bout = play_page.bout()?;
            Beginning::of(bout.origin, *bout.game.start())
        })
    });
    let list = NodeRef::<Ol>::new();
    keep_in_view(context, list, rows, shown);
    let row = move |line: ScoreRow| row(context, shown, line);
    view! {
        <section class="card sheet" aria-labelledby="sheet-heading">
            {head(context)}
            <Show when=move || context.shows_moves.get()>
                {move || {
                    let beginning = beginning.get();
                    beginning.map(|needs| view! { <Part needs load=earlier_moves::load /> })
                }}
                <Show
                    when=move || rows.with(|rows| !rows.is_empty())
                    fallback=move || view! { <p class="soft small">{said::empty(lang)}</p> }
                >
                    <ol
                        class="sheet-moves"
                        node_ref=list
                        aria-labelledby="sheet-heading"
                        on:keydown=move |event| on_key(context, &event)
                        on:pointerleave=move |_| hover(context, None)
                    >
                        <For each=move || rows.get() key=ScoreRow::clone children=row />
                    </ol>
                </Show>
            </Show>
        </section>
    }
}

/// The name of the opening, and the button that folds the moves away.
fn head(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let opening = Memo::new(move |_| {
        context.edition.get();
        context.play_page.with_untracked(|play_page| {
            let opening = of_game(play_page.bout()?.game.positions())?;
            Some(opponent::opening(lang, &opening))
        })
    });
    let toggle = move |_| context.shows_moves.update(|shows| *shows = !*shows);
    view! {
        <div class="card-head">
            <h2 id="sheet-heading">
                <button
                    type="button"
                    class="sheet-toggle"
                    aria-expanded=move || context.shows_moves.get().to_string()
                    on:click=toggle
                >
                    {said::heading(lang)}
                    <IconView icon=Icon::Down />
                </button>
            </h2>
            <p class="soft small opening">{opening}</p>
        </div>
    }
}

fn row(context: GameContext, shown: Memo<usize>, row: ScoreRow) -> impl IntoView {
    view! {
        <li>
            <span class="sheet-number">{row.number}"."</span>
            {match row.white {
                Some(entry) => view! { <MoveButton context shown entry /> }.into_any(),
                None => view! { <span class="sheet-move">"…"</span> }.into_any(),
            }}
            {row.black.map(|entry| view! { <MoveButton context shown entry /> })}
        </li>
    }
}

#[component]
fn MoveButton(context: GameContext, shown: Memo<usize>, entry: ScoreEntry) -> impl IntoView {
    let ScoreEntry { ply, san } = entry;
    let is_shown = Memo::new(move |_| shown.get() == ply);
    // One move takes part in the order of the Tab key: that shown, or the first at the start.
    let takes_part = Memo::new(move |_| shown.get().max(1) == ply);
    view! {
        <button
            type="button"
            class="sheet-move"
            data-ply=ply
            aria-current=move || is_shown.get().then_some("step")
            tabindex=move || if takes_part.get() { "0" } else { "-1" }
            // Only a pointer that moves: a list that slides under a resting one is not pointed at.
            on:pointermove=move |event| {
                let moves = context.pointer.get_value() != Some((event.client_x(), event.client_y()));
                if moves && event.pointer_type() != "touch" {
                    hover(context, Some(ply));
                }
            }
            on:click=move |_| context.play_page.update(|play_page| play_page.pin(ply))
        >
            {san}
        </button>
    }
    .into_any()
}

fn hover(context: GameContext, ply: Option<usize>) {
    // Most movements change nothing, and then nothing is to be drawn anew.
    let look = context.play_page.with_untracked(PlayPage::look);
    let is_new = match ply {
        Some(ply) => look.hover(ply) != look,
        None => matches!(look, Look::Preview(_)),
    };
    if is_new {
        context.play_page.update(|play_page| play_page.hover(ply));
    }
}

fn on_key(context: GameContext, event: &ev::KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => PastStep::Back,
        "ArrowRight" | "ArrowDown" => PastStep::Forward,
        "Home" => PastStep::First,
        "End" => PastStep::Last,
        "Escape" => return context.play_page.update(PlayPage::look_now),
        _ => return,
    };
    event.prevent_default();
    context.play_page.update(|play_page| play_page.step(step));
    request_animation_frame(|| focus::focus(".sheet-move[tabindex='0']"));
}

/// The list follows the game, and whoever goes through its moves.
fn keep_in_view(
    context: GameContext,
    list: NodeRef<Ol>,
    rows: Memo<Vec<ScoreRow>>,
    shown: Memo<usize>,
) {
    Effect::new(move |_| {
        // What is said at the end leaves it less room.
        context.stage.track();
        rows.track();
        shown.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                bring_into_view(&list);
            }
        });
    });
}

/// Scrolls the list, and nothing around it, to the move that is shown.
fn bring_into_view(list: &web_sys::HtmlOListElement) {
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|current| current.dyn_into::<web_sys::HtmlElement>().ok())
    else {
        return list.set_scroll_top(0);
    };
    let (top, height) = (current.offset_top(), current.offset_height());
    if top < list.scroll_top() {
        list.set_scroll_top(top - height);
    } else if top + height > list.scroll_top() + list.client_height() {
        list.set_scroll_top(top + height - list.client_height());
    }
}

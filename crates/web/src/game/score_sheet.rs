//! The moves so far, as players write them down: a number, White's move, Black's move. Each shows
//! its position again: under the pointer for a moment, clicked or by keys until one leaves.

use leptos::ev;
use leptos::html::Ol;
use leptos::prelude::*;
use rookery_app::game::past::{Look, Step};
use rookery_app::game::score_sheet::{self, Entry, Row};
use rookery_app::game::sparring::Sparring;
use rookery_app::game::words::{self as game, play as said};
use rookery_app::opponents::words as opponent;
use rookery_openings::of_game;
use wasm_bindgen::JsCast;

use crate::game::Table;
use crate::game::export_card::ExportCard;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn ScoreSheet(table: Table) -> impl IntoView {
    let lang = lang::here();
    let sparring = table.sparring;
    let rows = Memo::new(move |_| {
        table.edition.get();
        sparring.with_untracked(score_sheet::rows)
    });
    let shown = Memo::new(move |_| sparring.with(Sparring::shown_plies));
    let has_news = Memo::new(move |_| sparring.with(Sparring::has_news));
    let list = NodeRef::<Ol>::new();
    keep_in_view(list, rows, shown);
    let row = move |line: Row| row(table, shown, line);
    view! {
        <section class="card sheet" aria-labelledby="sheet-heading">
            {head(table)}
            <Show when=move || table.shows_moves.get()>
                <Show
                    when=move || rows.with(|rows| !rows.is_empty())
                    fallback=move || view! { <p class="soft small">{said::moves_empty(lang)}</p> }
                >
                    <ol
                        class="sheet-moves"
                        node_ref=list
                        aria-labelledby="sheet-heading"
                        on:keydown=move |event| on_key(table, &event)
                        on:pointerleave=move |_| hover(table, None)
                    >
                        <For each=move || rows.get() key=Row::clone children=row />
                    </ol>
                    <div class="sheet-steps" role="group" aria-label=game::steps(lang)>
                        {Step::ALL.map(|step| view! { <StepButton table step /> }).collect_view()}
                        <span class="news" role="status">
                            {move || has_news.get().then(|| game::news(lang))}
                        </span>
                    </div>
                </Show>
            </Show>
            <ExportCard table />
        </section>
    }
}

/// The name of the opening, and the button that folds the moves away.
fn head(table: Table) -> impl IntoView {
    let lang = lang::here();
    let opening = Memo::new(move |_| {
        table.edition.get();
        table.sparring.with_untracked(|sparring| {
            let opening = of_game(sparring.bout()?.game.positions())?;
            Some(opponent::opening(lang, &opening))
        })
    });
    let toggle = move |_| table.shows_moves.update(|shows| *shows = !*shows);
    view! {
        <div class="card-head">
            <h2 id="sheet-heading">
                <button
                    type="button"
                    class="sheet-toggle"
                    aria-expanded=move || table.shows_moves.get().to_string()
                    on:click=toggle
                >
                    {said::moves_heading(lang)}
                    <IconView icon=Icon::Down />
                </button>
            </h2>
            <p class="soft small opening">{opening}</p>
        </div>
    }
}

fn row(table: Table, shown: Memo<usize>, row: Row) -> impl IntoView {
    view! {
        <li>
            <span class="sheet-number">{row.number}"."</span>
            {match row.white {
                Some(entry) => view! { <MoveButton table shown entry /> }.into_any(),
                None => view! { <span class="sheet-move">"…"</span> }.into_any(),
            }}
            {row.black.map(|entry| view! { <MoveButton table shown entry /> })}
        </li>
    }
}

#[component]
fn MoveButton(table: Table, shown: Memo<usize>, entry: Entry) -> impl IntoView {
    let Entry { ply, san } = entry;
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
                let moves = table.pointer.get_value() != Some((event.client_x(), event.client_y()));
                if moves && event.pointer_type() != "touch" {
                    hover(table, Some(ply));
                }
            }
            on:click=move |_| table.sparring.update(|sparring| sparring.pin(ply))
        >
            {san}
        </button>
    }
    .into_any()
}

#[component]
fn StepButton(table: Table, step: Step) -> impl IntoView {
    let lang = lang::here();
    let can = Memo::new(move |_| table.sparring.with(|sparring| sparring.can_step(step)));
    let icon = match step {
        Step::First => Icon::First,
        Step::Back => Icon::Back,
        Step::Forward => Icon::Forward,
        Step::Last => Icon::Last,
    };
    view! {
        <button
            type="button"
            class="icon-button"
            aria-label=game::step(lang, step)
            aria-disabled=move || (!can.get()).to_string()
            on:click=move |_| table.sparring.update(|sparring| sparring.step(step))
        >
            <IconView icon />
        </button>
    }
}

fn hover(table: Table, ply: Option<usize>) {
    // Most movements change nothing, and then nothing is to be drawn anew.
    let look = table.sparring.with_untracked(Sparring::look);
    let is_new = match ply {
        Some(ply) => look.hover(ply) != look,
        None => matches!(look, Look::Preview(_)),
    };
    if is_new {
        table.sparring.update(|sparring| sparring.hover(ply));
    }
}

fn on_key(table: Table, event: &ev::KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => Step::Back,
        "ArrowRight" | "ArrowDown" => Step::Forward,
        "Home" => Step::First,
        "End" => Step::Last,
        "Escape" => return table.sparring.update(Sparring::look_now),
        _ => return,
    };
    event.prevent_default();
    table.sparring.update(|sparring| sparring.step(step));
    request_animation_frame(|| focus::focus(".sheet-move[tabindex='0']"));
}

/// The list follows the game, and whoever goes through its moves.
fn keep_in_view(list: NodeRef<Ol>, rows: Memo<Vec<Row>>, shown: Memo<usize>) {
    Effect::new(move |_| {
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

//! Moves to type, checked while they are typed, and the list to walk through them.

use leptos::html::Ol;
use leptos::prelude::*;
use rookery_rules::Color;
use wasm_bindgen::JsCast;

use crate::state::study::{Step, Study};
use crate::words::{self, home as said};

/// One move of the list as it is shown.
#[derive(Clone, PartialEq)]
struct Entry {
    plies: usize,
    number: u16,
    side: Color,
    san: String,
}

#[component]
pub fn MovesCard(study: RwSignal<Study>) -> impl IntoView {
    let lang = words::lang();
    let text = Memo::new(move |_| study.with(|study| study.moves().to_owned()));
    let trouble = Memo::new(move |_| {
        study.with(|study| study.trouble().map(|trouble| said::trouble(lang, trouble)))
    });
    let shown = Memo::new(move |_| study.with(Study::shown));
    let entries = Memo::new(move |_| study.with(entries));

    let list = NodeRef::<Ol>::new();
    Effect::new(move |_| {
        shown.track();
        entries.track();
        // The mark of the current move is set by an effect of its own; look after it has run.
        request_animation_frame(move || reveal_current(list));
    });

    let row = move |entry: Entry| {
        let Entry {
            plies,
            number,
            side,
            san,
        } = entry;
        let named = said::numbered_move(lang, number, side, &san);
        let first = plies == 1 || side == Color::White;
        view! {
            <li>
                {first.then(|| {
                    let dots = if side == Color::White { "." } else { "…" };
                    view! { <span class="move-number" aria-hidden="true">{number}{dots}</span> }
                })}
                <button
                    type="button"
                    class="move"
                    aria-label=named
                    aria-current=move || (shown.get() == plies).then_some("step")
                    data-ply=plies
                    on:click=move |_| study.update(|study| study.step(Step::To(plies)))
                >
                    {san}
                </button>
            </li>
        }
    };
    view! {
        <section class="card" aria-labelledby="moves-heading">
            <h2 id="moves-heading">{said::moves_heading(lang)}</h2>
            <textarea
                id="moves"
                class="field"
                class:bad=move || trouble.with(Option::is_some)
                rows="2"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder=said::moves_placeholder(lang)
                aria-label=said::moves_label(lang)
                aria-describedby="moves-trouble"
                aria-invalid=move || trouble.with(Option::is_some).to_string()
                prop:value=text
                on:input:target=move |event| {
                    let text = event.target().value();
                    study.update(|study| study.type_moves(&text));
                }
            ></textarea>
            <div id="moves-trouble" role="alert">
                {move || trouble.get().map(|trouble| view! { <p class="trouble">{trouble}</p> })}
            </div>
            <Show
                when=move || entries.with(|entries| !entries.is_empty())
                fallback=move || view! { <p class="soft small">{said::moves_empty(lang)}</p> }
            >
                <ol class="move-list" node_ref=list aria-label=said::moves_list(lang)>
                    <For each=move || entries.get() key=|entry| (entry.plies, entry.san.clone()) children=row />
                </ol>
            </Show>
        </section>
    }
}

fn entries(study: &Study) -> Vec<Entry> {
    let line = study.line();
    let entry = |(index, ply): (usize, &crate::state::line::Ply)| {
        let before = line.position(index);
        Entry {
            plies: index + 1,
            number: before.fullmoves(),
            side: before.turn(),
            san: ply.san.clone(),
        }
    };
    line.plies().iter().enumerate().map(entry).collect()
}

/// Scrolls the list, and never the page, until the current move can be seen.
fn reveal_current(list: NodeRef<Ol>) {
    let Some(list) = list.try_get_untracked().flatten() else {
        return;
    };
    let Ok(Some(current)) = list.query_selector("[aria-current]") else {
        return list.set_scroll_top(0);
    };
    let current: web_sys::HtmlElement = current.unchecked_into();
    let (top, bottom) = (
        current.offset_top(),
        current.offset_top() + current.offset_height(),
    );
    if top < list.scroll_top() || bottom > list.scroll_top() + list.client_height() {
        list.set_scroll_top(top - 8);
    }
}

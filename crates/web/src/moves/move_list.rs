//! The moves of a game with variations, comments and signs; each move is a button that leads to it.

use leptos::html::Ol;
use leptos::prelude::*;
use rookery_app::lang::Lang;
use rookery_app::moves::sheet::{Entry, Item};
use rookery_app::moves::words as notes;
use rookery_app::study::words as said;
use rookery_rules::Color;
use rookery_rules::pgn::{Nag, NodeId};
use wasm_bindgen::JsCast;

use crate::shell::lang;

/// What every move needs to know.
#[derive(Clone)]
struct Pages {
    lang: Lang,
    current: Selector<NodeId>,
    on_go: Callback<NodeId>,
}

#[component]
pub fn MoveList(
    items: Memo<Vec<Item>>,
    /// The move that is shown.
    at: Memo<NodeId>,
    on_go: Callback<NodeId>,
    /// What is said when there are no moves.
    empty: &'static str,
) -> impl IntoView {
    let lang = lang::here();
    let branches = Memo::new(move |_| {
        items.with(|items| items.iter().any(|item| matches!(item, Item::Variation(_))))
    });
    let pages = StoredValue::new(Pages {
        lang,
        current: Selector::new(move || at.get()),
        on_go,
    });

    let list = NodeRef::<Ol>::new();
    Effect::new(move |_| {
        at.track();
        items.track();
        // The mark of the current move is set by an effect of its own; look after it has run.
        request_animation_frame(move || reveal_current(list));
    });

    view! {
        <Show
            when=move || items.with(|items| !items.is_empty())
            fallback=move || view! { <p class="soft small">{empty}</p> }
        >
            <ol class="move-list" node_ref=list aria-label=said::moves_list(lang)>
                <For
                    each=move || items.get()
                    key=Item::clone
                    children=move |item| piece(&pages.get_value(), item)
                />
            </ol>
            <Show when=move || branches.get()>
                <p class="soft small move-hint">{said::moves_hint(lang)}</p>
            </Show>
        </Show>
    }
}

fn piece(pages: &Pages, item: Item) -> AnyView {
    match item {
        Item::Move(entry) => view! { <li>{entry_view(pages, entry)}</li> }.into_any(),
        Item::Comment(comment) => view! { <li class="comment">{comment.text} " "</li> }.into_any(),
        Item::Variation(variation) => {
            let class = format!("variation depth-{}", variation.depth.min(4));
            let items = variation.items.into_iter();
            let items = items.map(|item| piece(pages, item)).collect_view();
            view! {
                <li class=class class:begins=variation.begins>
                    <ol>{items}</ol>
                </li>
            }
            .into_any()
        }
    }
}

fn entry_view(pages: &Pages, entry: Entry) -> impl IntoView + use<> {
    let Pages {
        lang,
        current,
        on_go,
    } = pages.clone();
    let name = notes::spoken_move(lang, &entry);
    let id = entry.id;
    let signs = entry.nags.iter().map(|nag| sign(lang, *nag)).collect_view();
    let number = entry.is_numbered.then(|| {
        let dots = if entry.side == Color::White {
            "."
        } else {
            "…"
        };
        view! { <span class="move-number" aria-hidden="true">{entry.number}{dots}</span> }
    });
    view! {
        <span class="move-entry">
            {number}
            <button
                type="button"
                class="move"
                aria-label=name
                aria-current=move || current.selected(&id).then_some("step")
                data-ply=entry.ply
                on:click=move |_| on_go.run(id)
            >
                {entry.san}
                {signs}
            </button>
        </span>
        {entry
            .evaluation
            .map(|value| note(notes::evaluation(lang, value), notes::spoken_evaluation(lang, value)))}
        {entry.clock.map(|left| note(notes::clock(lang, left), notes::spoken_clock(lang, left)))}
        " "
    }
}

/// A sign beside its move; the button's name tells it.
fn sign(lang: Lang, nag: Nag) -> impl IntoView {
    let class = match nag {
        Nag::GOOD | Nag::BRILLIANT => "sign praise",
        Nag::MISTAKE | Nag::BLUNDER => "sign blame",
        Nag::INTERESTING | Nag::DUBIOUS => "sign",
        _ => "sign verdict",
    };
    view! { <span class=class>{notes::sign(lang, nag)}</span> }
}

/// A number in small print with its meaning for those who hear it.
fn note(text: String, spoken: String) -> impl IntoView {
    let title = spoken.clone();
    view! {
        <span class="move-note" title=title>
            <span aria-hidden="true">{text}</span>
            <span class="hidden">{spoken}</span>
        </span>
    }
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
        list.set_scroll_top(top - list.client_height() / 3);
    }
}

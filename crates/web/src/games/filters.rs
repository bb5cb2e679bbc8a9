//! What the list is narrowed by. All of it stands in the address.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use rookery_app::games::wanted::{Against, Results, Sides};
use rookery_app::games::words as said;
use rookery_play::Verdict;

use super::listing::{Listing, Navigate};
use crate::forms::chip::Chip;
use crate::shell::lang;

/// Whoever types is not asked about every letter.
const PAUSE: Duration = Duration::from_millis(250);

#[component]
pub fn Filters(listing: Listing) -> impl IntoView {
    let lang = lang::here();
    let is_open = RwSignal::new(false);
    let wanted = listing.wanted;
    let is_narrow = Memo::new(move |_| wanted.with(|wanted| wanted.is_narrow()));
    view! {
        <section class="card filters" aria-label=said::filters(lang)>
            <div class="filters-first">
                <Search listing />
                <button
                    type="button"
                    class="button filters-button"
                    aria-expanded=move || is_open.get().to_string()
                    aria-controls="filters"
                    on:click=move |_| is_open.update(|open| *open = !*open)
                >
                    {said::filters(lang)}
                </button>
            </div>
            <div id="filters" class="filters-rest" class:open=is_open>
                <div class="filter" role="group" aria-labelledby="filter-results">
                    <span id="filter-results" class="filter-name">{said::results(lang)}</span>
                    <div class="ticks">
                        {Results::ALL.map(|one| result(listing, one)).collect_view()}
                    </div>
                </div>
                <div class="filter" role="group" aria-labelledby="filter-side">
                    <span id="filter-side" class="filter-name">{said::color(lang)}</span>
                    <div class="chips">{Sides::ALL.map(|one| side(listing, one)).collect_view()}</div>
                </div>
                <div class="filter" role="group" aria-labelledby="filter-against">
                    <span id="filter-against" class="filter-name">{said::opponents(lang)}</span>
                    <div class="chips">{Against::ALL.map(|one| against(listing, one)).collect_view()}</div>
                </div>
            </div>
            <Show when=move || is_narrow.get()>
                <div class="chips">
                    <TagChip listing />
                    <button type="button" class="chip" on:click=move |_| clear(listing)>
                        {said::clear(lang)}
                    </button>
                </div>
            </Show>
        </section>
    }
}

/// All games again.
pub fn clear(listing: Listing) {
    listing.want(Navigate::Step, |wanted| *wanted = Default::default());
}

fn result(listing: Listing, verdict: Verdict) -> impl IntoView {
    let lang = lang::here();
    let wanted = listing.wanted;
    let turn = move |_| {
        listing.want(Navigate::Step, |wanted| {
            wanted.results = wanted.results.turned(verdict)
        });
    };
    view! {
        <label class="tick" title=said::result_means(lang, verdict)>
            <input
                type="checkbox"
                prop:checked=move || wanted.with(|wanted| wanted.results.has(verdict))
                on:change=turn
            />
            <span>{said::result(lang, verdict)}</span>
        </label>
    }
}

fn side(listing: Listing, side: Sides) -> impl IntoView {
    let lang = lang::here();
    let wanted = listing.wanted;
    view! {
        <Chip
            pressed=Signal::derive(move || wanted.with(|wanted| wanted.side == side))
            on_press=Callback::new(move |()| listing.want(Navigate::Step, |wanted| wanted.side = side))
        >
            {said::side(lang, side)}
        </Chip>
    }
}

fn against(listing: Listing, kind: Against) -> impl IntoView {
    let lang = lang::here();
    let wanted = listing.wanted;
    view! {
        <Chip
            pressed=Signal::derive(move || wanted.with(|wanted| wanted.against == kind))
            on_press=Callback::new(move |()| {
                listing.want(Navigate::Step, |wanted| wanted.against = kind);
            })
        >
            {said::against(lang, kind)}
        </Chip>
    }
}

#[component]
fn Search(listing: Listing) -> impl IntoView {
    let lang = lang::here();
    let text = RwSignal::new(String::new());
    let pending = StoredValue::new(None::<TimeoutHandle>);
    let forget = move || {
        let pending = pending.try_update_value(Option::take).flatten();
        if let Some(pending) = pending {
            pending.clear();
        }
    };
    on_cleanup(forget);
    // The back button changes the address, and so what is typed here.
    Effect::new(move |_| {
        let wanted = listing.wanted.with(|wanted| wanted.text.clone());
        if text.with_untracked(|text| *text.trim() != wanted) {
            text.set(wanted);
        }
    });
    let look = move || {
        let text = text.get_untracked().trim().to_owned();
        listing.want(Navigate::Instead, |wanted| wanted.text = text);
    };
    let type_in = move |typed: String| {
        text.set(typed);
        forget();
        pending.set_value(set_timeout_with_handle(look, PAUSE).ok());
    };
    view! {
        <div class="search-field" role="search">
            <label class="hidden" for="games-search">{said::search(lang)}</label>
            <input
                id="games-search"
                class="field"
                type="search"
                autocomplete="off"
                spellcheck="false"
                maxlength="80"
                placeholder=said::search_hint(lang)
                prop:value=text
                on:input:target=move |event| type_in(event.target().value())
            />
        </div>
    }
}

/// The tag that is looked for, if there is one.
#[component]
fn TagChip(listing: Listing) -> impl IntoView {
    let lang = lang::here();
    let tag = Memo::new(move |_| listing.wanted.with(|wanted| wanted.tag.clone()));
    let remove = move |_| listing.want(Navigate::Step, |wanted| wanted.tag.clear());
    move || {
        let tag = tag.get();
        (!tag.is_empty()).then(|| {
            view! {
                <button type="button" class="chip" on:click=remove>
                    {said::without_tag(lang, &tag)}
                </button>
            }
        })
    }
}

//! Opponents: everybody of the forest, and those of one's own: the list of them, the page on which one
//! is made, and one that a link hands on.

mod builder;
mod entry;
pub mod game;
pub mod kept;
mod looks;
mod manner;
mod preview_card;
mod shared;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use rookery_app::account::visitor::Visitor;
use rookery_app::forest::words as forest_words;
use rookery_app::own_opponents::design;
use rookery_app::own_opponents::words as said;
use rookery_app::shell::words::guarded;
use rookery_protocol::api::OwnOpponents;

use self::builder::Builder;
use self::entry::Entry;
use self::shared::SharedOpponent;
use crate::account::guest_banner::GuestBanner;
use crate::account::presence::Presence;
use crate::forest::page::Forest;
use crate::shell::lang;
use crate::shell::later::{Later, Page};
use crate::shell::title::Title;
use crate::shell::ui::fetched::Fetched;

const PLACE: &str = "/opponents";

/// Each place comes when it is first visited.
#[component]
pub fn OpponentsPage() -> impl IntoView {
    let place = place();
    let page = move || match &*place.get() {
        "" => view! { <Later load=list /> }.into_any(),
        "forest" => view! { <Later load=forest /> }.into_any(),
        "shared" => view! { <Later load=shared /> }.into_any(),
        _ => view! { <Later load=workshop /> }.into_any(),
    };
    view! { <div class="opponents">{page}</div> }
}

/// What stands behind `/opponents/`.
fn place() -> Memo<String> {
    let params = use_params_map();
    Memo::new(move |_| params.with(|params| params.get("place").unwrap_or_default()))
}

#[wasm_split(opponents, wasm_split_path = leptos::wasm_split, fallible)]
fn list() -> Page {
    Ok(|| view! { <List /> }.into_any())
}

#[wasm_split(opponents, wasm_split_path = leptos::wasm_split, fallible)]
fn shared() -> Page {
    Ok(|| view! { <SharedOpponent /> }.into_any())
}

#[wasm_split(forest, wasm_split_path = leptos::wasm_split, fallible)]
fn forest() -> Page {
    Ok(|| view! { <Forest /> }.into_any())
}

#[wasm_split(workshop, wasm_split_path = leptos::wasm_split, fallible)]
fn workshop() -> Page {
    Ok(|| view! { <Workshop /> }.into_any())
}

#[component]
fn List() -> impl IntoView {
    let lang = lang::here();
    let show = move |fetched: Fetched<OwnOpponents>| {
        fetched.show(move |all| match all.opponents.is_empty() {
            true => view! { <p role="status">{said::nobody(lang)}</p> }.into_any(),
            false => view! { <ul class="opponent-list">{entries(all, fetched)}</ul> }.into_any(),
        })
    };
    view! {
        <Title page=said::title(lang) />
        <div class="opponents-head">
            <h1>{said::title(lang)}</h1>
            <div class="opponent-ways">
                <A href="/opponents/forest" attr:class="button">{forest_words::title(lang)}</A>
                <A href="/opponents/new" attr:class="button primary">{said::make(lang)}</A>
            </div>
        </div>
        <p class="soft">{said::lead(lang)}</p>
        <Known show />
        <GuestBanner />
    }
}

fn entries(all: OwnOpponents, fetched: Fetched<OwnOpponents>) -> impl IntoView {
    let all = all.opponents.into_iter();
    all.map(|own| view! { <Entry own fetched /> })
        .collect_view()
}

/// Makes a new one, or changes one.
#[component]
fn Workshop() -> impl IntoView {
    let place = place();
    move || match &*place.get() {
        "new" => view! { <Builder design=design::blank() /> }.into_any(),
        id => view! { <Change id=id.to_owned() /> }.into_any(),
    }
}

/// Changes the one with this id.
#[component]
fn Change(id: String) -> impl IntoView {
    let show = move |fetched: Fetched<OwnOpponents>| {
        let id = id.clone();
        fetched.show(
            move |all| match all.opponents.into_iter().find(|own| own.id == id) {
                Some(own) => view! { <Builder design=own.design id=own.id /> }.into_any(),
                None => view! {
                    <h1>{said::gone(lang::here())}</h1>
                    <A href="/opponents" attr:class="button">{said::back(lang::here())}</A>
                }
                .into_any(),
            },
        )
    };
    view! { <Known show /> }
}

/// Shows what somebody has made; a stranger has made nobody.
#[component]
fn Known<F>(show: F) -> impl IntoView
where
    F: Fn(Fetched<OwnOpponents>) -> AnyView + Clone + Send + 'static,
{
    let lang = lang::here();
    let presence = Presence::here();
    let who = Memo::new(move |_| {
        presence.visitor.with(|who| match who {
            Visitor::Unknown => None,
            Visitor::Stranger => Some(false),
            Visitor::Known(_) => Some(true),
        })
    });
    move || match who.get() {
        None => view! { <p class="soft" role="status">{guarded::looking(lang)}</p> }.into_any(),
        Some(false) => view! { <p role="status">{said::nobody(lang)}</p> }.into_any(),
        Some(true) => show(Fetched::begin(PLACE)),
    }
}

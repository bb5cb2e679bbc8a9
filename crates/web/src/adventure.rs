//! The adventure: a map of the forest, the story, lessons, and the sheet that its games add up to.

mod advice;
mod album;
pub mod battle;
mod chapters;
mod face;
pub mod journal;
mod lines;
mod map;
mod practice_board;
mod reader;
mod reading;
mod sheet;
mod sheet_share;
mod sheet_view;
mod threshold;
mod turning;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use rookery_app::adventure::words as said;

use self::album::Album;
use self::chapters::Chapters;
use self::map::ForestMap;
use self::reader::Reader;
use crate::account::guest_banner::GuestBanner;
use crate::account::presence::Presence;
use crate::adventure::journal::Journal;
use crate::shell::lang;
use crate::shell::later::{Later, Page};
use crate::shell::not_found::NotFound;
use crate::shell::title::Title;
use crate::shell::ui::feather::feather;

/// Each place comes when it is first visited.
#[component]
pub fn AdventurePage() -> impl IntoView {
    let params = use_params_map();
    let place = Memo::new(move |_| params.with(|params| params.get("place").unwrap_or_default()));
    move || match &*place.get() {
        "" => view! { <Later load=home /> }.into_any(),
        "story" => view! { <Later load=story /> }.into_any(),
        "sheet" => view! { <Later load=sheet::own /> }.into_any(),
        "shared" => view! { <Later load=sheet::shared /> }.into_any(),
        _ => view! { <NotFound /> }.into_any(),
    }
}

#[wasm_split(adventure, wasm_split_path = leptos::wasm_split, fallible)]
fn home() -> Page {
    Ok(|| view! { <Home /> }.into_any())
}

#[wasm_split(story, wasm_split_path = leptos::wasm_split, fallible)]
fn story() -> Page {
    Ok(|| view! { <Reader context=context() /> }.into_any())
}

/// What the parts of the page need.
#[derive(Clone, Copy)]
struct AdventureContext {
    journal: Journal,
    album: Album,
    presence: Presence,
}

impl AdventureContext {
    /// What the story calls the player.
    fn name(self) -> String {
        let account = (self.presence.visitor).with(|who| Some(who.account()?.display.clone()));
        account.unwrap_or_else(|| said::guest_name(lang::here()).to_owned())
    }
}

fn context() -> AdventureContext {
    AdventureContext {
        journal: Journal::begin(),
        album: Album::begin(),
        presence: Presence::here(),
    }
}

/// The map, and the way on.
#[component]
fn Home() -> impl IntoView {
    let lang = lang::here();
    let context = context();
    let traveler = context.journal.traveler;
    let is_new = Memo::new(move |_| traveler.with(|one| !one.has_begun()));
    let is_finished = Memo::new(move |_| traveler.with(|one| one.is_finished()));
    let feathers = Memo::new(move |_| traveler.with(|one| one.progress().feathers()));
    let is_guest = Memo::new(move |_| context.presence.visitor.with(|who| who.account().is_none()));
    let chapter = Memo::new(move |_| traveler.with(|one| one.latest_chapter()));
    let heading = move || {
        let (number, title) = chapter.get();
        said::chapter(lang, number, title)
    };
    view! {
        <Title page=said::title(lang) />
        <div class="adventure">
            <div class="adventure-head">
                <h1>{said::title(lang)}</h1>
                <nav class="adventure-ways" aria-label=said::more_ways(lang)>
                    <A href="/survival" attr:class="button">{said::survival(lang)}</A>
                    <A href="/adventure/sheet" attr:class="button">{said::the_sheet(lang)}</A>
                </nav>
            </div>
            <ForestMap context />
            <section class="card adventure-next" aria-labelledby="next-chapter">
                <h2 id="next-chapter">{heading}</h2>
                <p class="soft">
                    {move || match (is_new.get(), is_finished.get()) {
                        (true, _) => said::lead(lang),
                        (_, true) => said::finished(lang),
                        _ => "",
                    }}
                </p>
                {move || said::feathers(lang, feathers.get()).map(|told| view! {
                    <p class="feather-count">{feather()} {told}</p>
                })}
                <A href="/adventure/story" attr:class="button primary large">
                    {move || match is_new.get() {
                        true => said::begin(lang),
                        false => said::go_on(lang),
                    }}
                </A>
                <Show when=move || is_guest.get()>
                    <p class="soft small">{said::called_wren(lang)}</p>
                </Show>
            </section>
            <Chapters context />
            <GuestBanner />
        </div>
    }
}

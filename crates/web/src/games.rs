//! Every game somebody has: listed, searched, named, brought along and taken along.

mod empty;
mod filters;
mod game_row;
mod game_tools;
mod import_card;
mod import_run;
mod listing;
pub mod saved_list;
pub mod skipped;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::words::problem;
use rookery_app::games::words as said;
use rookery_app::home::words as home;
use rookery_play::record;
use rookery_protocol::api::GameSummary;

use self::empty::Empty;
use self::filters::Filters;
use self::game_row::GameRow;
use self::import_card::ImportCard;
use self::listing::Listing;
use crate::account::guest_banner::GuestBanner;
use crate::account::presence::Presence;
use crate::keeping::keeper::Keeper;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::errand::Outcome;
use crate::shell::ui::refused::Refused;

#[wasm_split(my_games, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <MyGamesPage /> }.into_any())
}

#[component]
pub fn MyGamesPage() -> impl IntoView {
    let lang = lang::here();
    let listing = Listing::begin();
    let imports = RwSignal::new(false);
    let file = Memo::new(move |_| {
        let has_games = listing.archive.with(|archive| !archive.games.is_empty());
        has_games
            .then(|| listing.wanted.with(|wanted| wanted.file()))
            .flatten()
    });
    view! {
        <Title page=said::heading(lang) />
        <div class="my-games">
            <div class="my-games-head">
                <h1>{said::heading(lang)}</h1>
                <button
                    type="button"
                    class="button"
                    aria-expanded=move || imports.get().to_string()
                    on:click=move |_| imports.update(|open| *open = !*open)
                >
                    {said::import(lang)}
                </button>
                {move || {
                    // The server's answer is a file, so the browser stays on this page.
                    file.get().map(|file| view! {
                        <a class="button" href=file rel="external" download="rookery.pgn">
                            {said::export(lang)}
                        </a>
                    })
                }}
            </div>
            <Show when=move || imports.get()>
                <ImportCard listing on_close=Callback::new(move |()| imports.set(false)) />
            </Show>
            <GuestBanner />
            <Waiting />
            <Filters listing />
            <Games listing imports />
        </div>
    }
}

/// What is not with the server: games on their way, and the one that goes on in this browser.
#[component]
fn Waiting() -> impl IntoView {
    let lang = lang::here();
    let keeper = Keeper::here();
    let here = keeper.place().recall().and_then(|kept| record::read(&kept));
    let here = here.filter(|bout| bout.plies() > 0);
    let here = here.map(|bout| {
        let told = home::waits(lang, &bout, false);
        format!("{}: {told}", home::goes_on(lang))
    });
    let waits = Memo::new(move |_| keeper.waiting.get() > 0);
    view! {
        {here.map(|told| view! {
            <p class="note">
                {told} " "
                <A href="/play" attr:class="text-link">{said::goes_on(lang)}</A>
            </p>
        })}
        <Show when=move || waits.get()>
            <p class="note" role="status">{move || said::waiting(lang, keeper.waiting.get())}</p>
        </Show>
    }
}

/// The list itself, or why there is none.
#[component]
fn Games(listing: Listing, imports: RwSignal<bool>) -> impl IntoView {
    let lang = lang::here();
    let open = RwSignal::new(None::<String>);
    let presence = Presence::here();
    let unheard = Memo::new(move |_| {
        let is_unknown = presence.visitor.with(|who| *who == Visitor::Unknown);
        is_unknown && presence.trouble.with(Option::is_some)
    });
    let scroll = window_event_listener(ev::scroll, move |_| listing.go_on_near_the_end());
    on_cleanup(move || scroll.remove());
    let has_more = Memo::new(move |_| listing.archive.with(|archive| archive.next().is_some()));
    let key = |game: &GameSummary| (game.id.clone(), game.revision, game.changed);
    view! {
        <p class="soft small games-count" role="status">
            {move || listing.archive.with(|archive| said::count(lang, archive))}
        </p>
        <Empty listing imports />
        <Show when=move || listing.archive.with(|archive| !archive.games.is_empty())>
            <ol class="games" aria-label=said::list(lang)>
                <For each=move || listing.archive.with(|archive| archive.games.clone()) key let:game>
                    <GameRow game listing open />
                </For>
            </ol>
        </Show>
        <Show when=move || unheard.get()>
            <Refused refusal=presence.trouble />
            <button type="button" class="button" on:click=move |_| presence.ask()>
                {problem::again(lang)}
            </button>
        </Show>
        <Show when=move || listing.is_looking() && !unheard.get()>
            <p class="soft games-wait" role="status" aria-busy="true">{said::looking(lang)}</p>
        </Show>
        <Outcome errand=listing.errand />
        <Show when=move || listing.errand.has_failed()>
            <button type="button" class="button" on:click=move |_| listing.again()>
                {said::again(lang)}
            </button>
        </Show>
        <Show when=move || has_more.get() && !listing.errand.has_failed()>
            <button type="button" class="button games-more" on:click=move |_| listing.more()>
                {said::more(lang)}
            </button>
        </Show>
    }
}

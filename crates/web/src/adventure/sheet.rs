//! The pages of a sheet: one's own, and one that a link shows.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use rookery_app::account::visitor::Visitor;
use rookery_app::adventure::words as said;
use rookery_app::forms::refusal::Refusal;
use rookery_app::shell::words::guarded;
use rookery_protocol::api::{AdventureSheet, OwnSheet};

use super::sheet_share::SheetShare;
use super::sheet_view::SheetView;
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::refused::Refused;

#[wasm_split(sheet, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn own() -> Page {
    Ok(|| OwnSheetPage().into_any())
}

#[wasm_split(sheet, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn shared() -> Page {
    Ok(|| SharedSheetPage().into_any())
}

#[component]
fn OwnSheetPage() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let is_stranger = Memo::new(move |_| presence.visitor.with(|who| *who == Visitor::Stranger));
    let is_unknown = Memo::new(move |_| presence.visitor.with(|who| *who == Visitor::Unknown));
    view! {
        <Title page=said::sheet_title(lang) />
        <div class="adventure sheet-page">
            <div class="adventure-head">
                <h1>{said::sheet_title(lang)}</h1>
                <A href="/adventure" attr:class="button">{said::to_the_map(lang)}</A>
            </div>
            {move || match (is_unknown.get(), is_stranger.get()) {
                (true, _) => view! {
                    <p class="soft" role="status">{guarded::looking(lang)}</p>
                    <Refused refusal=presence.trouble />
                }
                .into_any(),
                (_, true) => view! {
                    <p>{said::no_sheet(lang)}</p>
                    <A href="/adventure/story" attr:class="button primary">{said::begin(lang)}</A>
                }
                .into_any(),
                (false, false) => {
                    let fetched = Fetched::<OwnSheet>::begin("/adventure/sheet");
                    fetched.show(move |own| view! {
                        <p class="soft">{said::sheet_lead(lang)}</p>
                        <SheetView sheet=own.sheet.clone() />
                        <SheetShare link=own.link />
                    }.into_any())
                }
            }}
        </div>
    }
}

#[component]
fn SharedSheetPage() -> impl IntoView {
    let lang = lang::here();
    let hash = use_location().hash;
    let arrival = RwSignal::new(None::<Result<AdventureSheet, Refusal>>);
    Effect::new(move |_| {
        let token = hash.get();
        // Whoever goes on from here leaves the token behind.
        if token.is_empty() && arrival.with_untracked(Option::is_some) {
            return;
        }
        let token = token.trim_start_matches('#').to_owned();
        spawn_local(async move {
            // A token is letters and digits; anything else might not fit into a header.
            let is_one = !token.is_empty() && token.chars().all(is_plain);
            let secret = if is_one { &*token } else { "-" };
            arrival.try_set(Some(server::get_shared("/shared-sheet", secret).await));
        });
    });
    view! {
        <Title page=said::shared_title(lang) />
        <div class="adventure sheet-page">
            {move || match arrival.get() {
                None => view! {
                    <p class="soft" role="status">{guarded::looking(lang)}</p>
                }
                .into_any(),
                Some(Ok(sheet)) => view! {
                    <h1>{said::shared_title(lang)}</h1>
                    <SheetView sheet />
                    <A href="/adventure" attr:class="button primary">{said::play_too(lang)}</A>
                }
                .into_any(),
                Some(Err(Refusal::Problem(_))) => view! {
                    <h1>{said::gone(lang)}</h1>
                    <p>{said::gone_means(lang)}</p>
                    <A href="/adventure" attr:class="button primary">{said::play_too(lang)}</A>
                }
                .into_any(),
                Some(Err(refusal)) => view! {
                    <h1>{said::shared_title(lang)}</h1>
                    <Refused refusal=Signal::stored(Some(refusal)) />
                }
                .into_any(),
            }}
        </div>
    }
}

fn is_plain(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

//! The page that a share link leads to: the game, or that the link shows nothing any more.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use rookery_app::share_link::words as said;

use crate::browser::http as server;
use crate::review::{Access, Arrival, Arriving};
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::mascot::Mascot;

#[wasm_split(review, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <SharedPage /> }.into_any())
}

#[component]
fn SharedPage() -> impl IntoView {
    let hash = use_location().hash;
    move || {
        let secret = hash.get().trim_start_matches('#').to_owned();
        let arrival: Arrival = RwSignal::new(None);
        let fetch = move || {
            let secret = secret.clone();
            spawn_local(async move {
                arrival.try_set(Some(server::get_shared("/shared-game", &secret).await));
            });
        };
        view! { <Arriving arrival access=Access::Link fetch=Callback::new(move |()| fetch()) /> }
    }
}

/// The link has expired, was taken back, or never was.
#[component]
pub fn EndedLink() -> impl IntoView {
    let lang = lang::here();
    view! {
        <Title page=said::ended_heading(lang) />
        <section class="not-found">
            <Mascot />
            <h1>{said::ended_heading(lang)}</h1>
            <p>{said::ended_text(lang)}</p>
            <A href="/play" attr:class="button primary">{said::ended_play(lang)}</A>
        </section>
    }
}

//! An opponent that somebody hands on by a link: looked at, and copied.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_location, use_navigate};
use rookery_app::forms::refusal::Refusal;
use rookery_app::own_opponents::words as said;
use rookery_app::shell::words::guarded;
use rookery_protocol::api::{OpponentDesign, OwnOpponent};
use serde_json::json;

use super::entry::Told;
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::refused::Refused;

const PLACE: &str = "/shared-opponent";
const COPIES: &str = "/shared-opponent/copies";

#[component]
pub(super) fn SharedOpponent() -> impl IntoView {
    let lang = lang::here();
    let hash = use_location().hash;
    let arrival = RwSignal::new(None::<Result<OpponentDesign, Refusal>>);
    Effect::new(move |_| {
        let hash = hash.get();
        // Whoever goes on from here leaves the token behind.
        if hash.is_empty() && arrival.with_untracked(Option::is_some) {
            return;
        }
        let token = token(&hash);
        spawn_local(async move {
            arrival.try_set(Some(server::get_shared(PLACE, &token).await));
        });
    });
    let presence = Presence::here();
    let errand = Errand::new();
    let navigate = StoredValue::new(use_navigate());
    let copy = move |_| {
        let token = token(&hash.get_untracked());
        let asked = async move {
            presence.settle().await?;
            server::post_shared::<OwnOpponent>(COPIES, &json!({}), &token).await
        };
        errand.run(asked, move |_| {
            navigate.with_value(|go| go("/opponents", NavigateOptions::default()));
        });
    };
    let page = move || match arrival.get() {
        None => view! { <p class="soft" role="status">{guarded::looking(lang)}</p> }.into_any(),
        Some(Ok(design)) => view! {
            <h1>{said::shared_title(lang)}</h1>
            <section class="card opponent">
                <Told design />
                <div class="opponent-ways">
                    <button type="button" class="button primary" on:click=copy>
                        {said::copy(lang)}
                    </button>
                </div>
                <Outcome errand />
            </section>
        }
        .into_any(),
        Some(Err(Refusal::Problem(_))) => view! {
            <h1>{said::link_ended(lang)}</h1>
            <p>{said::link_ended_means(lang)}</p>
            <A href="/opponents" attr:class="button primary">{said::title(lang)}</A>
        }
        .into_any(),
        Some(Err(refusal)) => view! {
            <h1>{said::shared_title(lang)}</h1>
            <Refused refusal=Signal::stored(Some(refusal)) />
        }
        .into_any(),
    };
    view! {
        <Title page=said::shared_title(lang) />
        {page}
    }
}

/// A token is letters and digits; anything else is none.
fn token(hash: &str) -> String {
    let token = hash.trim_start_matches('#');
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    match !token.is_empty() && token.chars().all(is_plain) {
        true => token.to_owned(),
        false => "-".to_owned(),
    }
}

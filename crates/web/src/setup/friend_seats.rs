//! Two people at one screen: who has which pieces, what the friend is called, how the board turns.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::game::words::company as said;
use rookery_app::setup::words as setup;
use rookery_play::FriendName;

use super::picked::Picked;
use super::side_choice::SideChoice;
use crate::game::GameContext;
use crate::game::turning_choice::TurningChoice;
use crate::shell::lang;
use crate::shell::part::LoadedPart;

/// Comes when first wanted.
#[wasm_split(company, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> LoadedPart<Picked> {
    Ok(|picked| view! { <FriendSeats context=picked.context /> }.into_any())
}

#[component]
fn FriendSeats(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    view! {
        <FriendField context />
        <h2>{setup::side(lang)}</h2>
        <SideChoice context />
        <h2>{said::turning(lang)}</h2>
        <TurningChoice context />
    }
}

#[component]
fn FriendField(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let name = context
        .choices
        .with_untracked(|choices| choices.friend.to_string());
    let is_bad = RwSignal::new(false);
    let take = move |text: String| {
        let name = FriendName::new(&text);
        is_bad.set(name.is_none());
        context.choose(|choices| choices.friend = name.unwrap_or_default());
    };
    view! {
        <div class="friend-name">
            <label for="friend-name">{said::friend_name(lang)}</label>
            <input
                id="friend-name"
                class="field small"
                class:bad=move || is_bad.get()
                type="text"
                autocomplete="off"
                placeholder=said::friend(lang)
                aria-invalid=move || is_bad.get().to_string()
                aria-describedby="friend-trouble"
                prop:value=name
                on:input:target=move |event| take(event.target().value())
            />
            <div id="friend-trouble" role="alert">
                {move || is_bad.get().then(|| view! {
                    <p class="trouble hint">{said::friend_bad(lang)}</p>
                })}
            </div>
        </div>
    }
}

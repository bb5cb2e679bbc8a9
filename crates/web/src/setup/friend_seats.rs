//! Two people at one screen: who has which men, what the friend is called, how the board turns.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::game::words::company as said;
use rookery_play::FriendName;

use super::picked::Picked;
use super::side_choice::SideChoice;
use crate::game::Table;
use crate::game::turning_choice::TurningChoice;
use crate::shell::lang;
use crate::shell::part::Come;

/// Comes when first wanted.
#[wasm_split(company, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Come<Picked> {
    Ok(|picked| view! { <FriendSeats table=picked.table /> }.into_any())
}

#[component]
fn FriendSeats(table: Table) -> impl IntoView {
    let lang = lang::here();
    view! {
        <FriendField table />
        <SideChoice table />
        <h2>{said::turning(lang)}</h2>
        <TurningChoice table />
    }
}

#[component]
fn FriendField(table: Table) -> impl IntoView {
    let lang = lang::here();
    let name = table
        .choices
        .with_untracked(|choices| choices.friend.to_string());
    let is_bad = RwSignal::new(false);
    let take = move |text: String| {
        let name = FriendName::new(&text);
        is_bad.set(name.is_none());
        table.choose(|choices| choices.friend = name.unwrap_or_default());
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

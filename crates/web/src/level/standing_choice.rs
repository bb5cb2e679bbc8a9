//! "About how strong are you?": one list, never a gate. Comes when it is first wanted.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::level::my_level::MyLevel;
use rookery_app::level::standing::Standing;
use rookery_app::level::words as said;

use crate::browser::clock;
use crate::shell::lang;
use crate::shell::part::LoadedPart;

#[wasm_split(standing, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> LoadedPart<RwSignal<MyLevel>> {
    Ok(|level| view! { <StandingChoice level /> }.into_any())
}

#[component]
fn StandingChoice(level: RwSignal<MyLevel>) -> impl IntoView {
    let lang = lang::here();
    let chosen = move || {
        level
            .with(MyLevel::said)
            .map_or(String::new(), Standing::key)
    };
    let option = move |standing: Standing| {
        let key = standing.key();
        let selected = chosen() == key;
        view! { <option value=key selected=selected>{said::standing(lang, standing)}</option> }
    };
    let choose = move |key: String| {
        if let Some(standing) = Standing::from_key(&key) {
            level.update(|level| level.say(standing, clock::now()));
        }
    };
    view! {
        <div class="standing">
            <label for="standing">{said::ask(lang)}</label>
            <select
                id="standing"
                class="field small"
                prop:value=chosen
                on:change:target=move |event| choose(event.target().value())
            >
                <option value="" disabled=true selected=chosen().is_empty()>
                    {said::not_said(lang)}
                </option>
                {Standing::WORDS.map(option)}
                <optgroup label=said::ratings_group(lang)>
                    {Standing::ratings().map(option).collect_view()}
                </optgroup>
            </select>
        </div>
    }
}

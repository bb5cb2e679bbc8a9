//! For those who look after the server. Others are told so.

mod acts;
mod keys;
mod new_account;
mod people;
mod person;
mod puzzles;
mod rules;
mod texts;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use rookery_app::account::visitor::Visitor;
use rookery_app::admin::office::Place;
use rookery_app::admin::words as said;

use self::acts::Acts;
use self::keys::Keys;
use self::new_account::NewAccount;
use self::people::People;
use self::person::Person;
use self::puzzles::Puzzles;
use self::rules::Rules;
use self::texts::Texts;
use crate::account::guarded::Guarded;
use crate::account::presence::Presence;
use crate::shell::lang;
use crate::shell::not_found::NotFound;
use crate::shell::part::{Come, Part};
use crate::shell::title::Title;
use crate::shell::ui::mascot::Mascot;

/// The name of the part of the address behind `/admin/`.
pub const REST: &str = "place";

#[component]
pub fn AdminPage() -> impl IntoView {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    let is_admin = Memo::new(move |_| visitor.with(Visitor::is_admin));
    view! {
        <Title page=said::heading(lang) />
        <Guarded>
            {move || match is_admin.get() {
                true => view! { <Office /> }.into_any(),
                false => view! { <NotYours /> }.into_any(),
            }}
        </Guarded>
    }
}

#[component]
fn NotYours() -> impl IntoView {
    let lang = lang::here();
    view! {
        <section class="not-found">
            <Mascot />
            <h1>{said::heading(lang)}</h1>
            <p>{said::not_yours(lang)}</p>
            <A href="/" attr:class="button primary">{said::home(lang)}</A>
        </section>
    }
}

#[component]
fn Office() -> impl IntoView {
    let lang = lang::here();
    let params = use_params_map();
    let place = Memo::new(move |_| {
        let rest = params.with(|params| params.get(REST)).unwrap_or_default();
        Place::of(&rest)
    });
    let link = move |one: Place| {
        let address = one.address();
        let name = said::place(lang, &one);
        // One person and a new account belong to the people.
        let current = move || {
            let here = place.get()?;
            (said::place(lang, &here) == name
                || (one == Place::People && here == Place::NewAccount))
                .then_some("page")
        };
        view! {
            <li>
                <a href=address aria-current=current>{name}</a>
            </li>
        }
    };
    let part = move || match place.get() {
        Some(Place::People) => view! { <People /> }.into_any(),
        Some(Place::Person(id)) => {
            view! { <Part needs=StoredValue::new(id) load=person /> }.into_any()
        }
        Some(Place::NewAccount) => view! { <Part needs=() load=new_account /> }.into_any(),
        Some(Place::Rules) => view! { <Part needs=() load=rules /> }.into_any(),
        Some(Place::Texts) => view! { <Part needs=() load=texts /> }.into_any(),
        Some(Place::Puzzles) => view! { <Part needs=() load=puzzles /> }.into_any(),
        Some(Place::Acts) => view! { <Part needs=() load=acts /> }.into_any(),
        Some(Place::Keys) => view! { <Part needs=() load=keys /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    };
    view! {
        <div class="office">
            <div class="office-side">
                <h1>{said::heading(lang)}</h1>
                <nav class="office-places always" aria-label=said::places(lang)>
                    <ul>{Place::ALL.map(link).collect_view()}</ul>
                </nav>
            </div>
            <div class="office-main">{part}</div>
        </div>
    }
}

#[wasm_split(accounts, wasm_split_path = leptos::wasm_split, fallible)]
fn person() -> Come<StoredValue<String>> {
    Ok(|id| view! { <Person id=id.get_value() /> }.into_any())
}

#[wasm_split(accounts, wasm_split_path = leptos::wasm_split, fallible)]
fn new_account() -> Come<()> {
    Ok(|()| view! { <NewAccount /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn rules() -> Come<()> {
    Ok(|()| view! { <Rules /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn texts() -> Come<()> {
    Ok(|()| view! { <Texts /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn puzzles() -> Come<()> {
    Ok(|()| view! { <Puzzles /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn acts() -> Come<()> {
    Ok(|()| view! { <Acts /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn keys() -> Come<()> {
    Ok(|()| view! { <Keys /> }.into_any())
}

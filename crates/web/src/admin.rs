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
use rookery_app::admin::pages::AdminPage;
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
use crate::shell::part::{LoadedPart, Part};
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
        AdminPage::of(&rest)
    });
    let link = move |one: AdminPage| {
        let address = one.address();
        let name = said::place(lang, &one);
        // One person and a new account belong to the people.
        let current = move || {
            let here = place.get()?;
            (said::place(lang, &here) == name
                || (one == AdminPage::People && here == AdminPage::NewAccount))
                .then_some("page")
        };
        view! {
            <li>
                <a href=address aria-current=current>{name}</a>
            </li>
        }
    };
    let part = move || match place.get() {
        Some(AdminPage::People) => view! { <People /> }.into_any(),
        Some(AdminPage::Person(id)) => {
            view! { <Part needs=StoredValue::new(id) load=person /> }.into_any()
        }
        Some(AdminPage::NewAccount) => view! { <Part needs=() load=new_account /> }.into_any(),
        Some(AdminPage::Rules) => view! { <Part needs=() load=rules /> }.into_any(),
        Some(AdminPage::Texts) => view! { <Part needs=() load=texts /> }.into_any(),
        Some(AdminPage::Puzzles) => view! { <Part needs=() load=puzzles /> }.into_any(),
        Some(AdminPage::Acts) => view! { <Part needs=() load=acts /> }.into_any(),
        Some(AdminPage::Keys) => view! { <Part needs=() load=keys /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    };
    view! {
        <div class="office">
            <div class="office-side">
                <h1>{said::heading(lang)}</h1>
                <nav class="office-places always" aria-label=said::places(lang)>
                    <ul>{AdminPage::ALL.map(link).collect_view()}</ul>
                </nav>
            </div>
            <div class="office-main">{part}</div>
        </div>
    }
}

#[wasm_split(accounts, wasm_split_path = leptos::wasm_split, fallible)]
fn person() -> LoadedPart<StoredValue<String>> {
    Ok(|id| view! { <Person id=id.get_value() /> }.into_any())
}

#[wasm_split(accounts, wasm_split_path = leptos::wasm_split, fallible)]
fn new_account() -> LoadedPart<()> {
    Ok(|()| view! { <NewAccount /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn rules() -> LoadedPart<()> {
    Ok(|()| view! { <Rules /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn texts() -> LoadedPart<()> {
    Ok(|()| view! { <Texts /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn puzzles() -> LoadedPart<()> {
    Ok(|()| view! { <Puzzles /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn acts() -> LoadedPart<()> {
    Ok(|()| view! { <Acts /> }.into_any())
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn keys() -> LoadedPart<()> {
    Ok(|()| view! { <Keys /> }.into_any())
}

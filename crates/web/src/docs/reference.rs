//! The API for people who write programs, made from the server's own description of it.

mod operation_view;
mod shape_view;

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::docs::reference::{Group, Reference};
use rookery_app::docs::words::reference as said;
use serde_json::Value;

use self::operation_view::OperationView;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::fetched::Fetched;

const DOCUMENT: &str = "/openapi.json";
const HEADER: &str = "Authorization: Bearer $TOKEN";

#[component]
pub fn ReferencePage() -> impl IntoView {
    let lang = lang::here();
    let document = Fetched::<Value>::begin(DOCUMENT);
    let show = |document| view! { <Operations reference=Reference::read(&document) /> }.into_any();
    view! {
        <Title page=said::heading(lang) />
        <div class="office reference">
            <h1>{said::heading(lang)}</h1>
            <p>{said::lead(lang)}</p>
            <section class="card" aria-labelledby="token-heading">
                <h2 id="token-heading">{said::token_heading(lang)}</h2>
                <p>{said::token_lead(lang)}</p>
                <p>
                    <A href="/settings#programs" attr:class="text-link">
                        {said::token_link(lang)}
                    </A>
                </p>
                <p>{said::token_use(lang)}</p>
                <pre tabindex="0">
                    <code>{HEADER}</code>
                </pre>
            </section>
            <section class="card" aria-labelledby="problems-heading">
                <h2 id="problems-heading">{said::problems_heading(lang)}</h2>
                <p>{said::problems_lead(lang)}</p>
                <p class="soft">{said::times(lang)}</p>
                <p>
                    <a class="text-link" href=format!("/api/v1{DOCUMENT}") rel="external">
                        {said::document(lang)}
                    </a>
                </p>
            </section>
            {document.show(show)}
            <p class="soft small">
                {said::counting(lang)} " "
                <A href="/board/counting" attr:class="text-link">{said::counting_link(lang)}</A>
            </p>
        </div>
    }
}

#[component]
fn Operations(reference: Reference) -> impl IntoView {
    let lang = lang::here();
    let base = StoredValue::new(reference.base.clone());
    let wanted = RwSignal::new(String::new());
    let reference = StoredValue::new(reference);
    let found = Memo::new(move |_| reference.with_value(|all| wanted.with(|text| all.only(text))));
    let count = move || {
        let count = found.with(|groups| groups.iter().map(|one| one.operations.len()).sum());
        said::found(lang, count)
    };
    let group = move |group: Group| {
        let operations = group.operations.into_iter();
        let operations =
            operations.map(|operation| view! { <OperationView operation base=base.get_value() /> });
        view! {
            <section class="reference-group" aria-label=said::group(lang, &group.name)>
                <h2>{said::group(lang, &group.name)}</h2>
                {operations.collect_view()}
            </section>
        }
    };
    view! {
        <search class="entry">
            <label for="api-search">{said::search_label(lang)}</label>
            <input
                id="api-search"
                class="field"
                type="search"
                autocomplete="off"
                spellcheck="false"
                placeholder=said::search_hint(lang)
                on:input:target=move |event| wanted.set(event.target().value())
            />
            <p class="soft small" role="status">
                {count}
            </p>
        </search>
        {move || found.get().into_iter().map(group).collect_view()}
    }
}

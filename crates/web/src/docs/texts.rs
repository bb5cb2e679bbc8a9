//! What the host tells about privacy and about how to behave.

use leptos::prelude::*;
use rookery_app::docs::words::texts as said;
use rookery_protocol::api::{Text, TextName};

use crate::browser::clock;
use crate::docs::prose::Prose;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::fetched::Fetched;

#[component]
pub fn PrivacyPage() -> impl IntoView {
    view! { <TextPage name=TextName::Privacy /> }
}

#[component]
pub fn TermsPage() -> impl IntoView {
    view! { <TextPage name=TextName::Terms /> }
}

/// Where the server has it.
pub const fn place(name: TextName) -> &'static str {
    match name {
        TextName::Privacy => "/texts/privacy",
        TextName::Terms => "/texts/terms",
    }
}

#[component]
fn TextPage(name: TextName) -> impl IntoView {
    let lang = lang::here();
    let heading = said::heading(lang, name);
    let text = Fetched::<Text>::begin(place(name));
    let show = move |Text { text, changed }| {
        let changed = changed.map(|at| said::changed(lang, clock::local(at)));
        view! {
            <Prose text />
            {changed.map(|changed| view! { <p class="soft small">{changed}</p> })}
        }
        .into_any()
    };
    view! {
        <Title page=heading />
        <article class="office reading">
            <h1>{heading}</h1>
            {text.show(show)}
        </article>
    }
}

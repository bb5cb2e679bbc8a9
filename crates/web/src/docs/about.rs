//! What Rookery is, whose the games are, and whether it works without a connection.

use leptos::prelude::*;
use rookery_app::docs::words::about as said;

use crate::browser::offline;
use crate::shell::lang;
use crate::shell::title::Title;

#[component]
pub fn AboutPage() -> impl IntoView {
    let lang = lang::here();
    let heading = said::heading(lang);
    view! {
        <Title page=heading />
        <article class="office reading">
            <h1>{heading}</h1>
            <p>{said::what(lang)}</p>
            <h2>{said::yours_heading(lang)}</h2>
            <p>{said::yours(lang)}</p>
            <h2>{said::offline_heading(lang)}</h2>
            <p>{said::offline(lang, offline::state())}</p>
            <h2>{said::made_heading(lang)}</h2>
            <p>{said::made(lang)}</p>
            <p class="soft small">{said::keys(lang)}</p>
        </article>
    }
}

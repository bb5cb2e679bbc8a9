//! Taking everything along.

use leptos::prelude::*;
use rookery_app::settings::words as said;

use crate::shell::lang;

#[component]
pub fn DataCard() -> impl IntoView {
    let lang = lang::here();
    view! {
        <section id="data" class="card" aria-labelledby="data-heading">
            <h2 id="data-heading">{said::data_heading(lang)}</h2>
            <p class="soft">{said::data_lead(lang)}</p>
            // The server's answer is a file, so the browser stays on this page.
            <a class="button" href="/api/v1/users/me/export" rel="external" download>
                {said::data_download(lang)}
            </a>
        </section>
    }
}

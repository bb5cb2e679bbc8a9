//! Which language the site speaks.

use leptos::prelude::*;
use rookery_app::settings::words as said;

use crate::shell::lang;

#[component]
pub fn LanguageCard() -> impl IntoView {
    let lang = lang::here();
    view! {
        <section id="language" class="card" aria-labelledby="language-heading">
            <h2 id="language-heading">{said::language_heading(lang)}</h2>
            <p>{said::language_name(lang)}</p>
            <p class="soft small">{said::language_about(lang)}</p>
        </section>
    }
}

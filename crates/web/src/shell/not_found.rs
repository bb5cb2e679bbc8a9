//! For addresses that lead nowhere: says so kindly and shows the way home.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::shell::words::not_found as said;

use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn NotFound() -> impl IntoView {
    let lang = lang::here();
    view! {
        <Title page=said::heading(lang) />
        <section class="not-found">
            <Mascot />
            <h1>{said::heading(lang)}</h1>
            <p>{said::explanation(lang)}</p>
            <A href="/" attr:class="button primary">{said::way_home(lang)}</A>
        </section>
    }
}

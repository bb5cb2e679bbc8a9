//! What a guest is, and what signing up would change.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::way_back;
use rookery_app::account::words as door;
use rookery_app::settings::words as said;

use crate::shell::lang;

#[component]
pub fn GuestCard() -> impl IntoView {
    let lang = lang::here();
    let way = |page| way_back::door(page, "/settings");
    view! {
        <section class="card welcome" aria-labelledby="guest-heading">
            <h2 id="guest-heading">{said::guest_heading(lang)}</h2>
            <p>{said::guest_lead(lang)}</p>
            <div class="buttons">
                <A href=way("/sign-up") attr:class="button primary">{said::guest_sign_up(lang)}</A>
                <A href=way("/log-in") attr:class="button">{door::log_in(lang)}</A>
            </div>
        </section>
    }
}

//! What a guest is, and what signing up would change.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::words::{self, settings as said};

#[component]
pub fn GuestCard() -> impl IntoView {
    let lang = words::lang();
    view! {
        <section class="card welcome" aria-labelledby="guest-heading">
            <h2 id="guest-heading">{said::guest_heading(lang)}</h2>
            <p>{said::guest_lead(lang)}</p>
            <A href="/sign-up" attr:class="button primary">{said::guest_sign_up(lang)}</A>
        </section>
    }
}

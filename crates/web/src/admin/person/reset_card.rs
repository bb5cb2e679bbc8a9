//! A code for someone who has forgotten their password.

use leptos::prelude::*;
use rookery_app::admin::words as said;
use rookery_protocol::api::ResetCode;

use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::copied::Copied;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::focus;

const WHERE: &str = "/reset-password";

#[component]
pub fn ResetCard(id: String) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let made = RwSignal::new(None::<ResetCode>);
    let make = move |_| {
        let place = format!("/users/{id}/reset-code");
        errand.run(
            // There is nothing to say but that it is wanted.
            async move { server::post::<ResetCode>(&place, &()).await },
            move |code| {
                made.set(Some(code));
                focus::focus_soon("#reset-code");
            },
        );
    };
    let shown = move |ResetCode { code, expires }: ResetCode| {
        let origin = web_sys::window().and_then(|window| window.location().origin().ok());
        let address = format!("{}{WHERE}", origin.unwrap_or_default());
        view! {
            <div class="note secret-note">
                <p>{said::reset_until(lang, clock::local(expires))}</p>
                <Copied id="reset-code" label=said::reset_label(lang) text=code />
                <p>
                    {said::reset_address(lang)} " " <strong class="id">{address}</strong>
                </p>
            </div>
        }
    };
    view! {
        <section class="card" aria-labelledby="reset-heading">
            <h3 id="reset-heading">{said::reset_heading(lang)}</h3>
            <p class="soft">{said::reset_lead(lang)}</p>
            {move || made.get().map(shown)}
            <button type="button" class="button" on:click=make>
                {said::reset_make(lang)}
            </button>
            <Outcome errand />
        </section>
    }
}

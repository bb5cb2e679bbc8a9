//! A new key to sign sessions with.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::admin::words as said;
use rookery_protocol::api::KeyRotation;

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::focus;
use crate::shell::ui::question::Question;

#[component]
pub fn Keys() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let errand = Errand::new();
    let asks = RwSignal::new(false);
    let ended = RwSignal::new(None::<u64>);
    // Only when this page has gone: nobody is led to the door before they have read what happened.
    on_cleanup(move || {
        if matches!(ended.try_get_untracked(), Some(Some(_))) {
            presence.ends();
        }
    });
    let rotate = move |_| {
        errand.run(
            // There is nothing to say but that it is wanted.
            async { server::post::<KeyRotation>("/admin/keys", &()).await },
            move |rotation| {
                ended.set(Some(rotation.ended));
                focus::focus_soon("#keys");
            },
        );
    };
    let ask = move || {
        view! {
            <p>
                <strong>{said::keys_warning(lang)}</strong>
            </p>
            <Question
                id="rotate"
                begin=said::keys_begin(lang)
                question=said::keys_question(lang)
                keep=said::keys_no(lang)
                asks
            >
                <button type="button" class="button danger" on:click=rotate>
                    {said::keys_yes(lang)}
                </button>
            </Question>
            <Outcome errand />
        }
    };
    view! {
        <section id="keys" class="card" tabindex="-1" aria-labelledby="keys-heading">
            <h2 id="keys-heading">{said::keys_heading(lang)}</h2>
            <p class="soft">{said::keys_lead(lang)}</p>
            {move || match ended.get() {
                Some(count) => view! {
                    <p class="note" role="status">{said::keys_done(lang, count)}</p>
                    <A href="/log-in?next=/admin" attr:class="button primary">
                        {said::log_in_again(lang)}
                    </A>
                }
                .into_any(),
                None => ask().into_any(),
            }}
        </section>
    }
}

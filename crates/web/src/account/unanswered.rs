//! Instead of a page, until the server has told who is here: that it is asked, or why it did not answer.

use leptos::prelude::*;
use rookery_app::forms::words::problem;

use crate::account::presence::Presence;
use crate::shell::lang;
use crate::shell::ui::refused::Refused;

/// `waiting` is said as long as nothing has failed.
pub(super) fn unanswered(presence: Presence, fails: bool, waiting: &'static str) -> AnyView {
    let lang = lang::here();
    match fails {
        true => view! {
            <section class="door">
                <Refused refusal=presence.trouble />
                <button type="button" class="button" on:click=move |_| presence.ask()>
                    {problem::again(lang)}
                </button>
            </section>
        }
        .into_any(),
        false => view! {
            <section class="door" aria-busy="true">
                <p class="soft" role="status">{waiting}</p>
            </section>
        }
        .into_any(),
    }
}

//! What every page of the door looks like, and what it waits for.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::way_back;
use rookery_app::account::words as said;
use rookery_protocol::api::ServerFacts;

use super::way;
use crate::account::presence::Presence;
use crate::account::unanswered::unanswered;
use crate::shell::lang;
use crate::shell::title::Title;

/// A heading, a sentence, and one thing to do.
#[component]
pub fn Frame(
    heading: &'static str,
    #[prop(optional, into)] lead: MaybeProp<&'static str>,
    children: Children,
) -> impl IntoView {
    view! {
        <Title page=heading />
        <section class="door">
            <div class="door-head">
                <h1>{heading}</h1>
                {move || lead.get().map(|lead| view! { <p class="soft">{lead}</p> })}
            </div>
            {children()}
        </section>
    }
}

/// The way back, for those who remember after all.
#[component]
pub fn Back() -> impl IntoView {
    let lang = lang::here();
    let log_in = way_back::door("/log-in", &way::next());
    view! {
        <p>
            <A href=log_in attr:class="text-link">{said::back_to_log_in(lang)}</A>
        </p>
    }
}

/// Shows a page once the server has told about itself.
#[component]
pub fn WithServerFacts(show: fn(ServerFacts) -> AnyView) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let Presence { facts, trouble, .. } = presence;
    move || match (facts.get(), trouble.with(Option::is_some)) {
        (Some(facts), _) => show(facts),
        (None, fails) => unanswered(presence, fails, said::moment(lang)),
    }
}

/// What is to be known about passwords at this address, if anything.
#[component]
pub fn Listeners(is_unencrypted: bool) -> impl IntoView {
    let lang = lang::here();
    let sentence = match (window().is_secure_context(), is_unencrypted) {
        (true, _) => None,
        (false, true) => Some(said::unencrypted(lang)),
        (false, false) => Some(said::needs_https(lang)),
    };
    sentence.map(|sentence| view! { <p class="note small">{sentence}</p> })
}

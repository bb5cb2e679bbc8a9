//! Tokens, with which programs act for someone.

pub mod token_form;

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::settings::words as said;
use rookery_protocol::api::{NewToken, Role, Token};

use crate::browser::{clock, http as server};
use crate::settings::programs_card::token_form::TokenForm;
use crate::shell::lang;
use crate::shell::ui::copied::Copied;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

pub(super) const PLACE: &str = "/users/me/tokens";

#[component]
pub fn ProgramsCard(role: Role) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let tokens = Fetched::<Vec<Token>>::begin(PLACE);
    let made = RwSignal::new(None::<String>);
    let take = Callback::new(move |NewToken { token: _, secret }| {
        tokens.again();
        made.set(Some(secret));
        focus::focus_soon("#new-token");
    });
    let list = move |all: Vec<Token>| match all.is_empty() {
        true => view! { <p class="soft">{said::programs_none(lang)}</p> }.into_any(),
        false => {
            let rows = all.into_iter().map(|token| row(token, tokens, errand));
            view! { <ul class="rows">{rows.collect_view()}</ul> }.into_any()
        }
    };
    view! {
        <section id="programs" class="card" tabindex="-1" aria-labelledby="programs-heading">
            <h2 id="programs-heading">{said::programs_heading(lang)}</h2>
            <details class="more">
                <summary>{said::programs_open(lang)}</summary>
                <div class="more-inside">
                    <p class="soft">
                        {said::programs_lead(lang)} " "
                        <A href="/api" attr:class="text-link">{said::programs_docs(lang)}</A>
                    </p>
                    {tokens.show(list)}
                    <Outcome errand />
                    {move || match made.get() {
                        Some(secret) => view! { <Made secret made /> }.into_any(),
                        None => view! { <TokenForm role on_made=take /> }.into_any(),
                    }}
                </div>
            </details>
        </section>
    }
}

/// The secret, which is shown this once.
#[component]
fn Made(secret: String, made: RwSignal<Option<String>>) -> impl IntoView {
    let lang = lang::here();
    let understood = move |_| {
        made.set(None);
        focus::focus_soon("#programs");
    };
    view! {
        <div class="note secret-note" role="group" aria-labelledby="token-made">
            <p id="token-made">{said::token_made(lang)}</p>
            <Copied id="new-token" label=said::token_secret_label(lang) text=secret />
            <button type="button" class="button" on:click=understood>
                {said::token_understood(lang)}
            </button>
        </div>
    }
}

fn row(token: Token, tokens: Fetched<Vec<Token>>, errand: Errand) -> impl IntoView {
    let lang = lang::here();
    let facts = said::token_facts(lang, &token, clock::local, clock::now());
    let Token { id, name, .. } = token;
    let label = said::token_revoke_named(lang, &name);
    let revoke = move |_| {
        let place = format!("{PLACE}/{id}");
        errand.run(async move { server::delete(&place).await }, move |()| {
            tokens.again();
            errand.say(said::token_revoked(lang));
            focus::focus_soon("#programs");
        });
    };
    view! {
        <li class="row">
            <div class="row-text">
                <p class="row-head">
                    <strong>{name}</strong>
                </p>
                <p class="soft small">{facts}</p>
            </div>
            <button type="button" class="button" aria-label=label on:click=revoke>
                {said::token_revoke(lang)}
            </button>
        </li>
    }
}

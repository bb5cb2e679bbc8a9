//! What the host decides for everyone.

use leptos::prelude::*;
use rookery_app::admin::words as said;
use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{ServerFacts, ServerRules, SignUpRule};

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::choice::{Choice, ChoiceOption};
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;

#[component]
pub fn Rules() -> impl IntoView {
    let lang = lang::here();
    let facts = Fetched::<ServerFacts>::begin("/server");
    let show = |facts: ServerFacts| view! { <Chosen rules=facts.rules /> }.into_any();
    view! {
        <section class="card" aria-labelledby="rules-heading">
            <h2 id="rules-heading">{said::rules_heading(lang)}</h2>
            <p class="soft">{said::rules_lead(lang)}</p>
            {facts.show(show)}
        </section>
    }
}

#[component]
fn Chosen(rules: ServerRules) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let errand = Errand::new();
    let rules = RwSignal::new(rules);
    let sign_up = |value| {
        let (label, meaning) = said::sign_up_rule(lang, value);
        ChoiceOption {
            value,
            label,
            meaning,
        }
    };
    let email = |value| {
        let (label, meaning) = said::email_rule(lang, value);
        ChoiceOption {
            value,
            label,
            meaning,
        }
    };
    let save = move |_| {
        let wanted = rules.get_untracked();
        errand.run(
            async move { server::put::<ServerRules>("/server/rules", &wanted).await },
            move |_| {
                presence.ask_for_facts();
                errand.say(said::saved(lang));
            },
        );
    };
    view! {
        <div class="form">
            <Choice
                name="sign-up"
                label=said::sign_up_label(lang)
                ways=[SignUpRule::Open, SignUpRule::Closed].map(sign_up).into()
                chosen=Signal::derive(move || rules.read().sign_up)
                on_choose=Callback::new(move |rule| rules.update(|rules| rules.sign_up = rule))
            />
            <Choice
                name="email-rule"
                label=said::email_rule_label(lang)
                ways=[EmailRule::Optional, EmailRule::Needed].map(email).into()
                chosen=Signal::derive(move || rules.read().email)
                on_choose=Callback::new(move |rule| rules.update(|rules| rules.email = rule))
            />
            <button type="button" class="button primary large" on:click=save>
                {said::rules_save(lang)}
            </button>
            <Outcome errand />
        </div>
    }
}

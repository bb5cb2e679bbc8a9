//! Opening the house: the first administrator, and the rules for everyone else.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::door::{self as forms, CODE};
use rookery_app::account::words::{self as door, set_up as said};
use rookery_app::forms::form::Form;
use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{Account, ServerFacts, ServerRules, SignUpRule};

use super::frame::{Frame, Listeners, WithServerFacts};
use super::sign_up::{Names, names};
use crate::account::new_password::NewPassword;
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::choice::{Choice, ChoiceOption};
use crate::forms::field::TextField;
use crate::forms::form::{FormView, refuse};
use crate::shell::lang;
use crate::shell::later::Page;

/// Comes with the whole door when first visited.
#[wasm_split(door, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| SetUpPage().into_any())
}

#[component]
fn SetUpPage() -> impl IntoView {
    let lang = lang::here();
    // Once it is done the facts change, but whoever did it is told so.
    let is_mine = RwSignal::new(false);
    provide_context(Mine(is_mine));
    move || match is_mine.get() {
        true => view! {
            <Frame heading=said::yours_heading(lang) lead=said::yours(lang)>
                <A href="/admin" attr:class="button primary">{said::to_admin(lang)}</A>
                <A href="/play" attr:class="button">{door::home(lang)}</A>
            </Frame>
        }
        .into_any(),
        false => view! { <WithServerFacts show=|facts| show(&facts) /> }.into_any(),
    }
}

#[derive(Clone, Copy)]
struct Mine(RwSignal<bool>);

fn show(facts: &ServerFacts) -> AnyView {
    let lang = lang::here();
    let (rules, is_unencrypted) = (facts.rules, facts.unencrypted);
    match facts.needs_set_up {
        true => view! {
            <Frame heading=said::heading(lang) lead=said::lead(lang)>
                <Listeners is_unencrypted />
                <SetUpCard rules />
            </Frame>
        }
        .into_any(),
        false => view! {
            <Frame heading=said::done_heading(lang) lead=said::done(lang)>
                <A href="/play" attr:class="button primary">{door::home(lang)}</A>
            </Frame>
        }
        .into_any(),
    }
}

#[component]
fn SetUpCard(rules: ServerRules) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let Mine(is_mine) = expect_context();
    let rules = RwSignal::new(rules);
    let form = RwSignal::new(forms::set_up());
    let on_send = Callback::new(move |()| {
        let body = form.with_untracked(|form| forms::set_up_body(form, rules.get_untracked()));
        spawn_local(async move {
            match server::post::<Account>("/set-up", &body).await {
                Ok(account) => {
                    form.try_update(Form::arrive);
                    is_mine.try_set(true);
                    presence.enters(account);
                    presence.ask_for_facts();
                }
                Err(refusal) => refuse(form, refusal),
            }
        });
    });
    view! {
        <div class="card">
            <FormView form send=said::send(lang) sending=said::sending(lang) on_send>
                <TextField
                    form
                    name=CODE
                    label=said::code(lang)
                    hint=said::code_hint(lang)
                    autocomplete="off"
                />
                <h2>{said::you(lang)}</h2>
                <Names form policy=EmailRule::Optional />
                <NewPassword
                    form
                    label=door::password(lang)
                    again=door::repeated(lang)
                    names=names
                />
                <Rules rules />
            </FormView>
        </div>
    }
}

#[component]
fn Rules(rules: RwSignal<ServerRules>) -> impl IntoView {
    let lang = lang::here();
    let who = vec![
        ChoiceOption {
            value: SignUpRule::Open,
            label: said::open(lang),
            meaning: said::open_meaning(lang),
        },
        ChoiceOption {
            value: SignUpRule::Closed,
            label: said::closed(lang),
            meaning: said::closed_meaning(lang),
        },
    ];
    let email = vec![
        ChoiceOption {
            value: EmailRule::Optional,
            label: said::optional(lang),
            meaning: said::optional_meaning(lang),
        },
        ChoiceOption {
            value: EmailRule::Needed,
            label: said::needed(lang),
            meaning: said::needed_meaning(lang),
        },
    ];
    view! {
        <Choice
            name="who"
            label=said::who(lang)
            ways=who
            chosen=Signal::derive(move || rules.with(|rules| rules.sign_up))
            on_choose=Callback::new(move |rule| rules.update(|rules| rules.sign_up = rule))
        />
        <Choice
            name="email-rule"
            label=said::email_rule(lang)
            ways=email
            chosen=Signal::derive(move || rules.with(|rules| rules.email))
            on_choose=Callback::new(move |rule| rules.update(|rules| rules.email = rule))
        />
    }
}

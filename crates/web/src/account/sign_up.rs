//! Signing up.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::sign_up::{self, DISPLAY, EMAIL, LOGIN};
use rookery_app::account::visitor::Visitor;
use rookery_app::account::way_back;
use rookery_app::account::words::{self as door, sign_up as said};
use rookery_app::forms::form::Form;
use rookery_app::lang::Lang;
use rookery_protocol::account::EmailRule;
use rookery_protocol::api::{Account, ServerFacts, SignUpRule};

use super::frame::{Frame, Listeners, WithServerFacts};
use super::way;
use crate::account::new_password::NewPassword;
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::field::{Keyboard, TextField};
use crate::forms::form::{FormView, refuse};
use crate::shell::lang;
use crate::shell::later::Page;

/// Comes with the whole door when first visited.
#[wasm_split(door, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| SignUpPage().into_any())
}

#[component]
fn SignUpPage() -> impl IntoView {
    way::go_on_when_in();
    view! { <WithServerFacts show=|facts| show(&facts) /> }
}

fn show(facts: &ServerFacts) -> AnyView {
    let lang = lang::here();
    let policy = facts.rules.email;
    let is_unencrypted = facts.unencrypted;
    match facts.rules.sign_up {
        SignUpRule::Open => view! {
            <Frame heading=said::heading(lang) lead=said::lead(lang)>
                <Guest />
                <Listeners is_unencrypted />
                <SignUpCard policy />
                <Others />
            </Frame>
        }
        .into_any(),
        SignUpRule::Closed => view! {
            <Frame heading=said::closed_heading(lang) lead=said::closed(lang)>
                <Others />
            </Frame>
        }
        .into_any(),
    }
}

/// What a guest wants to know before anything else.
#[component]
fn Guest() -> impl IntoView {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    let is_guest = Memo::new(move |_| visitor.with(Visitor::is_guest));
    view! {
        <Show when=move || is_guest.get()>
            <p class="note">{said::guest(lang)}</p>
        </Show>
    }
}

#[component]
fn SignUpCard(policy: EmailRule) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let form = RwSignal::new(sign_up::form(policy));
    let on_send = Callback::new(move |()| {
        let body = form.with_untracked(sign_up::body);
        spawn_local(async move {
            match server::post::<Account>("/accounts", &body).await {
                Ok(account) => presence.enters(account),
                Err(refusal) => refuse(form, refusal),
            }
        });
    });
    view! {
        <div class="card">
            <FormView form send=said::send(lang) sending=said::sending(lang) on_send>
                <Names form policy />
                <NewPassword
                    form
                    label=door::password(lang)
                    again=door::repeated(lang)
                    names=names
                />
                <p class="soft small">
                    {said::agree_start(lang)}
                    <a class="text-link" href="/terms" target="_blank">{said::terms(lang)}</a>
                    {said::agree_middle(lang)}
                    <a class="text-link" href="/privacy" target="_blank">{said::privacy(lang)}</a>
                    {said::agree_end(lang)}
                </p>
            </FormView>
        </div>
        <p class="soft small">{said::parents(lang)}</p>
    }
}

/// Who someone is, to the server and to others.
#[component]
pub fn Names(form: RwSignal<Form>, policy: EmailRule) -> impl IntoView {
    let lang = lang::here();
    let Labels { login, email } = Labels::of(lang, policy);
    let facts = Presence::here().facts;
    let email_hint = facts.with_untracked(|it| door::email_hint(lang, policy, it.as_ref()));
    view! {
        <TextField
            form
            name=LOGIN
            label=login
            hint=door::login_hint(lang)
            autocomplete="username"
        />
        <TextField
            form
            name=EMAIL
            label=email
            hint=email_hint
            autocomplete="email"
            keyboard=Keyboard::Email
        />
        <TextField
            form
            name=DISPLAY
            label=door::display(lang)
            hint=door::display_hint(lang)
            autocomplete="off"
        />
    }
}

struct Labels {
    login: &'static str,
    email: &'static str,
}

impl Labels {
    fn of(lang: Lang, policy: EmailRule) -> Self {
        match policy {
            EmailRule::Needed => Self {
                login: door::login_optional(lang),
                email: door::email(lang),
            },
            EmailRule::Optional => Self {
                login: door::login(lang),
                email: door::email_optional(lang),
            },
        }
    }
}

/// The names that a password may not hold.
pub fn names(form: &Form) -> Vec<&str> {
    let local = form.text(EMAIL).split('@').next().unwrap_or_default();
    vec![form.text(LOGIN), local, form.text(DISPLAY)]
}

#[component]
fn Others() -> impl IntoView {
    let lang = lang::here();
    let href = way_back::door("/log-in", &way::next());
    view! {
        <p>
            {said::have_one(lang)} " "
            <A href=href attr:class="text-link">{door::log_in(lang)}</A>
        </p>
    }
}

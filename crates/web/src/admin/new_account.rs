//! An account for someone else, as a teacher makes them for a class.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::words as door;
use rookery_app::admin::pages::AdminPage;
use rookery_app::admin::words as said;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::slip::{self, Slip};
use rookery_protocol::account::{EmailRule, SignUpForm};
use rookery_protocol::api::Account;

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::field::{Keyboard, TextField};
use crate::forms::form::FormView;
use crate::forms::password::PasswordField;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;
use crate::shell::ui::focus;

const LOGIN: Name = "login";
const DISPLAY: Name = "display";
const EMAIL: Name = "email";
const PASSWORD: Name = "password";
const REPEATED: Name = "repeated";
const FIELDS: [Name; 5] = [LOGIN, DISPLAY, EMAIL, PASSWORD, REPEATED];

#[component]
pub fn NewAccount() -> impl IntoView {
    let lang = lang::here();
    let made = RwSignal::new(None::<Account>);
    view! {
        <section id="new-account" class="card" tabindex="-1" aria-labelledby="new-heading">
            <A href=AdminPage::People.address() attr:class="text-link">{said::back(lang)}</A>
            <h2 id="new-heading">{said::new_heading(lang)}</h2>
            {move || match made.get() {
                Some(account) => view! { <Made account made /> }.into_any(),
                None => view! { <Blank made /> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Blank(made: RwSignal<Option<Account>>) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let facts = Presence::here().facts;
    let rule = facts.with_untracked(|facts| facts.as_ref().map(|facts| facts.rules.email));
    let check = match rule {
        Some(EmailRule::Needed) => needed,
        // Until the server has told, it decides alone.
        Some(EmailRule::Optional) | None => optional,
    };
    let form = RwSignal::new(Form::new("new", &FIELDS, check));
    let send = Callback::new(move |()| {
        let wanted = form.with_untracked(typed);
        errand.send(
            form,
            async move { server::post::<Account>("/admin/users", &wanted).await },
            move |account| {
                made.set(Some(account));
                focus::focus_soon("#new-account");
            },
        );
    });
    view! {
        <p class="soft">{said::new_lead(lang)}</p>
        <FormView form send=said::new_make(lang) sending=said::sending(lang) on_send=send>
            <TextField form name=LOGIN label=said::new_login(lang) autocomplete="off" />
            <TextField form name=DISPLAY label=said::new_display(lang) autocomplete="off" />
            <TextField
                form
                name=EMAIL
                label=said::new_email(lang)
                hint=said::new_email_hint(lang)
                autocomplete="off"
                keyboard=Keyboard::Email
            />
            <PasswordField
                form
                name=PASSWORD
                label=said::new_password(lang)
                hint=door::password_hint(lang)
                autocomplete="new-password"
            />
            <PasswordField
                form
                name=REPEATED
                label=said::new_repeated(lang)
                autocomplete="new-password"
            />
        </FormView>
    }
}

#[component]
fn Made(account: Account, made: RwSignal<Option<Account>>) -> impl IntoView {
    let lang = lang::here();
    view! {
        <p class="note" role="status">
            <strong>{account.display}</strong>
            ": "
            {said::new_done(lang)}
        </p>
        <div class="buttons">
            <A href=AdminPage::Person(account.id).address() attr:class="button">
                {said::new_look(lang)}
            </A>
            <button type="button" class="button" on:click=move |_| made.set(None)>
                {said::new_another(lang)}
            </button>
        </div>
    }
}

fn typed(form: &Form) -> SignUpForm {
    let text = |name| form.text(name).to_owned();
    SignUpForm {
        login: text(LOGIN),
        email: text(EMAIL),
        display: text(DISPLAY),
        password: text(PASSWORD),
        repeated: text(REPEATED),
    }
}

fn needed(form: &Form) -> Vec<(Name, Slip)> {
    slips(form, EmailRule::Needed)
}

fn optional(form: &Form) -> Vec<(Name, Slip)> {
    slips(form, EmailRule::Optional)
}

fn slips(form: &Form, policy: EmailRule) -> Vec<(Name, Slip)> {
    let mistakes = typed(form).check(policy).err().unwrap_or_default();
    mistakes.into_iter().map(slip::of).collect()
}

//! The email address: what it is, whether it is confirmed, and changing it.

use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::slip::Slip;
use rookery_app::settings::words as said;
use rookery_protocol::account::{Email, EmailRule, Fault};
use rookery_protocol::api::{Account, ChangeEmail};

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::field::{Keyboard, TextField};
use crate::forms::form::FormView;
use crate::forms::password::PasswordField;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;

const EMAIL: Name = "email";
const CURRENT: Name = "current";
/// Not empty if an account may be without an address.
const OPTIONAL: Name = "optional";

#[component]
pub fn EmailCard(account: Account) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let errand = Errand::new();
    let has_login = account.login.is_some();
    let policy = Memo::new(move |_| {
        let facts = presence.facts.read();
        let rule = facts.as_ref().map(|facts| facts.rules.email);
        match rule == Some(EmailRule::Optional) && has_login {
            true => EmailRule::Optional,
            false => EmailRule::Needed,
        }
    });
    let form = Form::new("email", &[EMAIL, CURRENT, OPTIONAL], check)
        .judged_by_server(&[CURRENT])
        .with(EMAIL, account.email.unwrap_or_default());
    let form = RwSignal::new(form);
    let send = sending(form, errand);
    Effect::new(move |_| {
        let word = match policy.get() {
            EmailRule::Optional => "yes",
            EmailRule::Needed => "",
        };
        form.update(|form| form.type_in(OPTIONAL, word.to_owned()));
    });
    let hint = Memo::new(move |_| {
        let facts = presence.facts.read();
        said::email_hint(lang, policy.get(), facts.as_ref())
    });
    let fields = move || {
        let hint = hint.get();
        view! {
            <TextField
                form
                name=EMAIL
                label=said::email_label(lang)
                hint
                autocomplete="email"
                keyboard=Keyboard::Email
            />
        }
    };
    view! {
        <section id="email" class="card" aria-labelledby="email-heading">
            <h2 id="email-heading">{said::email_heading(lang)}</h2>
            <Known errand />
            <FormView form send=said::email_save(lang) sending=said::sending(lang) on_send=send errand>
                {fields}
                <PasswordField
                    form
                    name=CURRENT
                    label=said::current_label(lang)
                    autocomplete="current-password"
                />
            </FormView>
        </section>
    }
}

fn sends_mail(presence: Presence) -> bool {
    let facts = presence.facts.read();
    facts.as_ref().is_some_and(|facts| facts.mail)
}

fn sending(form: RwSignal<Form>, errand: Errand) -> Callback<()> {
    let lang = lang::here();
    let presence = Presence::here();
    Callback::new(move |()| {
        let change = form.with_untracked(|form| ChangeEmail {
            email: form.text(EMAIL).to_owned(),
            current: form.text(CURRENT).to_owned(),
        });
        errand.send(
            form,
            async move { server::put::<Account>("/users/me/email", &change).await },
            move |account| {
                form.update(|form| form.empty(CURRENT));
                let waits = account.email.is_some() && !account.email_verified;
                presence.enters(account);
                errand.say(match waits && sends_mail(presence) {
                    true => said::email_saved_with_mail(lang),
                    false => said::email_saved(lang),
                });
            },
        );
    })
}

/// The address as the server knows it.
#[component]
fn Known(errand: Errand) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let visitor = presence.visitor;
    let known = Memo::new(move |_| {
        let visitor = visitor.read();
        let account = visitor.account()?;
        Some((account.email.clone()?, account.email_verified))
    });
    let again = move |_| {
        errand.run(
            // The body is not read; there is nothing to say.
            async { server::post::<()>("/users/me/email/verification", &()).await },
            move |()| errand.say(said::email_sent(lang)),
        );
    };
    move || match known.get() {
        None => view! { <p class="soft">{said::email_none(lang)}</p> }.into_any(),
        Some((email, true)) => view! {
            <p class="fact">
                <strong>{email}</strong>
                <span class="badge good">{said::email_verified(lang)}</span>
            </p>
        }
        .into_any(),
        Some((email, false)) => view! {
            <p class="fact">
                <strong>{email}</strong>
                <span class="badge">{said::email_unverified(lang)}</span>
            </p>
            <Show when=move || sends_mail(presence)>
                <button type="button" class="button" on:click=again>
                    {said::email_again(lang)}
                </button>
            </Show>
        }
        .into_any(),
    }
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let email = form.text(EMAIL);
    let may_lack = email.is_empty() && !form.text(OPTIONAL).is_empty();
    let email = (!may_lack).then(|| Email::parse(email).err()).flatten();
    let email = email.map(|fault| (EMAIL, Slip::Rule(Fault::Email(fault))));
    let current = form.text(CURRENT).is_empty();
    let current = current.then_some((CURRENT, Slip::NoCurrent));
    email.into_iter().chain(current).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_missing_only_where_the_rules_say_so() {
        let wrong = |email: &str, optional: &str| {
            let form = Form::new("email", &[EMAIL, CURRENT, OPTIONAL], check)
                .with(EMAIL, email)
                .with(OPTIONAL, optional);
            let slips = check(&form);
            slips.iter().map(|&(name, _)| name).collect::<Vec<_>>()
        };
        assert_eq!(wrong("", "yes"), [CURRENT]);
        assert_eq!(wrong("", ""), [EMAIL, CURRENT]);
        assert_eq!(wrong("rita", "yes"), [EMAIL, CURRENT]);
        assert_eq!(wrong("rita@example.org", ""), [CURRENT]);
    }
}

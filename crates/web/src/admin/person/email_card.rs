//! Another email address for someone, confirmed with the administrator's own password.

use leptos::prelude::*;
use rookery_app::admin::words as said;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::slip::Slip;
use rookery_app::settings::words as settings;
use rookery_protocol::account::{Email, Fault};
use rookery_protocol::api::{Account, ChangeEmail};

use crate::browser::http as server;
use crate::forms::field::{Keyboard, TextField};
use crate::forms::form::FormView;
use crate::forms::password::PasswordField;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;

const EMAIL: Name = "email";
const CURRENT: Name = "current";

#[component]
pub fn EmailCard(account: Account, saved: Callback<Account>) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let place = StoredValue::new(format!("/users/{}/email", account.id));
    let badge = account
        .email
        .as_ref()
        .map(|_| match account.email_verified {
            true => view! { <span class="badge good">{settings::email_verified(lang)}</span> }
                .into_any(),
            false => {
                view! { <span class="badge">{settings::email_unverified(lang)}</span> }.into_any()
            }
        });
    let form = Form::new("email", &[EMAIL, CURRENT], check).judged_by_server(&[CURRENT]);
    let form = RwSignal::new(form.with(EMAIL, account.email.unwrap_or_default()));
    let send = Callback::new(move |()| {
        let change = form.with_untracked(|form| ChangeEmail {
            email: form.text(EMAIL).to_owned(),
            current: form.text(CURRENT).to_owned(),
        });
        let place = place.get_value();
        errand.send(
            form,
            async move { server::put::<Account>(&place, &change).await },
            move |account| saved.run(account),
        );
    });
    view! {
        <section class="card" aria-labelledby="email-heading">
            <h3 id="email-heading" class="fact">{said::email_heading(lang)} {badge}</h3>
            <FormView form send=said::email_save(lang) sending=said::sending(lang) on_send=send>
                <TextField
                    form
                    name=EMAIL
                    label=said::email_label(lang)
                    autocomplete="off"
                    keyboard=Keyboard::Email
                />
                <PasswordField
                    form
                    name=CURRENT
                    label=said::own_password(lang)
                    hint=said::own_password_hint(lang)
                    autocomplete="current-password"
                />
            </FormView>
        </section>
    }
}

/// Whether an account may be without an address, the server decides.
fn check(form: &Form) -> Vec<(Name, Slip)> {
    let email = form.text(EMAIL);
    let email = (!email.is_empty())
        .then(|| Email::parse(email).err())
        .flatten();
    let email = email.map(|fault| (EMAIL, Slip::Rule(Fault::Email(fault))));
    let current = form.text(CURRENT).is_empty();
    let current = current.then_some((CURRENT, Slip::NoCurrent));
    email.into_iter().chain(current).collect()
}

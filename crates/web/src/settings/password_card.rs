//! A new password.

use leptos::prelude::*;
use rookery_app::account::sign_up::{PASSWORD, REPEATED};
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::slip::{self, Slip};
use rookery_app::settings::words as said;
use rookery_protocol::account::{Mistake, Password};
use rookery_protocol::api::{Account, ChangePassword};

use crate::account::new_password::NewPassword;
use crate::browser::http as server;
use crate::forms::form::FormView;
use crate::forms::password::PasswordField;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;

const CURRENT: Name = "current";
/// The names of its owner, which a password must not hold.
const DISPLAY: Name = "display";
const LOGIN: Name = "login";

#[component]
pub fn PasswordCard(account: Account) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let fields = [CURRENT, PASSWORD, REPEATED, DISPLAY, LOGIN];
    let form = Form::new("password", &fields, check)
        .judged_by_server(&[CURRENT])
        .with(DISPLAY, account.display)
        .with(LOGIN, account.login.unwrap_or_default());
    let form = RwSignal::new(form);
    let send = Callback::new(move |()| {
        let change = form.with_untracked(|form| ChangePassword {
            current: form.text(CURRENT).to_owned(),
            password: form.text(PASSWORD).to_owned(),
            repeated: form.text(REPEATED).to_owned(),
        });
        errand.send(
            form,
            async move { server::put::<()>("/users/me/password", &change).await },
            move |()| {
                form.update(|form| {
                    for field in [CURRENT, PASSWORD, REPEATED] {
                        form.empty(field);
                    }
                });
                errand.say(said::password_saved(lang));
            },
        );
    });
    view! {
        <section id="password" class="card" aria-labelledby="password-heading">
            <h2 id="password-heading">{said::password_heading(lang)}</h2>
            <p class="soft">{said::password_lead(lang)}</p>
            <FormView form send=said::password_save(lang) sending=said::sending(lang) on_send=send errand>
                <PasswordField
                    form
                    name=CURRENT
                    label=said::current_label(lang)
                    autocomplete="current-password"
                />
                <NewPassword
                    form
                    label=said::new_label(lang)
                    again=said::repeated_label(lang)
                    names=|form| vec![form.text(DISPLAY), form.text(LOGIN)]
                />
            </FormView>
        </section>
    }
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let current = form.text(CURRENT).is_empty();
    let current = current.then_some((CURRENT, Slip::NoCurrent));
    let names = [form.text(DISPLAY), form.text(LOGIN)];
    let new = Password::parse_twice(form.text(PASSWORD), form.text(REPEATED), &names);
    let new = new.err().into_iter().flat_map(Mistake::of_passwords);
    current.into_iter().chain(new.map(slip::of)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_s_own_rules_hold() {
        let wrong = |current: &str, password: &str, repeated: &str| {
            let form = Form::new(
                "password",
                &[CURRENT, PASSWORD, REPEATED, DISPLAY, LOGIN],
                check,
            )
            .with(CURRENT, current)
            .with(PASSWORD, password)
            .with(REPEATED, repeated)
            .with(DISPLAY, "Rita");
            let slips = check(&form);
            slips.iter().map(|&(name, _)| name).collect::<Vec<_>>()
        };
        assert_eq!(wrong("x", "Knight-f3", "Knight-f3"), [""; 0]);
        assert_eq!(wrong("", "Knight-f3", "Knight-f4"), [CURRENT, REPEATED]);
        assert_eq!(wrong("", "", ""), [CURRENT, PASSWORD, REPEATED]);
        assert_eq!(wrong("x", "short", "short"), [PASSWORD]);
        assert_eq!(wrong("x", "Rita-takes-1", "Rita-takes-1"), [PASSWORD]);
    }
}

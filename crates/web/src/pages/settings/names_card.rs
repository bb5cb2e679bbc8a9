//! The two names: the one others see, and the one to log in with.

use leptos::prelude::*;
use rookery_protocol::account::{DisplayName, Fault, LoginName};
use rookery_protocol::api::{Account, ChangeName, Role};

use crate::api::presence::Presence;
use crate::api::server;
use crate::state::form::{Form, Name};
use crate::state::slip::Slip;
use crate::ui::errand::{Errand, Outcome};
use crate::ui::field::TextField;
use crate::ui::form::FormView;
use crate::words::{self, settings as said};

const DISPLAY: Name = "display";
const LOGIN: Name = "login";
/// The log-in name as it is now; someone who has one cannot do without.
const BEFORE: Name = "before";

#[component]
pub fn NamesCard(account: Account) -> impl IntoView {
    let lang = words::lang();
    let presence = Presence::here();
    let errand = Errand::new();
    let is_guest = account.role == Role::Guest;
    let login = account.login.unwrap_or_default();
    let form = Form::new("names", &[DISPLAY, LOGIN, BEFORE], check)
        .with(DISPLAY, account.display)
        .with(LOGIN, login.clone())
        .with(BEFORE, login);
    let form = RwSignal::new(form);
    let send = Callback::new(move |()| {
        let change = form.with_untracked(wanted);
        errand.send(
            form,
            async move { server::patch::<Account>("/users/me", &change).await },
            move |account| {
                let login = account.login.clone().unwrap_or_default();
                form.update(|form| form.type_in(BEFORE, login));
                presence.enters(account);
                errand.say(said::names_saved(lang));
            },
        );
    });
    view! {
        <section id="names" class="card" aria-labelledby="names-heading">
            <h2 id="names-heading">{said::names_heading(lang)}</h2>
            <FormView form send=said::names_save(lang) sending=said::sending(lang) on_send=send>
                <TextField
                    form
                    name=DISPLAY
                    label=said::display_label(lang)
                    hint=said::display_hint(lang)
                    autocomplete="nickname"
                />
                {(!is_guest)
                    .then(|| {
                        view! {
                            <TextField
                                form
                                name=LOGIN
                                label=said::login_label(lang)
                                hint=said::login_hint(lang)
                                autocomplete="username"
                            />
                        }
                    })}
            </FormView>
            <Outcome errand />
        </section>
    }
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let rule = |fault| Slip::Rule(fault);
    let display = DisplayName::parse(form.text(DISPLAY)).err();
    let display = display.map(|fault| (DISPLAY, rule(Fault::Display(fault))));
    let login = form.text(LOGIN);
    let login = (login != form.text(BEFORE))
        .then(|| LoginName::parse(login).err())
        .flatten()
        .map(|fault| (LOGIN, rule(Fault::Login(fault))));
    display.into_iter().chain(login).collect()
}

/// The log-in name only if it is another one, because guessing names is counted.
fn wanted(form: &Form) -> ChangeName {
    let login = form.text(LOGIN);
    ChangeName {
        display: Some(form.text(DISPLAY).to_owned()),
        login: (login != form.text(BEFORE)).then(|| login.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(display: &str, login: &str, before: &str) -> Form {
        Form::new("names", &[DISPLAY, LOGIN, BEFORE], check)
            .with(DISPLAY, display)
            .with(LOGIN, login)
            .with(BEFORE, before)
    }

    #[test]
    fn a_log_in_name_can_be_changed_but_not_removed() {
        let wrong = |login, before| check(&form("Rita", login, before)).len();
        assert_eq!(wrong("", ""), 0);
        assert_eq!(wrong("rita", ""), 0);
        assert_eq!(wrong("", "rita"), 1);
        assert_eq!(wrong("r", "rita"), 1);
        assert_eq!(check(&form("", "r", "rita")).len(), 2);
    }

    #[test]
    fn only_another_log_in_name_is_sent() {
        assert_eq!(wanted(&form("Rita", "rita", "rita")).login, None);
        let other = wanted(&form("Rita", "ruth", "rita")).login;
        assert_eq!(other.as_deref(), Some("ruth"));
    }
}

//! Leaving for good.

use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::slip::Slip;
use rookery_app::settings::words as said;
use rookery_protocol::api::{Account, ConfirmPassword, Role};

use crate::account::departure::{self, Departure};
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::form::FormView;
use crate::forms::password::PasswordField;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;
use crate::shell::ui::question::Question;

const CURRENT: Name = "current";

#[component]
pub fn FarewellCard(account: Account) -> impl IntoView {
    let lang = lang::here();
    let is_guest = account.role == Role::Guest;
    let (heading, begin) = match is_guest {
        true => (
            said::farewell_heading_guest(lang),
            said::farewell_begin_guest(lang),
        ),
        false => (said::farewell_heading(lang), said::farewell_begin(lang)),
    };
    let asks = RwSignal::new(false);
    // A guest has no password to type.
    let check = if is_guest {
        |_: &Form| Vec::new()
    } else {
        check
    };
    let form = RwSignal::new(Form::new("farewell", &[CURRENT], check).judged_by_server(&[CURRENT]));
    let send = sending(form);
    view! {
        <section id="farewell" class="card" aria-labelledby="farewell-heading">
            <h2 id="farewell-heading">{heading}</h2>
            <p class="soft">{said::farewell_lead(lang)}</p>
            <Question
                id="farewell"
                begin
                question=said::farewell_question(lang)
                keep=said::farewell_no(lang)
                asks
            >
                <FormView form send=said::farewell_yes(lang) sending=said::sending(lang) on_send=send>
                    {(!is_guest)
                        .then(|| {
                            view! {
                                <PasswordField
                                    form
                                    name=CURRENT
                                    label=said::farewell_password(lang)
                                    autocomplete="current-password"
                                />
                            }
                        })}
                </FormView>
            </Question>
        </section>
    }
}

/// Asks the server to forget everything, and goes home once it has.
fn sending(form: RwSignal<Form>) -> Callback<()> {
    let errand = Errand::new();
    let presence = Presence::here();
    Callback::new(move |()| {
        let confirm = ConfirmPassword {
            current: form.with_untracked(|form| form.text(CURRENT).to_owned()),
        };
        errand.send(
            form,
            async move { server::post::<()>("/users/me/deletion", &confirm).await },
            move |()| departure::leave(presence, Departure::Deleted),
        );
    })
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let is_empty = form.text(CURRENT).is_empty();
    is_empty
        .then_some((CURRENT, Slip::NoPassword))
        .into_iter()
        .collect()
}

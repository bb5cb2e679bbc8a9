//! Deleting someone, confirmed with the administrator's own password.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use rookery_app::admin::pages::AdminPage;
use rookery_app::admin::words as said;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::slip::Slip;
use rookery_app::settings::words as settings;
use rookery_protocol::api::{Account, ConfirmPassword};

use crate::browser::http as server;
use crate::forms::form::FormView;
use crate::forms::password::PasswordField;
use crate::shell::lang;
use crate::shell::notice::Notice;
use crate::shell::ui::errand::Errand;
use crate::shell::ui::question::Question;

const CURRENT: Name = "current";

#[component]
pub fn DeleteCard(account: Account, is_self: bool) -> impl IntoView {
    let lang = lang::here();
    let inside = match is_self {
        true => view! { <p class="soft">{said::delete_you(lang)}</p> }.into_any(),
        false => view! { <Asked id=account.id /> }.into_any(),
    };
    view! {
        <section class="card" aria-labelledby="delete-heading">
            <h3 id="delete-heading">{said::delete_heading(lang)}</h3>
            {inside}
        </section>
    }
}

#[component]
fn Asked(id: String) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let notice = Notice::here();
    let navigate = StoredValue::new_local(use_navigate());
    let asks = RwSignal::new(false);
    let place = StoredValue::new(format!("/users/{id}/deletion"));
    let form = RwSignal::new(Form::new("deletion", &[CURRENT], check).judged_by_server(&[CURRENT]));
    let send = Callback::new(move |()| {
        let confirm = ConfirmPassword {
            current: form.with_untracked(|form| form.text(CURRENT).to_owned()),
        };
        let place = place.get_value();
        errand.send(
            form,
            async move { server::post::<()>(&place, &confirm).await },
            move |()| {
                notice.say(said::deleted(lang));
                let people = AdminPage::People.address();
                navigate.with_value(|navigate| navigate(&people, Default::default()));
            },
        );
    });
    view! {
        <p class="soft">{said::delete_lead(lang)}</p>
        <Question
            id="delete"
            begin=said::delete_begin(lang)
            question=settings::farewell_question(lang)
            keep=said::delete_no(lang)
            asks
        >
            <FormView form send=said::delete_yes(lang) sending=said::sending(lang) on_send=send>
                <PasswordField
                    form
                    name=CURRENT
                    label=said::own_password(lang)
                    hint=said::own_password_hint(lang)
                    autocomplete="current-password"
                />
            </FormView>
        </Question>
    }
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let is_empty = form.text(CURRENT).is_empty();
    is_empty
        .then_some((CURRENT, Slip::NoCurrent))
        .into_iter()
        .collect()
}

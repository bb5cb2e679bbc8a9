//! What a new token is called, what it may do and how long it lives.

use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::slip::Slip;
use rookery_app::settings::words as said;
use rookery_protocol::api::{NewToken, NewTokenForm, Role, Scope};

use crate::browser::http as server;
use crate::forms::field::TextField;
use crate::forms::form::FormView;
use crate::forms::select::Select;
use crate::settings::programs_card::PLACE;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;

const NAME: Name = "name";
const DAYS: [Option<u16>; 4] = [Some(30), Some(90), Some(365), None];

#[component]
pub fn TokenForm(role: Role, on_made: Callback<NewToken>) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let form = RwSignal::new(Form::new("token", &[NAME], check));
    let scope = RwSignal::new(Scope::Read);
    let days = RwSignal::new(Some(90));
    let scopes: &[Scope] = match role {
        Role::Admin => &[Scope::Read, Scope::User, Scope::Admin],
        Role::Guest | Role::User => &[Scope::Read, Scope::User],
    };
    let send = Callback::new(move |()| {
        let wanted = NewTokenForm {
            name: form.with_untracked(|form| form.text(NAME).to_owned()),
            scope: scope.get_untracked(),
            days: days.get_untracked(),
        };
        errand.send(
            form,
            async move { server::post::<NewToken>(PLACE, &wanted).await },
            move |made| on_made.run(made),
        );
    });
    view! {
        <FormView form send=said::token_make(lang) sending=said::sending(lang) on_send=send>
            <TextField
                form
                name=NAME
                label=said::token_name_label(lang)
                hint=said::token_name_hint(lang)
                autocomplete="off"
            />
            <Select
                id="token-scope"
                label=said::token_scope_label(lang)
                options=scopes.iter().map(|&one| (one, said::scope(lang, one).to_owned())).collect()
                chosen=scope
            />
            <Select
                id="token-days"
                label=said::token_days_label(lang)
                options=DAYS.map(|one| (one, said::days(lang, one))).into()
                chosen=days
            />
        </FormView>
    }
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let name = form.text(NAME).trim();
    let is_fine = !name.is_empty() && name.chars().count() <= NewTokenForm::LONGEST_NAME;
    (!is_fine)
        .then_some((NAME, Slip::TokenName))
        .into_iter()
        .collect()
}

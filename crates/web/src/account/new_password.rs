//! A new password, typed twice, with a word about how good it is.

use leptos::prelude::*;
use rookery_app::account::sign_up::{PASSWORD, REPEATED};
use rookery_app::account::strength::Strength;
use rookery_app::account::words as said;
use rookery_app::forms::form::Form;

use crate::forms::password::PasswordField;
use crate::shell::lang;

#[component]
pub fn NewPassword(
    form: RwSignal<Form>,
    label: &'static str,
    again: &'static str,
    /// The names of its owner, which it may not hold.
    names: fn(&Form) -> Vec<&str>,
) -> impl IntoView {
    let lang = lang::here();
    let strength = Memo::new(move |_| {
        form.with(|form| {
            // What the field complains of is not said twice.
            form.complaint(PASSWORD).is_none().then_some(())?;
            Strength::of(form.text(PASSWORD), &names(form))
        })
    });
    let is_lacking = move || strength.with(|known| matches!(known, Some(Strength::Lacking(_))));
    let told = move || strength.with(|known| Some(said::strength(lang, known.as_ref()?)));
    view! {
        <div class="entry-with-note">
            <PasswordField
                form
                name=PASSWORD
                label
                hint=said::password_hint(lang)
                autocomplete="new-password"
            />
            <p class="strength small" class:lacking=is_lacking role="status">{told}</p>
        </div>
        <PasswordField form name=REPEATED label=again autocomplete="new-password" />
    }
}

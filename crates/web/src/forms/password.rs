//! A field for a password, which can be looked at while it is typed.

use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::words as said;

use crate::forms::field::{Around, type_in};
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

/// A secret line of text.
#[component]
pub fn PasswordField(
    form: RwSignal<Form>,
    name: Name,
    label: &'static str,
    /// What is expected.
    #[prop(optional)]
    hint: Option<&'static str>,
    /// `current-password` or `new-password`.
    autocomplete: &'static str,
) -> impl IntoView {
    let lang = lang::here();
    let is_shown = RwSignal::new(false);
    let around = Around::of(form, name);
    let input = view! {
        <div class="secret">
            <input
                id=around.id
                name=name
                class="field"
                class:bad=around.is_bad
                class:right=around.is_right
                type=move || if is_shown.get() { "text" } else { "password" }
                autocomplete=autocomplete
                autocapitalize="none"
                spellcheck="false"
                aria-invalid=move || around.is_bad.get().to_string()
                aria-describedby=around.described_by
                prop:value=move || form.with(|form| form.text(name).to_owned())
                on:input:target=move |event| type_in(form, name, event.target().value())
            />
            <button
                type="button"
                class="icon-button"
                title=said::show_password(lang)
                aria-label=said::show_password(lang)
                aria-pressed=move || is_shown.get().to_string()
                aria-controls=around.id
                on:click=move |_| is_shown.update(|shown| *shown = !*shown)
            >
                <IconView icon=Icon::Eye />
            </button>
        </div>
    };
    around.show(label, hint, input.into_any())
}

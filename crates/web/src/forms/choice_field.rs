//! A field of a form in which one of a few words is chosen from a list that folds out.

use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};

use super::field::{Around, type_in};

#[component]
pub fn ChoiceField(
    form: RwSignal<Form>,
    name: Name,
    label: &'static str,
    /// What is said while nothing is chosen.
    nothing: &'static str,
    /// The words, and what they are called.
    options: Vec<(&'static str, &'static str)>,
) -> impl IntoView {
    let around = Around::of(form, name);
    let text = Memo::new(move |_| form.with(|form| form.text(name).to_owned()));
    let option = move |(word, called): (&'static str, &'static str)| {
        view! {
            <option value=word selected=move || text.with(|text| text == word)>
                {called}
            </option>
        }
    };
    let input = view! {
        <select
            id=around.id
            name=name
            class="field"
            class:bad=around.is_bad
            aria-invalid=move || around.is_bad.get().to_string()
            aria-describedby=around.described_by
            prop:value=text
            on:change:target=move |event| type_in(form, name, event.target().value())
        >
            {option(("", nothing))}
            {options.into_iter().map(option).collect_view()}
        </select>
    };
    around.show(label, None, input.into_any())
}

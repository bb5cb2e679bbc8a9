//! A field of a form for a day, chosen as the browser lets one choose it.

use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};

use super::field::{Around, type_in};

#[component]
pub fn DayField(
    form: RwSignal<Form>,
    name: Name,
    label: &'static str,
    /// The last day to choose, as `2026-11-16`.
    last: String,
) -> impl IntoView {
    let around = Around::of(form, name);
    let input = view! {
        <input
            id=around.id
            name=name
            class="field"
            class:bad=around.is_bad
            type="date"
            max=last
            aria-invalid=move || around.is_bad.get().to_string()
            aria-describedby=around.described_by
            prop:value=move || form.with(|form| form.text(name).to_owned())
            on:input:target=move |event| type_in(form, name, event.target().value())
        />
    };
    around.show(label, None, input.into_any())
}

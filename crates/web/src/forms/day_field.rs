//! A field of a form for a day, chosen as the browser lets one choose it.

use leptos::html::Input;
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
    let field = NodeRef::<Input>::new();
    // A day that is half typed is none, and to write that back would wipe what is there already.
    let typed = StoredValue::new(None);
    Effect::new(move |_| {
        let day = form.with(|form| form.text(name).to_owned());
        let is_news = typed.with_value(|typed| typed.as_ref() != Some(&day));
        if let Some(field) = field.get().filter(|_| is_news) {
            field.set_value(&day);
        }
    });
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
            node_ref=field
            on:input:target=move |event| {
                let day = event.target().value();
                typed.set_value(Some(day.clone()));
                type_in(form, name, day);
            }
        />
    };
    around.show(label, None, input.into_any())
}

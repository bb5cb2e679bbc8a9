//! One of a few ways, each with a sentence that says what it means.

use leptos::prelude::*;

/// A way to choose.
#[derive(Clone, Copy)]
pub struct ChoiceOption<T> {
    pub value: T,
    pub label: &'static str,
    /// What it means.
    pub meaning: &'static str,
}

/// Radio buttons under a heading.
#[component]
pub fn Choice<T>(
    /// Names the group on the page.
    name: &'static str,
    label: &'static str,
    ways: Vec<ChoiceOption<T>>,
    #[prop(into)] chosen: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let way = move |(place, way): (usize, ChoiceOption<T>)| {
        let id = format!("{name}-{place}");
        let (label_for, meaning) = (id.clone(), format!("{id}-meaning"));
        view! {
            <label class="way" for=label_for>
                <input
                    id=id
                    type="radio"
                    name=name
                    aria-describedby=meaning.clone()
                    prop:checked=move || chosen.get() == way.value
                    on:change=move |_| on_choose.run(way.value)
                />
                <span class="way-label">{way.label}</span>
                <span id=meaning class="soft small" aria-hidden="true">{way.meaning}</span>
            </label>
        }
    };
    view! {
        <fieldset class="ways">
            <legend>{label}</legend>
            {ways.into_iter().enumerate().map(way).collect_view()}
        </fieldset>
    }
}

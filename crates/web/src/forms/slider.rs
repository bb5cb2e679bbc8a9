//! A number to slide to, with words that say what it means.

use std::ops::RangeInclusive;

use leptos::prelude::*;

#[component]
pub fn Slider(
    /// Names the field on the page.
    id: &'static str,
    label: &'static str,
    range: RangeInclusive<u16>,
    /// Between two numbers.
    step: u16,
    #[prop(into)] value: Signal<u16>,
    /// What the number means.
    #[prop(into)]
    words: Signal<String>,
    on_change: Callback<u16>,
) -> impl IntoView {
    let slide = move |text: String| {
        if let Ok(value) = text.parse() {
            on_change.run(value);
        }
    };
    view! {
        <div class="slider">
            <label for=id>{label}</label>
            // The field says the same to those who hear it.
            <span class="slider-words" aria-hidden="true">{words}</span>
            <input
                id=id
                type="range"
                min=*range.start()
                max=*range.end()
                step=step
                prop:value=move || value.get().to_string()
                aria-valuetext=words
                on:input:target=move |event| slide(event.target().value())
            />
        </div>
    }
    .into_any()
}

//! One of a few choices, as a button that stays pressed.

use leptos::prelude::*;

#[component]
pub fn Chip(
    /// Looks of its own, beside those of every chip.
    #[prop(optional)]
    look: &'static str,
    #[prop(into)] pressed: Signal<bool>,
    on_press: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("chip {look}")
            aria-pressed=move || pressed.get().to_string()
            on:click=move |_| on_press.run(())
        >
            {children()}
        </button>
    }
    .into_any()
}

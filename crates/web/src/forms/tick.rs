//! A box to tick.

use leptos::prelude::*;

#[component]
pub fn Tick(
    /// Names the box on the page.
    id: &'static str,
    label: &'static str,
    ticked: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <label class="tick" for=id>
            <input
                id=id
                type="checkbox"
                prop:checked=ticked
                on:change:target=move |event| ticked.set(event.target().checked())
            />
            <span>{label}</span>
        </label>
    }
}

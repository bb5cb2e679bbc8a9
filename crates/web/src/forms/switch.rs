//! Something that is on or off.

use leptos::prelude::*;

#[component]
pub fn SwitchView(
    /// Names the switch on the page.
    id: &'static str,
    label: &'static str,
    /// What it means.
    about: &'static str,
    #[prop(into)] is_on: Signal<bool>,
    on_turn: Callback<()>,
    /// What came of it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let about_id = format!("{id}-about");
    view! {
        <label class="switch" for=id>
            <span class="switch-label">
                {label} {children.map(|children| children())}
            </span>
            <span id=about_id.clone() class="soft small" aria-hidden="true">{about}</span>
            <input
                id=id
                type="checkbox"
                role="switch"
                aria-label=label
                aria-describedby=about_id
                prop:checked=is_on
                on:change=move |_| on_turn.run(())
            />
        </label>
    }
}

//! A small number with a button on either side.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use crate::shell::ui::icon::{Icon, IconView};

/// Chooses a number from a short range.
#[component]
pub fn Stepper(
    /// What the number counts.
    label: &'static str,
    /// Name of the minus button.
    fewer: &'static str,
    /// Name of the plus button.
    more: &'static str,
    range: RangeInclusive<u8>,
    #[prop(into)] value: Signal<u8>,
    #[prop(into)] disabled: Signal<bool>,
    on_change: Callback<u8>,
) -> impl IntoView {
    let (least, most) = (*range.start(), *range.end());
    view! {
        <div class="stepper" role="group" aria-label=label>
            <button
                type="button"
                class="icon-button"
                aria-label=fewer
                disabled={move || disabled.get() || value.get() <= least}
                on:click=move |_| on_change.run(value.get_untracked().saturating_sub(1))
            >
                <IconView icon=Icon::Minus />
            </button>
            <output class="stepper-value" aria-label=label>{value}</output>
            <button
                type="button"
                class="icon-button"
                aria-label=more
                disabled={move || disabled.get() || value.get() >= most}
                on:click=move |_| on_change.run(value.get_untracked().saturating_add(1))
            >
                <IconView icon=Icon::Plus />
            </button>
        </div>
    }
}

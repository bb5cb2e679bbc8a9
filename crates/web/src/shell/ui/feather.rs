//! A feather: what a chapter of the adventure earns, and what comes down after a won game.

use leptos::prelude::*;

pub(crate) fn feather() -> impl IntoView {
    view! {
        <svg class="feather" viewBox="0 0 32 64" aria-hidden="true">
            <path
                class="feather-vane"
                d="M17 2C26 10 30 22 28 33L23 34.5L27 37C25.5 43 21.5 48.5 16 52C9.5 48 5.5 42.5 4.5 36L9.5 35.5L4.2 31.5C4 20 8 9 17 2Z"
            />
            <path
                class="feather-shade"
                d="M17 2C26 10 30 22 28 33L23 34.5L27 37C25.5 43 21.5 48.5 16 52Z"
            />
            <path class="feather-quill" d="M16.5 12L17.2 12L17.300 62Q16 63.5 14.700 62Z" />
        </svg>
    }
}

//! A bar that fills from left to right.

use leptos::prelude::*;

/// How much of a long task is done.
#[component]
pub fn ProgressBar(
    /// What is being done.
    label: &'static str,
    /// 0 to 100; `None` while that is not known.
    percent: Signal<Option<u8>>,
) -> impl IntoView {
    let width = move || format!("{}%", percent.get().unwrap_or(0));
    view! {
        <div
            class="progress"
            class:unknown=move || percent.get().is_none()
            role="progressbar"
            aria-label=label
            aria-valuemin="0"
            aria-valuemax="100"
            aria-valuenow=move || percent.get().map(|percent| percent.to_string())
        >
            <div class="progress-fill" style:width=width></div>
        </div>
    }
}

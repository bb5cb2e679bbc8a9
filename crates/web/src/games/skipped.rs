//! What could not be imported.

use leptos::prelude::*;
use rookery_app::games::words::import as said;

use crate::shell::lang;

/// What was skipped, each with its place and the reason. Of many, only the first are told.
#[component]
pub fn Skipped(heading: &'static str, told: Vec<String>, count: u64) -> impl IntoView {
    let lang = lang::here();
    let rest = count.saturating_sub(told.len() as u64);
    let rows = told.into_iter().map(|one| view! { <li>{one}</li> });
    (count > 0).then(|| {
        view! {
            <h3>{heading}</h3>
            <ul class="import-skipped small">{rows.collect_view()}</ul>
            {(rest > 0).then(|| view! { <p class="soft small">{said::more_skipped(lang, rest)}</p> })}
        }
    })
}

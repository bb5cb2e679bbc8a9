//! Something is on its way here.

use leptos::prelude::*;

/// Says in these words what is awaited.
pub fn loading(words: &'static str) -> AnyView {
    view! {
        <section class="loading" aria-busy="true">
            <p role="status">{words}</p>
        </section>
    }
    .into_any()
}

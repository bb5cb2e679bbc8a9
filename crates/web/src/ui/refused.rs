//! What the server refused, said calmly.

use leptos::prelude::*;

use crate::state::refusal::Refusal;
use crate::ui::lang;
use crate::words::problem as said;

/// Nothing, or the reason.
#[component]
pub fn Refused(#[prop(into)] refusal: Signal<Option<Refusal>>) -> impl IntoView {
    let lang = lang::here();
    view! {
        <div class="refused" role="alert">
            {move || {
                let sentence = refusal.get().map(|refusal| said::sentence(lang, &refusal));
                sentence.map(|sentence| view! { <p class="trouble">{sentence}</p> })
            }}
        </div>
    }
}

//! What the server refused, said calmly.

use leptos::prelude::*;
use rookery_app::forms::refusal::Refusal;
use rookery_app::forms::words::problem as said;
use rookery_app::lang::Lang;

use crate::shell::lang;

/// Nothing, or the reason.
#[component]
pub fn Refused(
    #[prop(into)] refusal: Signal<Option<Refusal>>,
    /// Its words.
    #[prop(default = said::sentence)]
    say: fn(Lang, &Refusal) -> String,
) -> impl IntoView {
    let lang = lang::here();
    view! {
        <div class="refused" role="alert">
            {move || {
                let sentence = refusal.get().map(|refusal| say(lang, &refusal));
                sentence.map(|sentence| view! { <p class="trouble">{sentence}</p> })
            }}
        </div>
    }
}

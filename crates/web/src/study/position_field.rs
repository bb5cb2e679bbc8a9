//! A position as text, checked while it is typed.

use leptos::prelude::*;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;

use crate::shell::lang;

#[component]
pub fn PositionField(study: RwSignal<Study>) -> impl IntoView {
    let lang = lang::here();
    let fen = Memo::new(move |_| study.with(|study| study.fen().to_owned()));
    let trouble = Memo::new(move |_| {
        study.with(|study| {
            study
                .fen_trouble()
                .map(|reason| said::position_trouble(lang, reason))
        })
    });
    view! {
        <textarea
            id="fen"
            class="field small fen"
            class:bad=move || trouble.with(Option::is_some)
            rows="2"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-label=said::position_label(lang)
            aria-describedby="fen-trouble"
            aria-invalid=move || trouble.with(Option::is_some).to_string()
            prop:value=fen
            on:keydown=move |event| {
                // The text has two lines only because it is long; it has no line breaks.
                if event.key() == "Enter" {
                    event.prevent_default();
                }
            }
            on:input:target=move |event| {
                let text = event.target().value();
                study.update(|study| study.type_fen(&text));
            }
        ></textarea>
        <div id="fen-trouble" role="alert">
            {move || {
                trouble
                    .get()
                    .map(|trouble| {
                        view! {
                            <p class="trouble">
                                {trouble} " "
                                <span class="soft">{said::position_kept(lang)}</span>
                            </p>
                        }
                    })
            }}
        </div>
    }
}

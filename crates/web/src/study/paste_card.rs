//! A game or a position as text, for those who bring one from another program; checked at once.

use leptos::prelude::*;
use rookery_app::moves::words as notes;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;

use crate::shell::lang;
use crate::study::StudyContext;
use crate::study::position_field::PositionField;

#[component]
pub fn PasteCard(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let StudyContext { study, .. } = context;
    view! {
        <section class="card paste" aria-labelledby="paste-heading">
            <h2 id="paste-heading">{said::paste_heading(lang)}</h2>
            <p class="soft small">{said::paste_lead(lang)}</p>
            {moves_field(context)}
            <div class="entry">
                <label for="fen">{said::position_label(lang)}</label>
                <PositionField study />
            </div>
        </section>
    }
}

fn moves_field(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let StudyContext { study, edition, .. } = context;
    let text = Memo::new(move |_| {
        edition.get();
        study.with_untracked(|study| study.moves().to_owned())
    });
    let trouble = Memo::new(move |_| {
        edition.get();
        study.with_untracked(|study| Some(notes::trouble(lang, study.trouble()?)))
    });
    let begins_elsewhere = Memo::new(move |_| study.with(Study::begins_elsewhere));
    view! {
        <div class="entry">
            <label for="moves">{said::moves_label(lang)}</label>
            <textarea
                id="moves"
                class="field small"
                class:bad=move || trouble.with(Option::is_some)
                rows="4"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder=said::moves_placeholder(lang)
                aria-describedby="moves-trouble"
                aria-invalid=move || trouble.with(Option::is_some).to_string()
                prop:value=text
                on:input:target=move |event| {
                    let text = event.target().value();
                    study.update(|study| study.type_moves(&text));
                }
            ></textarea>
            <div id="moves-trouble" role="alert">
                {move || trouble.get().map(|trouble| view! { <p class="trouble">{trouble}</p> })}
            </div>
            <div role="status">
                {move || begins_elsewhere.get().then(|| view! {
                    <p class="soft small">{said::moves_own_start(lang)}</p>
                })}
            </div>
        </div>
    }
}

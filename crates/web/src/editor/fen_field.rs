//! The position as text, read while it is typed; what is wrong with it is said below.

use leptos::prelude::*;
use rookery_app::editor::edited_position::{Editor, SetupVerdict};
use rookery_app::editor::words as said;

use crate::shell::lang;

#[component]
pub fn FenField(editor: RwSignal<Editor>) -> impl IntoView {
    let lang = lang::here();
    let text = Memo::new(move |_| editor.with(|editor| editor.text().to_owned()));
    let verdict = Memo::new(move |_| editor.with(Editor::verdict));
    let is_misread = move || verdict.with(|verdict| matches!(verdict, SetupVerdict::Misread(_)));
    let is_bad = move || verdict.with(|verdict| !matches!(verdict, SetupVerdict::Playable(_)));
    view! {
        <div class="entry">
            <label for="fen">{said::fen(lang)}</label>
            <textarea
                id="fen"
                class="field small fen"
                class:bad=is_bad
                rows="2"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-invalid=move || is_bad().to_string()
                aria-describedby="verdict"
                prop:value=text
                on:keydown=move |event| {
                    // The text has two lines only because it is long; it has no line breaks.
                    if event.key() == "Enter" {
                        event.prevent_default();
                    }
                }
                on:input:target=move |event| {
                    let text = event.target().value();
                    editor.update(|editor| editor.type_in(text));
                }
            ></textarea>
            <div aria-live="polite">
                {move || is_misread().then(|| view! { <p class="soft hint">{said::fen_kept(lang)}</p> })}
            </div>
        </div>
    }
}

//! Moves of the scoresheet as text: one or several at a time, added where the board stands.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::forms::words as fields;
use rookery_app::moves::words as notes;
use rookery_app::study::scoresheet::{MOVES, TYPED};
use rookery_app::study::words::scoresheet as said;

use crate::shell::lang;
use crate::shell::part::LoadedPart;
use crate::study::{StudyContext, kept_sheet};

/// Comes with the rest of the sheet.
#[wasm_split(folded, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> LoadedPart<StudyContext> {
    Ok(|context| {
        kept_sheet::take_out(context);
        view! { <MovesField context /> }.into_any()
    })
}

#[component]
fn MovesField(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let StudyContext { study, sheet, .. } = context;
    let id = sheet.with_untracked(|sheet| sheet.id(MOVES));
    let (fault, hint) = (format!("{id}-fault"), format!("{id}-hint"));
    let text = Memo::new(move |_| sheet.with(|sheet| sheet.text(TYPED).to_owned()));
    let type_in = move |text: String| sheet.update(|sheet| sheet.type_in(TYPED, text));
    let mistyped = RwSignal::new(None::<String>);
    let trouble = Memo::new(move |_| {
        let told = || sheet.with(|sheet| Some(fields::complaint(lang, &sheet.complaint(MOVES)?)));
        mistyped.get().or_else(told)
    });
    let add = move || {
        let typed = text.get_untracked();
        match study.try_update(|study| study.type_on(&typed)) {
            Some(Err(bad)) => mistyped.set(Some(notes::trouble(lang, &bad))),
            _ => type_in(String::new()),
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        // The key would send the whole sheet.
        if event.key() == "Enter" {
            event.prevent_default();
            add();
        }
    };
    view! {
        <div class="entry">
            <label for=id.clone()>{said::moves(lang)}</label>
            <div class="moves-entry">
                <input
                    id=id.clone()
                    class="field"
                    class:bad=move || trouble.with(Option::is_some)
                    type="text"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-invalid=move || trouble.with(Option::is_some).to_string()
                    aria-describedby=format!("{fault} {hint}")
                    prop:value=text
                    on:keydown=on_key
                    on:input:target=move |event| {
                        type_in(event.target().value());
                        mistyped.set(None);
                    }
                />
                <button type="button" class="button" on:click=move |_| add()>
                    {said::add(lang)}
                </button>
            </div>
            <div id=fault aria-live="polite">
                {move || trouble.get().map(|told| view! { <p class="trouble small">{told}</p> })}
            </div>
            <p id=hint class="soft small">{said::moves_hint(lang)}</p>
        </div>
    }
}

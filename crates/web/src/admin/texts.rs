//! The texts about privacy and behavior, written and seen at once.

use leptos::prelude::*;
use rookery_app::admin::words as said;
use rookery_protocol::api::{ChangeText, Text, TextName};

use crate::browser::{clock, http as server};
use crate::docs::prose::Prose;
use crate::docs::texts::place;
use crate::forms::chip::Chip;
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

#[component]
pub fn Texts() -> impl IntoView {
    let lang = lang::here();
    let chosen = RwSignal::new(TextName::Privacy);
    let chip = move |name: TextName| {
        view! {
            <Chip
                pressed=Signal::derive(move || chosen.get() == name)
                on_press=Callback::new(move |()| chosen.set(name))
            >
                {said::text(lang, name)}
            </Chip>
        }
    };
    view! {
        <section id="texts" class="card" tabindex="-1" aria-labelledby="texts-heading">
            <h2 id="texts-heading">{said::texts_heading(lang)}</h2>
            <p class="soft">{said::texts_lead(lang)}</p>
            <div class="chips" role="group" aria-label=said::texts_which(lang)>
                {[TextName::Privacy, TextName::Terms].map(chip).collect_view()}
            </div>
            {move || view! { <Whole name=chosen.get() /> }}
        </section>
    }
}

#[component]
fn Whole(name: TextName) -> impl IntoView {
    let text = Fetched::<Text>::begin(place(name));
    let errand = Errand::new();
    view! {
        {text.show(move |shown| view! { <Editor name shown text errand /> }.into_any())}
        <Outcome errand />
    }
}

#[component]
fn Editor(name: TextName, shown: Text, text: Fetched<Text>, errand: Errand) -> impl IntoView {
    let lang = lang::here();
    let typed = RwSignal::new(shown.text);
    let state = match shown.changed {
        Some(changed) => said::text_since(lang, clock::local(changed)),
        None => said::text_is_usual(lang).to_owned(),
    };
    let send = move |wanted: String| {
        let wanted = ChangeText { text: wanted };
        errand.run(
            async move { server::put::<()>(place(name), &wanted).await },
            move |()| {
                text.again();
                // The button is made anew with the text.
                focus::focus("#texts");
                errand.say(said::text_saved(lang));
            },
        );
    };
    view! {
        <div class="editor">
            <div class="entry">
                <label for="text">{said::text_label(lang)}</label>
                <textarea
                    id="text"
                    class="field"
                    rows="16"
                    prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value())
                ></textarea>
            </div>
            <section class="entry" aria-labelledby="preview-heading">
                <h3 id="preview-heading" class="entry-label">{said::text_preview(lang)}</h3>
                <div class="preview" tabindex="0">
                    {move || view! { <Prose text=typed.get() /> }}
                </div>
            </section>
        </div>
        <p class="soft small">{state}</p>
        <div class="buttons">
            <button
                type="button"
                class="button primary"
                on:click=move |_| send(typed.get_untracked())
            >
                {said::text_save(lang)}
            </button>
            {shown
                .changed
                .is_some()
                .then(|| {
                    view! {
                        <button type="button" class="button" on:click=move |_| send(String::new())>
                            {said::text_usual(lang)}
                        </button>
                    }
                })}
        </div>
    }
}

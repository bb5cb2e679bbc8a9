//! A field of a form: its label, what is expected, and what is wrong with it.

use leptos::ev;
use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::words as said;
use wasm_bindgen::JsCast;

use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

/// What kind of text a field takes, for keyboards that adapt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keyboard {
    #[default]
    Plain,
    Email,
}

/// A line of text.
#[component]
pub fn TextField(
    form: RwSignal<Form>,
    name: Name,
    label: &'static str,
    /// What is expected.
    #[prop(optional)]
    hint: Option<&'static str>,
    /// What the browser may fill in by itself.
    autocomplete: &'static str,
    #[prop(optional)] keyboard: Keyboard,
) -> impl IntoView {
    let inputmode = match keyboard {
        Keyboard::Plain => "text",
        Keyboard::Email => "email",
    };
    let around = Around::of(form, name);
    let input = view! {
        <input
            id=around.id
            name=name
            class="field"
            class:bad=around.is_bad
            class:right=around.is_right
            // Not of the type `email`: browsers would mend what is typed and hide the mistake.
            type="text"
            inputmode=inputmode
            autocomplete=autocomplete
            autocapitalize="none"
            spellcheck="false"
            aria-invalid=move || around.is_bad.get().to_string()
            aria-describedby=around.described_by
            prop:value=move || form.with(|form| form.text(name).to_owned())
            on:input:target=move |event| type_in(form, name, event.target().value())
        />
    };
    around.show(label, hint, input.into_any())
}

/// What surrounds every input.
#[derive(Clone, Copy)]
pub(super) struct Around {
    form: RwSignal<Form>,
    name: Name,
    pub(super) id: Signal<String>,
    pub(super) is_bad: Memo<bool>,
    pub(super) is_right: Memo<bool>,
    /// The hint and the mistake, for those who hear the page.
    pub(super) described_by: Signal<String>,
    fault: Memo<Option<String>>,
}

impl Around {
    pub(super) fn of(form: RwSignal<Form>, name: Name) -> Self {
        let lang = lang::here();
        let fault = Memo::new(move |_| {
            let complaint = form.with(|form| form.complaint(name))?;
            Some(said::complaint(lang, &complaint))
        });
        // A form keeps its name, so this never changes.
        let id = form.with_untracked(|form| form.id(name));
        let described_by = format!("{id}-fault {id}-hint");
        Self {
            form,
            name,
            id: Signal::stored(id),
            is_bad: Memo::new(move |_| fault.with(Option::is_some)),
            is_right: Memo::new(move |_| form.with(|form| form.is_right(name))),
            described_by: Signal::stored(described_by),
            fault,
        }
    }

    pub(super) fn show(
        self,
        label: &'static str,
        hint: Option<&'static str>,
        input: AnyView,
    ) -> impl IntoView {
        let Self {
            form,
            name,
            id,
            fault,
            is_right,
            ..
        } = self;
        let lang = lang::here();
        let part = move |end: &str| format!("{}-{end}", id.get_untracked());
        let leave = move |event: ev::FocusEvent| {
            if leaves(&event) {
                form.update(|form| form.leave(name));
            }
        };
        view! {
            <div class="entry" on:focusout=leave>
                <div class="entry-head">
                    <label for=id>{label}</label>
                    <Show when=move || is_right.get()>
                        <span class="entry-right" role="img" aria-label=said::right(lang)>
                            <IconView icon=Icon::Check />
                        </span>
                    </Show>
                </div>
                {input}
                <div id=part("fault") aria-live="polite">
                    {move || fault.get().map(|fault| view! { <p class="trouble small">{fault}</p> })}
                </div>
                {hint.map(|hint| view! { <p id=part("hint") class="soft small">{hint}</p> })}
            </div>
        }
    }
}

pub(super) fn type_in(form: RwSignal<Form>, name: Name, text: String) {
    form.update(|form| form.type_in(name, text));
}

/// Whether the focus goes elsewhere. On the way to a button or a link nothing may be said yet: the
/// words would move it away from under the pointer.
fn leaves(event: &ev::FocusEvent) -> bool {
    let next = event.related_target();
    let next = next.and_then(|next| next.dyn_into::<web_sys::Element>().ok());
    next.is_none_or(|next| matches!(next.closest("a, button"), Ok(None)))
}

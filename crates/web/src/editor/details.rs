//! What belongs to a position besides its pieces: who is to move and who may castle; and the
//! buttons that change the whole board.

use leptos::prelude::*;
use rookery_app::editor::edited_position::Editor;
use rookery_app::editor::words as said;
use rookery_rules::{Color, Wing};

use crate::forms::chip::Chip;
use crate::shell::lang;

#[component]
pub fn Details(editor: RwSignal<Editor>) -> impl IntoView {
    let lang = lang::here();
    let turn = move |color: Color| {
        let pressed = Signal::derive(move || editor.with(Editor::turn) == color);
        let on_press = Callback::new(move |()| editor.update(|editor| editor.give_turn(color)));
        view! { <Chip pressed on_press>{said::side(lang, color)}</Chip> }
    };
    let rights = Color::ALL.map(|color| {
        let right = move |wing| view! { <Right editor color wing /> };
        Wing::ALL.map(right).collect_view()
    });
    view! {
        <div class="editor-wholes">
            <Whole editor name=said::clear(lang) change=Editor::clear />
            <Whole editor name=said::reset(lang) change=Editor::reset />
            <Whole editor name=said::flip(lang) change=Editor::flip />
        </div>
        <div class="editor-turn" role="group" aria-labelledby="editor-turn">
            <h2 id="editor-turn">{said::turn(lang)}</h2>
            {Color::ALL.map(turn).collect_view()}
        </div>
        <fieldset class="editor-rights">
            <legend>{said::castling(lang)}</legend>
            {rights.collect_view()}
        </fieldset>
    }
}

/// A button that changes the whole board.
#[component]
fn Whole(editor: RwSignal<Editor>, name: &'static str, change: fn(&mut Editor)) -> impl IntoView {
    view! {
        <button type="button" class="chip" on:click=move |_| editor.update(change)>
            {name}
        </button>
    }
}

#[component]
fn Right(editor: RwSignal<Editor>, color: Color, wing: Wing) -> impl IntoView {
    let lang = lang::here();
    let is_allowed = move || editor.with(|editor| editor.is_allowed(color, wing));
    let can = move || editor.with(|editor| editor.can_castle(color, wing));
    view! {
        <label class="tick">
            <input
                type="checkbox"
                prop:checked=is_allowed
                disabled=move || !can() && !is_allowed()
                on:change:target=move |event| {
                    let allowed = event.target().checked();
                    editor.update(|editor| editor.allow(color, wing, allowed));
                }
            />
            <span>{said::wing(lang, color, wing)}</span>
        </label>
    }
}

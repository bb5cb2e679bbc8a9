//! A field for moves as text, for those who would rather type than point. Folded until it is wanted.

use leptos::ev::{self, KeyboardEvent, SubmitEvent};
use leptos::html::{Details, Input};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_rules::{Move, Position};
use wasm_bindgen::JsCast;

use crate::api::sound;
use crate::state::sound::Sound;
use crate::state::typed;
use crate::words::{self, Lang, typed as said};

/// On the board this key leads to the field.
const SHORTCUT: &str = "/";

#[component]
pub fn TypedMove(
    position: Memo<Position>,
    /// Whether it is the turn of whoever types.
    can_move: Memo<bool>,
    on_play: Callback<Move>,
) -> impl IntoView {
    let lang = words::lang();
    let (fold, field) = (NodeRef::<Details>::new(), NodeRef::<Input>::new());
    let text = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let shortcut = window_event_listener(ev::keydown, move |event| {
        if let (true, Some(fold), Some(field)) = (
            is_shortcut(&event),
            fold.get_untracked(),
            field.get_untracked(),
        ) {
            event.prevent_default();
            fold.set_open(true);
            field.focus().unwrap_or_default();
        }
    });
    on_cleanup(move || shortcut.remove());
    let refuse = move |words: String| {
        sound::play(Sound::Illegal);
        trouble.set(Some(words));
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if !can_move.get_untracked() {
            return refuse(said::not_your_turn(lang).to_owned());
        }
        let (now, typed) = (position.get_untracked(), text.get_untracked());
        spawn_local(async move {
            let read = read(lang, now, typed).await;
            // Whoever has played otherwise meanwhile, or gone elsewhere, meant another position.
            if position.try_get_untracked() != Some(now) {
                return;
            }
            match read {
                Ok(Ok(mv)) => {
                    text.set(String::new());
                    trouble.set(None);
                    on_play.run(mv);
                }
                Ok(Err(mistyped)) => refuse(mistyped),
                Err(_) => refuse(said::absent(lang).to_owned()),
            }
        });
    };

    view! {
        <details class="typed" node_ref=fold>
            <summary>
                {said::heading(lang)} <kbd aria-hidden="true">{SHORTCUT}</kbd>
            </summary>
            <form class="typed-form" on:submit=submit>
                <input
                    id="typed"
                    class="field"
                    type="text"
                    aria-label=said::label(lang)
                    aria-keyshortcuts=SHORTCUT
                    placeholder=said::hint(lang)
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-invalid=move || trouble.with(Option::is_some).to_string()
                    aria-describedby="typed-trouble"
                    node_ref=field
                    prop:value=text
                    on:input:target=move |event| {
                        text.set(event.target().value());
                        trouble.set(None);
                    }
                />
                <button type="submit" class="button">{said::play(lang)}</button>
            </form>
            <div id="typed-trouble" aria-live="polite">
                {move || trouble.get().map(|trouble| view! { <p class="trouble small">{trouble}</p> })}
            </div>
        </details>
    }
    .into_any()
}

/// What a text means, or what is wrong with it. Comes when the first move is typed, because most
/// people never type one.
#[wasm_split(typed, wasm_split_path = leptos::wasm_split, fallible)]
fn read(
    lang: Lang,
    position: Position,
    text: String,
) -> Result<Result<Move, String>, SplitLoaderError> {
    let read = typed::read(&position, &text);
    Ok(read.map_err(|mistyped| said::trouble(lang, &mistyped)))
}

/// A single key is ours only while the board has the focus: whoever speaks to the computer would
/// otherwise set it off by accident.
fn is_shortcut(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let board = target.and_then(|target| target.closest("[role=grid]").ok().flatten());
    event.key() == SHORTCUT && board.is_some()
}

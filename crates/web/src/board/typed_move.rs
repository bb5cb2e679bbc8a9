//! A field for moves as text, for those who would rather type than point; also for questions about
//! the board, for those who hear it. Folded until it is wanted.

use leptos::ev::{self, KeyboardEvent, SubmitEvent};
use leptos::html::{Details, Input};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::board::sound::Sound;
use rookery_app::board::typed_move as typed;
use rookery_app::board::words::typed_move as said;
use rookery_app::lang::Lang;
use rookery_app::spoken::inquiry::{self, Subject};
use rookery_app::spoken::words::inquiry as asked;
use rookery_rules::{Move, Position};
use wasm_bindgen::JsCast;

use crate::browser::sound;
use crate::shell::lang;

/// On the board this key leads to the field.
const SHORTCUT: &str = "/";

#[component]
pub fn TypedMove(
    position: Memo<Position>,
    /// What it tells about when it is asked.
    subject: Callback<(), Subject>,
    /// Whether it is the turn of whoever types.
    can_move: Memo<bool>,
    on_play: Callback<Move>,
) -> impl IntoView {
    let lang = lang::here();
    let (fold, field) = (NodeRef::<Details>::new(), NodeRef::<Input>::new());
    let text = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let told = RwSignal::new(None::<String>);
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
        told.set(None);
        trouble.set(Some(words));
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let (now, typed) = (position.get_untracked(), text.get_untracked());
        let subject = subject.run(());
        // Emptied first, because what is said twice in the same words would be read once.
        told.set(None);
        spawn_local(async move {
            let read = read(lang, subject, typed).await;
            // Whoever has played otherwise meanwhile, or gone elsewhere, meant another position.
            if position.try_get_untracked() != Some(now) {
                return;
            }
            match read {
                Ok(Meaning::Question(answer)) => {
                    text.set(String::new());
                    trouble.set(None);
                    request_animation_frame(move || {
                        told.try_set(Some(answer));
                    });
                }
                Ok(_) if !can_move.get_untracked() => {
                    refuse(said::not_your_turn(lang).to_owned());
                }
                Ok(Meaning::Move(mv)) => {
                    text.set(String::new());
                    trouble.set(None);
                    on_play.run(mv);
                }
                Ok(Meaning::Nothing(mistyped)) => refuse(mistyped),
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
                    aria-describedby="typed-trouble typed-hint"
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
                {move || told.get().map(|told| view! { <p class="note small">{told}</p> })}
            </div>
            <p id="typed-hint" class="soft small">{said::questions(lang)}</p>
        </details>
    }
    .into_any()
}

/// What a text means.
enum Meaning {
    Move(Move),
    /// With its answer.
    Question(String),
    /// With what is wrong.
    Nothing(String),
}

/// Comes when the first move is typed, because most people never type one.
#[wasm_split(typed, wasm_split_path = leptos::wasm_split, fallible)]
fn read(lang: Lang, subject: Subject, text: String) -> Result<Meaning, SplitLoaderError> {
    if let Some(inquiry) = asked::read(lang, &text) {
        let answer = inquiry::answer(&subject, inquiry);
        return Ok(Meaning::Question(asked::answer(lang, &answer)));
    }
    Ok(match typed::read(subject.game.position(), &text) {
        Ok(mv) => Meaning::Move(mv),
        Err(mistyped) => Meaning::Nothing(said::trouble(lang, &mistyped)),
    })
}

/// A single key is ours only while the board has the focus: whoever speaks to the computer would
/// otherwise set it off by accident.
fn is_shortcut(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let board = target.and_then(|target| target.closest("[role=grid]").ok().flatten());
    event.key() == SHORTCUT && board.is_some()
}

//! A field for moves as text, for those who would rather type than point; also for questions about
//! the board, for those who hear it. Folded until it is wanted, and found first by whoever goes on from
//! the board (`typed_link.rs`).

use leptos::ev::{self, KeyboardEvent, SubmitEvent};
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
use crate::shell::ui::focus;

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
    unfold_by_key();
    let context = Desk {
        lang,
        text: RwSignal::new(String::new()),
        trouble: RwSignal::new(None),
        told: RwSignal::new(None),
        position,
        can_move,
        on_play,
    };
    let Desk { trouble, told, .. } = context;
    view! {
        <details class="typed">
            <summary>
                {said::heading(lang)} <kbd aria-hidden="true">{SHORTCUT}</kbd>
            </summary>
            {form(context, subject)}
            <div id="typed-trouble" aria-live="polite">
                {move || trouble.get().map(|trouble| view! { <p class="trouble small">{trouble}</p> })}
                {move || told.get().map(|told| view! { <p class="note small">{told}</p> })}
            </div>
            <p id="typed-hint" class="soft small">{said::questions(lang)}</p>
        </details>
    }
    .into_any()
}

fn form(context: Desk, subject: Callback<(), Subject>) -> impl IntoView {
    let Desk {
        lang,
        text,
        trouble,
        ..
    } = context;
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        context.submit(subject.run(()));
    };
    view! {
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
                prop:value=text
                on:input:target=move |event| {
                    text.set(event.target().value());
                    trouble.set(None);
                }
            />
            <button type="submit" class="button">{said::play(lang)}</button>
        </form>
    }
}

/// What was typed, and what came of it.
#[derive(Clone, Copy)]
struct Desk {
    lang: Lang,
    text: RwSignal<String>,
    trouble: RwSignal<Option<String>>,
    told: RwSignal<Option<String>>,
    position: Memo<Position>,
    can_move: Memo<bool>,
    on_play: Callback<Move>,
}

impl Desk {
    fn submit(self, subject: Subject) {
        let (now, typed) = (self.position.get_untracked(), self.text.get_untracked());
        // Emptied first, because what is said twice in the same words would be read once.
        self.told.set(None);
        spawn_local(async move {
            let read = read(self.lang, subject, typed).await;
            // Whoever has played otherwise meanwhile, or gone elsewhere, meant another position.
            if self.position.try_get_untracked() == Some(now) {
                self.answer(read);
            }
        });
    }

    fn answer(self, read: Result<Meaning, SplitLoaderError>) {
        match read {
            Ok(Meaning::Question(answer)) => {
                self.clear();
                request_animation_frame(move || {
                    self.told.try_set(Some(answer));
                });
            }
            Ok(_) if !self.can_move.get_untracked() => {
                self.refuse(said::not_your_turn(self.lang).to_owned());
            }
            Ok(Meaning::Move(mv)) => {
                self.clear();
                self.on_play.run(mv);
            }
            Ok(Meaning::Nothing(mistyped)) => self.refuse(mistyped),
            Err(_) => self.refuse(said::absent(self.lang).to_owned()),
        }
    }

    fn clear(self) {
        self.text.set(String::new());
        self.trouble.set(None);
    }

    fn refuse(self, words: String) {
        sound::play(Sound::Illegal);
        self.told.set(None);
        self.trouble.set(Some(words));
    }
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

/// Unfolds the field of this page, if it has one, and goes there.
pub fn unfold() {
    let fold = document().query_selector(".typed").ok().flatten();
    if let Some(fold) = fold.and_then(|fold| fold.dyn_into::<web_sys::HtmlDetailsElement>().ok()) {
        fold.set_open(true);
        focus::focus("#typed");
    }
}

fn unfold_by_key() {
    let shortcut = window_event_listener(ev::keydown, |event| {
        if is_shortcut(&event) {
            event.prevent_default();
            unfold();
        }
    });
    on_cleanup(move || shortcut.remove());
}

/// A single key is ours only while the board has the focus: whoever speaks to the computer would
/// otherwise set it off by accident.
fn is_shortcut(event: &KeyboardEvent) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let board = target.and_then(|target| target.closest("[role=grid]").ok().flatten());
    event.key() == SHORTCUT && board.is_some()
}

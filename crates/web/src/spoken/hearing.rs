//! A board for those who hear it: while it has the focus single keys ask, and a polite region answers.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::board::words::typed_move as typed;
use rookery_app::lang::Lang;
use rookery_app::spoken::inquiry::{self, Inquiry, Subject};
use rookery_app::spoken::words::inquiry as said;
use rookery_rules::Square;

use crate::shell::lang;

/// What is asked and what was answered. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Hearing {
    lang: Lang,
    subject: Callback<(), Subject>,
    told: RwSignal<String>,
}

impl Hearing {
    pub fn of(subject: Callback<(), Subject>) -> Self {
        Self {
            lang: lang::here(),
            subject,
            told: RwSignal::new(String::new()),
        }
    }

    /// Answers a key pressed on this square; whether it was a question.
    pub fn press(self, event: &KeyboardEvent, here: Square) -> bool {
        let is_held = event.ctrl_key() || event.alt_key() || event.meta_key();
        let asked = Inquiry::of_key(&event.key(), event.shift_key(), here);
        let Some(asked) = asked.filter(|_| !is_held) else {
            return false;
        };
        let Self {
            lang,
            subject,
            told,
        } = self;
        // Emptied first, because what is said twice in the same words would be read once.
        told.set(String::new());
        spawn_local(async move {
            let words = answer(lang, subject.run(()), asked).await;
            let words = words.unwrap_or_else(|_| typed::absent(lang).to_owned());
            request_animation_frame(move || {
                told.try_set(words);
            });
        });
        true
    }
}

/// Where answers are told.
#[component]
pub fn Answers(hearing: Hearing) -> impl IntoView {
    view! { <p class="hidden answers" role="status">{hearing.told}</p> }
}

/// Comes with what reads typed moves, when the first question is asked.
#[wasm_split(typed, wasm_split_path = leptos::wasm_split, fallible)]
fn answer(lang: Lang, subject: Subject, asked: Inquiry) -> Result<String, SplitLoaderError> {
    Ok(said::answer(lang, &inquiry::answer(&subject, asked)))
}

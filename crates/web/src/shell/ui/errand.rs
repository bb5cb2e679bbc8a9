//! Something that the server is asked to do: at most once at a time, with what came of it.

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::forms::form::Form;
use rookery_app::forms::refusal::Refusal;

use crate::account::presence::Presence;
use crate::forms::form;
use crate::shell::ui::refused::Refused;

/// What is going on. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Errand {
    presence: Presence,
    is_busy: RwSignal<bool>,
    /// How often something was begun; only the last one counts.
    turn: RwSignal<u32>,
    refusal: RwSignal<Option<Refusal>>,
    said: RwSignal<Option<String>>,
}

impl Errand {
    pub fn new() -> Self {
        Self {
            presence: Presence::here(),
            is_busy: RwSignal::new(false),
            turn: RwSignal::new(0),
            refusal: RwSignal::new(None),
            said: RwSignal::new(None),
        }
    }

    /// Says how it went.
    pub fn say(self, sentence: impl Into<String>) {
        self.said.try_set(Some(sentence.into()));
    }

    /// Says nothing any more.
    pub fn hush(self) {
        self.said.set(None);
        self.refusal.set(None);
    }

    /// Whether nothing is under way and nothing has failed; asked when something happens, and also
    /// by those who may have gone by then.
    pub fn is_free(self) -> bool {
        let is_busy = self.is_busy.try_get_untracked();
        is_busy == Some(false) && self.refusal.try_with_untracked(Option::is_none) == Some(true)
    }

    /// Whether the last came to nothing.
    pub fn has_failed(self) -> bool {
        self.refusal.with(Option::is_some)
    }

    /// Does it, and then the rest; nothing while something else is under way.
    pub fn run<T: 'static>(
        self,
        question: impl Future<Output = Result<T, Refusal>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        if !self.is_busy.get_untracked() {
            self.run_anew(question, then);
        }
    }

    /// Does it instead of whatever is under way, as with a search that was changed.
    pub fn run_anew<T: 'static>(
        self,
        question: impl Future<Output = Result<T, Refusal>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        self.hush();
        self.is_busy.set(true);
        self.turn.update(|turn| *turn += 1);
        let turn = self.turn.get_untracked();
        spawn_local(async move {
            let answer = question.await;
            // Whoever has gone elsewhere meanwhile, or wants something else, is not told.
            if self.turn.try_get_untracked() != Some(turn) {
                return;
            }
            self.is_busy.set(false);
            match answer {
                Ok(value) => then(value),
                Err(refusal) => {
                    self.leave_if_ended(&refusal);
                    self.refusal.try_set(Some(refusal));
                }
            }
        });
    }

    /// The same for a form, which shows by itself what was refused.
    pub fn send<T: 'static>(
        self,
        form: RwSignal<Form>,
        question: impl Future<Output = Result<T, Refusal>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        self.hush();
        spawn_local(async move {
            match question.await {
                Ok(value) => {
                    if form.try_update(Form::arrive).is_some() {
                        then(value);
                    }
                }
                Err(refusal) => {
                    form::refuse(form, refusal.clone());
                    self.leave_if_ended(&refusal);
                }
            }
        });
    }

    /// A session can end while its page is open.
    fn leave_if_ended(self, refusal: &Refusal) {
        if refusal.is("not_logged_in") {
            self.presence.ends();
        }
    }
}

/// What came of it.
#[component]
pub fn Outcome(errand: Errand) -> impl IntoView {
    view! {
        <Refused refusal=errand.refusal />
        <div class="outcome" role="status">
            {move || errand.said.get().map(|said| view! { <p class="note">{said}</p> })}
        </div>
    }
}

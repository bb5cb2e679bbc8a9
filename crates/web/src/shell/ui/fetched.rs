//! Something that the server is asked for: not here yet, here, or refused with a way to try again.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::forms::refusal::Refusal;
use rookery_app::forms::words::problem;
use rookery_app::shell::words::guarded;
use serde::de::DeserializeOwned;

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::shell::lang;
use crate::shell::ui::refused::Refused;

/// What was asked for, and the answer. Cloning is cheap.
pub struct Fetched<T: Send + Sync + 'static> {
    path: StoredValue<String>,
    answer: RwSignal<Option<Result<T, Refusal>>>,
    presence: Presence,
}

impl<T: Send + Sync + 'static> Clone for Fetched<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Fetched<T> {}

impl<T: Clone + DeserializeOwned + Send + Sync + 'static> Fetched<T> {
    /// Asks for what is at this place of the API.
    pub fn begin(path: impl Into<String>) -> Self {
        let fetched = Self {
            path: StoredValue::new(path.into()),
            answer: RwSignal::new(None),
            presence: Presence::here(),
        };
        fetched.again();
        fetched
    }

    /// Asks once more; until the answer comes, the last one stays.
    pub fn again(self) {
        let path = self.path.get_value();
        spawn_local(async move {
            let answer = server::get(&path).await;
            if matches!(&answer, Err(refusal) if refusal.is("not_logged_in")) {
                self.presence.ends();
            }
            // Whoever has gone elsewhere meanwhile waits no longer.
            self.answer.try_set(Some(answer));
        });
    }

    /// The answer, if it is here.
    pub fn get(self) -> Option<T> {
        (self.answer).with(|answer| answer.as_ref()?.as_ref().ok().cloned())
    }

    /// Something was changed: so it is now.
    pub fn set(self, value: T) {
        self.answer.try_set(Some(Ok(value)));
    }

    /// Shows it when it is here.
    pub fn show(self, show: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        let lang = lang::here();
        let view = move || match self.answer.get() {
            None => view! { <p class="soft" role="status">{guarded::looking(lang)}</p> }.into_any(),
            Some(Ok(value)) => show(value),
            Some(Err(refusal)) => view! {
                <Refused refusal=Signal::stored(Some(refusal)) />
                <button type="button" class="button" on:click=move |_| self.again()>
                    {problem::again(lang)}
                </button>
            }
            .into_any(),
        };
        view.into_any()
    }
}

//! Has the server keep the variations as soon as they change, says honestly how that stands, and tries
//! again by itself. Until the server has them they lie in this browser.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::forms::refusal::Refusal;
use rookery_app::forms::words::problem;
use rookery_app::keeping::key::Key;
use rookery_app::keeping::table::DRAFT;
use rookery_app::review::draft::Draft;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::saving::{Keeping, Kept};
use rookery_app::review::words as said;
use rookery_protocol::api::{ChangeGame, Game, GameSummary};

use crate::account::presence::Presence;
use crate::browser::{http as server, storage as memory};
use crate::review::ReviewContext;
use crate::shell::lang;

/// What is with the server, and what is not. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Saving {
    review: RwSignal<Review>,
    keeping: RwSignal<Keeping>,
    /// The game's id.
    id: StoredValue<String>,
    /// Where its draft lies.
    draft: StoredValue<Key>,
}

impl Saving {
    pub fn begin(context: ReviewContext) -> Self {
        let ReviewContext {
            review, edition, ..
        } = context;
        let id = review.with_untracked(|review| review.summary().id.clone());
        let saving = Self {
            review,
            keeping: RwSignal::new(Keeping::default()),
            draft: StoredValue::new(DRAFT.of(&Presence::person(), &id)),
            id: StoredValue::new(id),
        };
        if let Some(draft) = saving.draft() {
            review.update(|review| review.restore(&draft));
        }
        Effect::new(move |_| {
            let number = edition.get();
            if number > 0 {
                saving.keep_draft();
                saving.keeping.update(|keeping| keeping.change(number));
                saving.work();
            }
        });
        let online = window_event_listener(ev::online, move |_| saving.work());
        on_cleanup(move || online.remove());
        saving
    }

    /// Sends what the server has not got, unless something is under way.
    fn work(self) {
        if !self.keeping.try_update(Keeping::begin).unwrap_or(false) {
            return;
        }
        let place = format!("/games/{}", self.id.get_value());
        let Draft { seen, list, .. } = self.review.with_untracked(Review::draft);
        spawn_local(async move {
            let change = ChangeGame {
                tree: Some(list),
                ..ChangeGame::default()
            };
            let answer = server::patch_seen::<GameSummary>(&place, &change, &seen).await;
            let answer = self.settle(&place, answer).await;
            // Whoever has gone elsewhere finds the rest in the draft.
            if self
                .keeping
                .try_update(|keeping| keeping.end(answer))
                .is_none()
            {
                return;
            }
            match self
                .keeping
                .with_untracked(|keeping| (keeping.kept(), keeping.pause()))
            {
                (Kept::All, _) => memory::forget(&self.draft.get_value()),
                (Kept::Soon, _) => self.work(),
                (Kept::Not(_), Some(seconds)) => {
                    let pause = Duration::from_secs(u64::from(seconds));
                    set_timeout(move || self.work(), pause);
                }
                (Kept::Not(_), None) => {}
            }
        });
    }

    /// What was changed elsewhere meanwhile joins what is here, and both is sent next.
    async fn settle(
        self,
        place: &str,
        answer: Result<GameSummary, Refusal>,
    ) -> Result<(), Refusal> {
        match answer {
            Ok(summary) => {
                (self.review).try_update(|review| review.acknowledge(summary));
                Ok(())
            }
            Err(refusal) if refusal.is("changed_meanwhile") => {
                let game = server::get::<Game>(place).await?;
                self.review.try_update(|review| review.catch_up(game));
                Ok(())
            }
            Err(refusal) => Err(refusal),
        }
    }

    fn draft(self) -> Option<Draft> {
        Draft::read(&memory::recall(&self.draft.get_value())?)
    }

    fn keep_draft(self) {
        let draft = self.review.with_untracked(Review::draft);
        memory::remember(&self.draft.get_value(), &draft.write());
    }
}

#[component]
pub fn SavingView(saving: Saving) -> impl IntoView {
    let lang = lang::here();
    let keeping = saving.keeping;
    let kept = Memo::new(move |_| keeping.with(Keeping::kept));
    let said = move || match kept.get() {
        Kept::All => view! { <span class="soft">{said::saved(lang)}</span> }.into_any(),
        Kept::Soon => view! { <span class="soft">{said::saving(lang)}</span> }.into_any(),
        Kept::Not(refusal) => view! {
            <span class="trouble">
                {said::not_saved(lang, &problem::sentence(lang, &refusal))}
            </span>
            " "
            <button type="button" class="chip" on:click=move |_| saving.work()>
                {said::again(lang)}
            </button>
        }
        .into_any(),
    };
    view! { <div class="saving small" role="status">{said}</div> }
}

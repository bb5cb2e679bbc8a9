//! Keeps somebody's survival run: in this browser at once; the server adds it up from the games that it
//! gets, and is asked what other devices did.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::table::SURVIVAL;
use rookery_app::survival::run_state::{RunState, Sent};
use rookery_play::RunId;
use rookery_protocol::api::{ShowSurvival, Survival};

use crate::account::presence::Presence;
use crate::browser::{chance, http as server, storage as memory};
use crate::keeping::keeper::Keeper;

/// A run that is kept. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct RunJournal {
    pub run_state: RwSignal<RunState>,
    /// Whether others see the best score, once the server has told.
    pub shown: RwSignal<Option<bool>>,
    /// Counts what the server was told about who sees it.
    pub told: RwSignal<u32>,
    /// Why it could not be told.
    pub trouble: RwSignal<Option<Refusal>>,
    /// Counts how often that was decided; what was asked before is late.
    turn: StoredValue<u32>,
    keeper: Keeper,
}

impl RunJournal {
    /// Opens it, and asks the server as soon as it has all games of this browser.
    pub fn begin() -> Self {
        let presence = Presence::here();
        let journal = Self {
            run_state: RwSignal::new(recall()),
            shown: RwSignal::new(None),
            told: RwSignal::new(0),
            trouble: RwSignal::new(None),
            turn: StoredValue::new(0),
            keeper: Keeper::here(),
        };
        Effect::new(move |_| {
            let is_known = (presence.visitor).with(|visitor| matches!(visitor, Visitor::Known(_)));
            // Whoever has logged in meanwhile has a run of their own.
            journal.run_state.set(recall());
            if is_known {
                let tell = move |is_sent| {
                    spawn_local(journal.ask(if is_sent {
                        Sent::Everything
                    } else {
                        Sent::NotYet
                    }));
                };
                journal.keeper.once_sent(Callback::new(tell));
            }
        });
        journal
    }

    /// Changes it and keeps it.
    pub fn update(self, change: impl FnOnce(&mut RunState)) {
        self.run_state.try_update(change);
        self.keep();
    }

    /// Lets others see the best score, or not.
    pub fn show(self, shown: bool) {
        let before = self.shown.get_untracked();
        self.shown.set(Some(shown));
        self.trouble.set(None);
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.try_get_value();
        spawn_local(async move {
            let kept = server::put::<()>("/survival/shown", &ShowSurvival { shown }).await;
            match kept {
                Ok(()) => drop(self.told.try_update(|told| *told += 1)),
                Err(refusal) if self.turn.try_get_value() == turn => {
                    self.shown.try_set(before);
                    self.trouble.try_set(Some(refusal));
                }
                Err(_) => {}
            }
        });
    }

    async fn ask(self, sent: Sent) {
        let turn = self.turn.try_get_value();
        if let Ok(known) = server::get::<Survival>("/survival").await {
            if self.turn.try_get_value() == turn {
                self.shown.try_set(Some(known.shown));
            }
            self.update(|run_state| run_state.meet(&known, sent, new_run()));
        }
    }

    fn keep(self) {
        if let Some(text) = self.run_state.try_with_untracked(RunState::write) {
            memory::remember(&Presence::own(SURVIVAL), &text);
        }
    }
}

/// The run as this browser knows it, or a new one.
pub fn recall() -> RunState {
    let place = Presence::own(SURVIVAL);
    let kept = memory::recall(&place);
    let kept = kept.and_then(|kept| RunState::read(&kept));
    kept.unwrap_or_else(|| {
        let run_state = RunState::new(new_run());
        memory::remember(&place, &run_state.write());
        run_state
    })
}

/// The id of a run that nobody has begun.
pub fn new_run() -> RunId {
    chance::id()
}

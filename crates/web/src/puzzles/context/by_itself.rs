//! The next puzzle comes by itself a moment after one was solved, unless somebody wants to look longer.

use std::time::Duration;

use leptos::prelude::*;
use rookery_app::keeping::table::PUZZLE_NEXT;
use rookery_app::puzzles::words as said;

use crate::account::presence::Presence;
use crate::browser::storage as memory;
use crate::forms::switch::SwitchView;
use crate::shell::lang;
use crate::shell::ui::focus;

/// Long enough to see what was played last.
const PAUSE: Duration = Duration::from_millis(2_500);

/// Whether it does, and whether it is about to. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct ByItself {
    is_on: RwSignal<bool>,
    pub is_coming: RwSignal<bool>,
    /// How often something was about to come; what belongs to an earlier time is late.
    turn: StoredValue<u32>,
}

impl ByItself {
    pub fn begin() -> Self {
        let kept = memory::recall(&Presence::own(PUZZLE_NEXT));
        Self {
            is_on: RwSignal::new(kept.as_deref() != Some("off")),
            is_coming: RwSignal::new(false),
            turn: StoredValue::new(0),
        }
    }

    /// One was solved: the next comes in a moment.
    pub fn come(self, next: impl FnOnce() + 'static) {
        if !self.is_on.get_untracked() {
            return;
        }
        self.is_coming.set(true);
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.get_value();
        let come = move || {
            let is_due = self.turn.try_get_value() == Some(turn)
                && self.is_coming.try_get_untracked() == Some(true);
            if is_due {
                next();
            }
        };
        set_timeout(come, PAUSE);
    }

    /// Stays with this puzzle.
    pub fn stay(self) {
        self.is_coming.set(false);
    }

    /// That the next one is about to come.
    pub fn soon(self) -> Option<String> {
        let is_coming = self.is_coming.get();
        is_coming.then(|| said::soon(lang::here()).to_owned())
    }

    fn turn(self) {
        self.is_on.update(|on| *on = !*on);
        let on = self.is_on.get_untracked();
        let said = if on { "on" } else { "off" };
        memory::remember(&Presence::own(PUZZLE_NEXT), said);
        if !on {
            self.stay();
        }
    }
}

/// Stops the next one from coming.
#[component]
pub fn Stay(by_itself: ByItself) -> impl IntoView {
    let stay = move |_| {
        by_itself.stay();
        focus::focus_soon("#puzzle-next");
    };
    view! {
        <Show when=move || by_itself.is_coming.get()>
            <button type="button" class="button" on:click=stay>
                {said::stay(lang::here())}
            </button>
        </Show>
    }
}

/// Whether the next one comes at all without being asked for.
#[component]
pub fn ByItselfSwitch(by_itself: ByItself) -> impl IntoView {
    let lang = lang::here();
    view! {
        <section class="card value-card">
            <SwitchView
                id="by-itself"
                label=said::by_itself(lang)
                about=said::by_itself_about(lang)
                is_on=by_itself.is_on
                on_turn=Callback::new(move |()| by_itself.turn())
            />
        </section>
    }
}

//! A puzzle at work: what happens by itself in its time, and the engine that answers wrong moves.

pub mod board_side;
pub mod by_itself;
pub mod helping;
pub mod line_card;
pub mod news_card;
pub mod shown_themes;
pub mod typing;

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use rookery_app::board::sound::Sound;
use rookery_app::puzzles::refuter::Refuter;
use rookery_app::puzzles::solving::{Solving, SolvingEnd, SolvingPhase};
use rookery_app::spoken::inquiry::Subject;
use rookery_rules::{ByColor, Game, Move};

use crate::browser::sound;
use crate::engine::connection::WorkerConnection;
use crate::moves::step_keys::step_of_key;

/// How long a wrong move stands before the answer that everybody sees.
const BREATH: Duration = Duration::from_millis(700);

/// What every part of the page needs. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct PuzzleContext {
    solving: RwSignal<Option<Solving>>,
    /// Told of moves that somebody else judges.
    on_ask: Callback<Move>,
}

impl PuzzleContext {
    pub fn begin(on_ask: Callback<Move>) -> Self {
        let context = Self {
            solving: RwSignal::new(None),
            on_ask,
        };
        context.keep_time();
        context.refute();
        let keys = window_event_listener(ev::keydown, move |event| {
            let step = step_of_key(&event);
            // A key that leads nowhere is left to the browser, which may scroll by it.
            let can = |step: &_| context.peek(|solving| solving.can(*step)) == Some(true);
            if let Some(step) = step.filter(can) {
                event.prevent_default();
                context.change(|solving| solving.step(step));
            }
        });
        on_cleanup(move || keys.remove());
        context
    }

    /// Puts another puzzle on the board.
    pub fn put(self, next: Solving) {
        self.solving
            .try_update(|solving| *solving = Some(next.after(solving.as_ref())));
    }

    /// What is true of the puzzle now; followed as it changes.
    pub fn see<T>(self, look: impl FnOnce(&Solving) -> T) -> Option<T> {
        self.solving.with(|solving| solving.as_ref().map(look))
    }

    /// The same once.
    pub fn peek<T>(self, look: impl FnOnce(&Solving) -> T) -> Option<T> {
        let seen = self
            .solving
            .try_with_untracked(|solving| solving.as_ref().map(look));
        seen.flatten()
    }

    /// Changes the puzzle, unless the page has gone.
    pub fn change(self, change: impl FnOnce(&mut Solving)) {
        self.solving.try_update(|solving| {
            if let Some(solving) = solving {
                change(solving);
            }
        });
    }

    /// The same, and asks about the move that comes of it.
    pub fn play(self, play: impl FnOnce(&mut Solving) -> Option<Move>) {
        let asked = self
            .solving
            .try_update(|solving| solving.as_mut().and_then(play));
        if let Some(Some(mv)) = asked {
            self.on_ask.run(mv);
        }
    }

    /// What the board tells about when it is asked.
    pub fn subject(self) -> Callback<(), Subject> {
        Callback::new(move |()| Subject {
            game: self
                .peek(Solving::game)
                .unwrap_or_else(|| Game::new(rookery_rules::DrawRules::Claimed)),
            clocks: ByColor::new(None, None),
        })
    }

    /// How it ended, if it did.
    pub fn ending(self) -> Memo<Option<SolvingEnd>> {
        Memo::new(move |_| match self.see(Solving::phase) {
            Some(SolvingPhase::Over(ending)) => Some(ending),
            _ => None,
        })
    }

    fn keep_time(self) {
        let pause = Memo::new(move |_| self.see(Solving::pause).flatten());
        Effect::new(move |_| {
            if let Some((moment, millis)) = pause.get() {
                set_timeout(
                    move || self.change(|solving| solving.tick(moment)),
                    Duration::from_millis(millis),
                );
            }
        });
        let ending = self.ending();
        Effect::new(move |_| {
            if ending.get() == Some(SolvingEnd::Solved) {
                sound::play(Sound::End);
            }
        });
    }

    fn refute(self) {
        let refuter = RwSignal::new(Refuter::default());
        let connection = WorkerConnection::of(refuter);
        let stray = Memo::new(move |_| self.see(Solving::unanswered).flatten());
        Effect::new(move |_| {
            let Some(stray) = stray.get() else { return };
            match stray.plain() {
                Some(threat) => set_timeout(
                    move || self.change(|solving| solving.refute(threat)),
                    BREATH,
                ),
                None => connection.update(|refuter| refuter.ask(&stray.after())),
            }
        });
        Effect::new(move |_| {
            let Some(stray) = stray.get().filter(|stray| stray.plain().is_none()) else {
                return;
            };
            if let Some(threat) = refuter.with(|refuter| refuter.answer(&stray.after())) {
                self.change(|solving| solving.refute(threat));
            }
        });
    }
}

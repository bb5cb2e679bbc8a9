//! Where the unfinished game of one person lies in this browser.

use leptos::ev;
use leptos::prelude::*;
use rookery_play::{GameId, record};

use rookery_app::keeping::key::Key;
use rookery_app::keeping::table::GAME;

use crate::account::presence::Presence;
use crate::browser::storage as memory;

#[derive(Clone, Copy)]
pub struct GameSlot {
    key: StoredValue<Key>,
    /// As this window last knew it.
    known: StoredValue<Option<String>>,
}

impl GameSlot {
    /// That of whoever is here; that of strangers and guests belongs to the browser.
    pub(super) fn here() -> Self {
        let key = Presence::own(GAME);
        let known = StoredValue::new(memory::recall(&key));
        let key = StoredValue::new(key);
        Self { key, known }
    }

    /// The game that lies there.
    pub fn recall(self) -> Option<String> {
        self.known.get_value()
    }

    /// Keeps a game there, or none. If another window has gone on with it meanwhile, that stays,
    /// and is returned.
    pub fn keep(self, text: Option<String>) -> Option<String> {
        let key = self.key.get_value();
        let there = memory::recall(&key);
        let known = self.known.get_value();
        let is_newer = there.as_deref().map(record::moves) != known.as_deref().map(record::moves);
        if is_newer && there.is_some() {
            self.known.set_value(there.clone());
            return there;
        }
        match &text {
            Some(text) => memory::remember(&key, text),
            None => memory::forget(&key),
        }
        self.known.set_value(text);
        None
    }

    /// Tells when another window changes it.
    pub fn on_change(self, tell: impl Fn(Option<&str>) + 'static) {
        let listener = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() != Some(self.key.get_value().name()) {
                return;
            }
            let there = event.new_value();
            let known = self.known.get_value();
            let is_other =
                there.as_deref().map(record::moves) != known.as_deref().map(record::moves);
            self.known.set_value(there.clone());
            if is_other {
                tell(there.as_deref());
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// The game that lies there was given another id, and this window knows.
    pub fn follow_rename(self) {
        self.known.set_value(memory::recall(&self.key.get_value()));
    }
}

/// The id of the game that lies there.
pub(super) fn current() -> Option<GameId> {
    record::id(&memory::recall(&Presence::own(GAME))?)
}

/// Gives the game that lies there another id, if it is this one.
pub(super) fn rename(from: GameId, to: GameId) {
    let key = Presence::own(GAME);
    if let Some(text) = memory::recall(&key).filter(|text| record::id(text) == Some(from)) {
        memory::remember(&key, &record::renamed(&text, from, to));
    }
}

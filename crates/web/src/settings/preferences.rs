//! What the visitor likes: applied at once, remembered by this browser, and kept with the account of
//! whoever has one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::forms::refusal::Refusal;
use rookery_app::game::past::Leaving;
use rookery_app::keeping::table::{PREFERENCES, THEME};
use rookery_app::level::my_level::MyLevel;
use rookery_app::settings::preferences::Preferences;
use rookery_app::settings::theme::Theme;
use serde_json::{Map, Value};

use crate::account::presence::Presence;
use crate::browser::{http as server, sound, storage as memory};

pub const PLACE: &str = "/users/me/preferences";

/// The choices of whoever is here. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct CurrentPreferences {
    now: RwSignal<Preferences>,
    presence: Presence,
    step: RwSignal<SyncState>,
    /// Whether the server failed to keep the last choice.
    pub is_unkept: RwSignal<bool>,
}

/// How far the page has come with the server. Nothing is sent before it has told what it keeps,
/// because what is sent replaces all of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SyncState {
    Apart,
    Asking,
    Known,
    Sending,
}

impl CurrentPreferences {
    /// Begins with what this browser remembers; what the account likes comes with the account.
    pub fn begin(presence: Presence) {
        let preferences = Self {
            now: RwSignal::new(remembered()),
            presence,
            step: RwSignal::new(SyncState::Apart),
            is_unkept: RwSignal::new(false),
        };
        provide_context(preferences);
        Effect::new(move |_| preferences.now.with(apply));
        let owner = Memo::new(move |_| {
            let visitor = presence.visitor.read();
            visitor.account().map(|account| account.id.clone())
        });
        Effect::new(move |is_first: Option<()>| {
            let has_account = owner.with(Option::is_some);
            // Somebody else likes something else.
            if is_first.is_some() {
                preferences.now.set(remembered());
            }
            preferences.step.set(SyncState::Apart);
            if has_account {
                preferences.ask();
            }
        });
    }

    /// Those of the page around the calling component.
    pub fn here() -> Self {
        expect_context()
    }

    pub fn get(self) -> Preferences {
        self.now.get()
    }

    /// Whether single keys work everywhere; whoever speaks to the computer may not want them to.
    pub fn takes_keys(self) -> bool {
        self.now.with_untracked(|now| now.keys)
    }

    /// What becomes of an earlier move of a game that a mouse or a key leaves.
    pub fn leaving(self) -> Leaving {
        self.now.with_untracked(Preferences::leaving)
    }

    /// Whether the last choice is where it is to be kept.
    pub fn is_kept(self) -> bool {
        let is_done = matches!(self.step.get(), SyncState::Apart | SyncState::Known);
        is_done && !self.is_unkept.get()
    }

    /// Changes something, here and for good.
    pub fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.now.update(change);
        self.now.with_untracked(remember);
        let has_account = (self.presence.visitor).with_untracked(|who| who.account().is_some());
        match self.step.get_untracked() {
            SyncState::Apart if has_account => self.ask(),
            SyncState::Known if has_account => self.send(),
            // What is under way looks again before it ends.
            SyncState::Apart | SyncState::Asking | SyncState::Known | SyncState::Sending => {}
        }
    }

    /// Has the account keep what it has not got, and the level of whoever leaves this browser.
    pub async fn hand_in(self, level: Option<MyLevel>) -> Result<(), Refusal> {
        let (mut now, step) = (self.now.get_untracked(), self.step.get_untracked());
        let mut is_unkept = self.is_unkept.get_untracked();
        match step {
            SyncState::Known => {}
            SyncState::Sending => is_unkept = true,
            SyncState::Apart | SyncState::Asking => {
                let kept = server::get(PLACE).await?;
                match is_unkept {
                    true => now.adopt(kept),
                    false => now = Preferences::read(kept, &now),
                }
            }
        }
        let there = now.level().and_then(MyLevel::read).unwrap_or_default();
        if let Some(level) = level.filter(|level| level.is_ahead_of(&there)) {
            now.set_level(level.write());
            is_unkept = true;
        }
        match is_unkept {
            true => server::put(PLACE, &now.write()).await,
            false => Ok(()),
        }
    }

    /// Asks what the account likes.
    fn ask(self) {
        self.step.set(SyncState::Asking);
        spawn_local(async move {
            let before = self.now.get_untracked();
            let kept = server::get::<Map<String, Value>>(PLACE).await;
            let is_newer = self.now.with_untracked(|now| *now != before);
            let Ok(kept) = kept else {
                self.is_unkept.set(is_newer);
                self.step.set(SyncState::Apart);
                return;
            };
            let is_first = kept.is_empty() && before != Preferences::default();
            self.now.update(|now| match is_newer {
                true => now.adopt(kept),
                false => *now = Preferences::read(kept, &before),
            });
            self.now.with_untracked(remember);
            self.step.set(SyncState::Known);
            if is_newer || is_first {
                self.send();
            }
        });
    }

    /// One at a time, so that the last choice is the one that is kept.
    fn send(self) {
        self.step.set(SyncState::Sending);
        spawn_local(async move {
            loop {
                let sent = self.now.get_untracked();
                let kept = server::put::<()>(PLACE, &sent.write()).await;
                self.is_unkept.set(kept.is_err());
                if kept.is_err() || self.now.with_untracked(|now| *now == sent) {
                    break;
                }
            }
            self.step.set(SyncState::Known);
        });
    }
}

fn remembered() -> Preferences {
    let kept = memory::recall(&Presence::own(PREFERENCES));
    let kept = kept.and_then(|text| Preferences::read_text(&text));
    let mut kept = kept.unwrap_or_default();
    // The theme has a place of its own, where it is found before the page starts.
    let theme = memory::recall(&THEME.key()).and_then(|key| Theme::from_key(&key));
    kept.theme = theme.unwrap_or_default();
    kept
}

fn remember(preferences: &Preferences) {
    memory::remember(&THEME.key(), preferences.theme.key());
    let text = serde_json::to_string(&preferences.write()).expect("choices are JSON");
    memory::remember(&Presence::own(PREFERENCES), &text);
}

fn apply(preferences: &Preferences) {
    if let Some(root) = document().document_element() {
        let switched = |is_on| if is_on { "on" } else { "off" };
        for (name, value) in [
            ("data-theme", preferences.theme.key()),
            ("data-board", preferences.board.key()),
            ("data-pieces", preferences.pieces.key()),
            ("data-motion", switched(preferences.animation)),
            ("data-hints", switched(preferences.hints)),
            ("data-coordinates", switched(preferences.coordinates)),
        ] {
            // The only failure would be an illegal attribute name, and these are legal.
            root.set_attribute(name, value).unwrap_or_default();
        }
    }
    sound::allow(preferences.sound);
}

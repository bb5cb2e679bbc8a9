//! Keeps games: the one that goes on lies in this browser and soon with the server, and one that is
//! over waits here until the server has it. All lie in the local storage, which is written before a
//! move is shown: a database in the browser would still be writing when the tab dies.

mod delivery;
mod game_slot;

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::visitor::Visitor;
use rookery_app::keeping::key::Key;
use rookery_app::keeping::receipt::{self, Elsewhere, ServerCopy};
use rookery_app::keeping::table::{OUTBOX, REVISION};
use rookery_play::GameId;

pub use self::game_slot::GameSlot;
use crate::account::presence::Presence;
use crate::browser::storage as memory;

/// How long the server is left alone when it cannot be reached.
const PAUSE: Duration = Duration::from_secs(20);

/// What the page keeps. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Keeper {
    presence: Presence,
    /// How many games wait for the server, as far as that is worth a word: one that goes on is sent
    /// all the time, and told only if that fails.
    pub waiting: RwSignal<usize>,
    /// The game of this browser with which another device has gone on.
    pub elsewhere: RwSignal<Option<Elsewhere>>,
    /// The last game that went two ways.
    pub parted: RwSignal<Option<(GameId, GameId)>>,
    /// Told before anything else happens that a game has another id now.
    on_parted: StoredValue<Option<Callback<(GameId, GameId)>>>,
    has_failed: StoredValue<bool>,
    is_sending: StoredValue<bool>,
    /// Whether it will be tried again by itself.
    will_retry: StoredValue<bool>,
    /// Finished games of this visit; each is sent once.
    handed_in: StoredValue<Vec<GameId>>,
    /// Those who wait until the server has everything; told whether it has.
    afterwards: StoredValue<Vec<Callback<bool>>>,
}

impl Keeper {
    /// Begins to send what has been waiting.
    pub fn begin(presence: Presence) -> Self {
        let keeper = Self {
            presence,
            waiting: RwSignal::new(0),
            elsewhere: RwSignal::new(None),
            parted: RwSignal::new(None),
            on_parted: StoredValue::new(None),
            has_failed: StoredValue::new(false),
            is_sending: StoredValue::new(false),
            will_retry: StoredValue::new(false),
            handed_in: StoredValue::new(Vec::new()),
            afterwards: StoredValue::new(Vec::new()),
        };
        provide_context(keeper);
        Effect::new(move |_| {
            presence.visitor.track();
            presence.trouble.track();
            keeper.work();
        });
        let online = window_event_listener(ev::online, move |_| keeper.retry());
        on_cleanup(move || online.remove());
        keeper
    }

    /// That of the page around the calling component.
    pub fn here() -> Self {
        expect_context()
    }

    /// Where the unfinished game of whoever is here lies.
    pub fn place(self) -> GameSlot {
        GameSlot::here()
    }

    /// Whether this finished game is still to be handed in; each is taken once.
    pub fn takes(self, id: GameId) -> bool {
        let is_new = self.handed_in.with_value(|ids| !ids.contains(&id));
        if is_new {
            self.handed_in.update_value(|ids| ids.push(id));
        }
        is_new
    }

    /// Has the server keep a game as it is now, at once or when it can be reached. What waits of the
    /// same game is older, and replaced.
    pub fn send(self, id: GameId, game: &str) {
        let key = Presence::own_game(OUTBOX, id);
        let is_known = mark(id).is_some_and(|mark| mark.is_of(game));
        if is_known && memory::recall(&key).is_none() {
            return;
        }
        memory::remember(&key, game);
        self.work();
    }

    /// Whether the server has all of a game, as far as this browser knows.
    pub fn has(self, id: GameId) -> bool {
        mark(id).is_some() && !waits(id)
    }

    /// A game as it waits here for the server, if it does.
    pub fn held(self, id: GameId) -> Option<String> {
        waits(id)
            .then(|| memory::recall(&Presence::own_game(OUTBOX, id)))
            .flatten()
    }

    /// A game of the server's goes on here.
    pub fn took(self, id: GameId, revision: i64, game: &str) {
        set_mark(id, ServerCopy::new(revision, game));
        self.elsewhere.set(None);
    }

    /// Tells, once the server has everything or cannot be reached, whether it has.
    pub fn once_sent(self, tell: Callback<bool>) {
        self.afterwards.update_value(|all| all.push(tell));
        self.work();
    }

    /// From now on this is told of games that get another id.
    pub fn on_parted(self, tell: Option<Callback<(GameId, GameId)>>) {
        self.on_parted.set_value(tell);
    }

    /// This is how far the server has come with a game of ours.
    pub fn hear(self, revision: i64, there: Elsewhere) {
        let is_newer = mark(there.id).is_some_and(|mark| mark.revision < revision);
        if is_newer && self.has(there.id) {
            self.elsewhere.try_set(Some(there));
        }
    }

    fn is_known(self) -> bool {
        self.presence
            .visitor
            .with_untracked(|visitor| *visitor != Visitor::Unknown)
    }

    fn retry(self) {
        match self.is_known() {
            true => self.work(),
            false => self.presence.ask(),
        }
    }

    fn retry_after(self, pause: Duration) {
        if !self.will_retry.get_value() {
            self.will_retry.set_value(true);
            set_timeout(
                move || {
                    self.will_retry.set_value(false);
                    self.retry();
                },
                pause,
            );
        }
    }

    /// Sends what waits, one after the other.
    fn work(self) {
        let waiting = waiting();
        let is_away = !self.is_known() && self.presence.trouble.with_untracked(Option::is_some);
        if is_away {
            self.has_failed.set_value(true);
        }
        self.count(&waiting);
        if self.is_sending.get_value() {
            return;
        }
        if waiting.is_empty() {
            return self.tell(true);
        }
        if is_away {
            self.retry_after(PAUSE);
            return self.tell(false);
        }
        if !self.is_known() {
            return;
        }
        self.is_sending.set_value(true);
        spawn_local(async move {
            if delivery::send(self, waiting).await.is_err() {
                self.ended(Err(PAUSE));
            }
        });
    }

    /// What waited was sent, or is to be sent again after a pause.
    fn ended(self, outcome: Result<(), Duration>) {
        self.is_sending.set_value(false);
        self.has_failed.set_value(outcome.is_err());
        match outcome {
            // More may have come meanwhile.
            Ok(()) => self.work(),
            Err(pause) => {
                self.count(&waiting());
                self.tell(false);
                self.retry_after(pause);
            }
        }
    }

    fn tell(self, is_sent: bool) {
        let mut all = Vec::new();
        self.afterwards
            .update_value(|waiting| all = std::mem::take(waiting));
        for one in all {
            // Whoever has gone elsewhere meanwhile waits no longer.
            one.try_run(is_sent);
        }
    }

    fn count(self, waiting: &[Key]) {
        let has_failed = self.has_failed.get_value();
        let is_over =
            |key: &Key| memory::recall(key).is_some_and(|game| receipt::is_finished(&game));
        let count = waiting.iter().filter(|key| has_failed || is_over(key));
        self.waiting.set(count.count());
    }
}

fn mark_key(id: GameId) -> Key {
    Presence::own_game(REVISION, id)
}

/// What the server has of a game.
fn mark(id: GameId) -> Option<ServerCopy> {
    ServerCopy::read(&memory::recall(&mark_key(id))?)
}

fn set_mark(id: GameId, mark: ServerCopy) {
    memory::remember(&mark_key(id), &mark.write());
}

/// The games that wait and may be sent now: those of the browser, and one's own.
fn waiting() -> Vec<Key> {
    memory::games(OUTBOX, &Presence::person())
}

fn waits(id: GameId) -> bool {
    let id = id.to_string();
    waiting().iter().any(|key| key.game() == Some(&*id))
}

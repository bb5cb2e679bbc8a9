//! Keeps games: the one that goes on in this browser, those that are over until the server has them.
//! Both lie in the local storage, which is written before a move is shown: a database in the browser
//! would still be writing when the tab dies.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_protocol::api::Account;
use serde_json::json;

use crate::api::presence::Presence;
use crate::api::{memory, server};
use crate::state::game_id::GameId;
use crate::state::refusal::Refusal;
use crate::state::saved;
use crate::state::visitor::Visitor;

const GAME: &str = "game";
const OUTBOX: &str = "outbox";
const REFUSED: &str = "refused";
/// How long the server is left alone when it cannot be reached.
const PAUSE: Duration = Duration::from_secs(20);

/// What the page keeps. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Keeper {
    presence: Presence,
    /// How many games wait for the server.
    pub waiting: RwSignal<usize>,
    is_sending: StoredValue<bool>,
    /// Games of this visit; each is sent once.
    handed_in: StoredValue<Vec<GameId>>,
}

/// Where the unfinished game of one person lies.
#[derive(Clone, Copy)]
pub struct Place {
    name: StoredValue<String>,
    /// As this window last knew it.
    known: StoredValue<Option<String>>,
}

impl Keeper {
    /// Begins to send what has been waiting.
    pub fn begin(presence: Presence) {
        let keeper = Self {
            presence,
            waiting: RwSignal::new(0),
            is_sending: StoredValue::new(false),
            handed_in: StoredValue::new(Vec::new()),
        };
        provide_context(keeper);
        Effect::new(move |_| {
            presence.visitor.track();
            keeper.work();
        });
        let online = window_event_listener(ev::online, move |_| keeper.retry());
        on_cleanup(move || online.remove());
    }

    /// That of the page around the calling component.
    pub fn here() -> Self {
        expect_context()
    }

    /// Where the unfinished game of whoever is here lies; that of strangers and guests belongs to
    /// the browser.
    pub fn place(self) -> Place {
        let name = owned(GAME);
        let known = StoredValue::new(memory::recall(&name));
        let name = StoredValue::new(name);
        Place { name, known }
    }

    /// Whether this game is still to be handed in; each is taken once.
    pub fn takes(self, id: GameId) -> bool {
        let is_new = self.handed_in.with_value(|ids| !ids.contains(&id));
        if is_new {
            self.handed_in.update_value(|ids| ids.push(id));
        }
        is_new
    }

    /// Has the server keep a game, now or when it can be reached.
    pub fn send(self, id: GameId, game: &str) {
        memory::remember(&format!("{}/{id}", owned(OUTBOX)), game);
        self.work();
    }

    fn retry(self) {
        match self
            .presence
            .visitor
            .with_untracked(|visitor| *visitor == Visitor::Unknown)
        {
            true => self.presence.ask(),
            false => self.work(),
        }
    }

    /// Sends what waits, one after the other.
    fn work(self) {
        let waiting = waiting();
        self.waiting.set(waiting.len());
        let is_known = self
            .presence
            .visitor
            .with_untracked(|visitor| *visitor != Visitor::Unknown);
        let is_free = !self.is_sending.get_value();
        if waiting.is_empty() || !is_known || !is_free {
            return;
        }
        self.is_sending.set_value(true);
        spawn_local(async move {
            let outcome = self.empty(waiting).await;
            self.is_sending.set_value(false);
            match outcome {
                // More may have come meanwhile.
                Ok(()) => self.work(),
                Err(pause) => set_timeout(move || self.retry(), pause),
            }
        });
    }

    async fn empty(self, waiting: Vec<String>) -> Result<(), Duration> {
        for name in waiting {
            let id = name.rsplit('/').next().unwrap_or_default().to_owned();
            let Some(game) = memory::recall(&name) else {
                continue;
            };
            self.enter().await?;
            match server::put_text(&format!("/games/{id}"), game.clone()).await {
                Ok(()) => memory::forget(&name),
                Err(Refusal::Problem(problem)) if problem.code != "not_logged_in" => {
                    // It will not be taken another time either; it stays where it can be found.
                    memory::remember(&format!("{REFUSED}/{id}"), &game);
                    memory::forget(&name);
                }
                Err(Refusal::Wait { seconds, .. }) => {
                    return Err(Duration::from_secs(u64::from(seconds)));
                }
                Err(_) => return Err(PAUSE),
            }
            self.waiting
                .update(|count| *count = count.saturating_sub(1));
        }
        Ok(())
    }

    /// A stranger becomes a guest, because the server keeps games only for someone.
    async fn enter(self) -> Result<(), Duration> {
        if self
            .presence
            .visitor
            .with_untracked(|visitor| *visitor != Visitor::Stranger)
        {
            return Ok(());
        }
        match server::post::<Account>("/guests", &json!({})).await {
            Ok(guest) => self.presence.enters(guest),
            Err(Refusal::Wait { seconds, .. }) => {
                return Err(Duration::from_secs(u64::from(seconds)));
            }
            Err(_) => return Err(PAUSE),
        }
        Ok(())
    }
}

impl Place {
    /// The game that lies there.
    pub fn recall(self) -> Option<String> {
        self.known.get_value()
    }

    /// Keeps a game there, or none. If another window has gone on with it meanwhile, that stays,
    /// and is returned.
    pub fn keep(self, text: Option<String>) -> Option<String> {
        let name = self.name.get_value();
        let there = memory::recall(&name);
        let known = self.known.get_value();
        let is_newer = there.as_deref().map(saved::moves) != known.as_deref().map(saved::moves);
        if is_newer && there.is_some() {
            self.known.set_value(there.clone());
            return there;
        }
        match &text {
            Some(text) => memory::remember(&name, text),
            None => memory::forget(&name),
        }
        self.known.set_value(text);
        None
    }

    /// Tells when another window changes it.
    pub fn on_change(self, tell: impl Fn(Option<&str>) + 'static) {
        let listener = window_event_listener(ev::storage, move |event| {
            if event.key() != Some(self.name.get_value()) {
                return;
            }
            let there = event.new_value();
            let known = self.known.get_value();
            let is_other = there.as_deref().map(saved::moves) != known.as_deref().map(saved::moves);
            self.known.set_value(there.clone());
            if is_other {
                tell(there.as_deref());
            }
        });
        on_cleanup(move || listener.remove());
    }
}

/// The name under which something of whoever is here is kept.
fn owned(what: &str) -> String {
    match Presence::last_account() {
        Some(account) => format!("{what}:{account}"),
        None => what.to_owned(),
    }
}

/// The names of the games that wait and may be sent now: one's own, and those of the browser.
fn waiting() -> Vec<String> {
    let own = format!("{}/", owned(OUTBOX));
    let browsers = format!("{OUTBOX}/");
    let mut names = memory::names();
    names.retain(|name| name.starts_with(&own) || name.starts_with(&browsers));
    names
}

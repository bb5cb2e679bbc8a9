//! Who is here, and at whose place: asked once after the page has started, known to all of it.

use std::future::poll_fn;
use std::task::{Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::key::{Key, Own, OwnGames, Person};
use rookery_app::keeping::table::{ACCOUNT, GUEST, THEME, WAS_HERE};
use rookery_play::GameId;
use rookery_protocol::api::{Account, CurrentAccount, ServerFacts};
use serde_json::json;

use crate::browser::{http as server, storage as memory};

/// What the page knows about its visitor and its server. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Presence {
    pub visitor: RwSignal<Visitor>,
    /// What anyone may know about the server, once it has told.
    pub facts: RwSignal<Option<ServerFacts>>,
    /// Why the last question came to nothing.
    pub trouble: RwSignal<Option<Refusal>>,
    /// While a stranger becomes a guest: those who wait for it.
    settling: StoredValue<Option<Vec<Waker>>>,
}

impl Presence {
    /// Begins to ask; the parts of the page find the answers through [`Presence::here`].
    pub fn begin() -> Self {
        let presence = Self {
            visitor: RwSignal::new(Visitor::Unknown),
            facts: RwSignal::new(None),
            trouble: RwSignal::new(None),
            settling: StoredValue::new(None),
        };
        provide_context(presence);
        if let Person::Known(id) = Self::person() {
            // Before anything is recalled: what older versions kept for all is theirs.
            memory::hand_over(None, &id);
        }
        presence.ask();
        presence
    }

    /// What the page around the calling component knows.
    pub fn here() -> Self {
        expect_context()
    }

    /// Asks the server who is here, and about itself.
    pub fn ask(self) {
        self.trouble.set(None);
        spawn_local(async move {
            match server::get::<CurrentAccount>("/session").await {
                Ok(current) => self.becomes(current.into()),
                Err(refusal) => self.trouble.set(Some(refusal)),
            }
        });
        self.ask_for_facts();
    }

    /// Asks the server about itself.
    pub fn ask_for_facts(self) {
        spawn_local(async move {
            match server::get("/server").await {
                Ok(facts) => self.facts.set(Some(facts)),
                Err(refusal) => self.trouble.set(Some(refusal)),
            }
        });
    }

    /// Someone has logged in, or changed something about themselves.
    pub fn enters(self, account: Account) {
        self.becomes(Visitor::Known(account));
    }

    /// A stranger becomes a guest, because the server keeps games only for someone. Nobody becomes
    /// two: what was kept for the first would be lost with their cookie.
    pub async fn settle(self) -> Result<(), Refusal> {
        poll_fn(|context| {
            let waits = self.settling.try_update_value(|waiting| {
                let waiting = waiting.as_mut()?;
                waiting.push(context.waker().clone());
                Some(())
            });
            match waits.flatten() {
                Some(()) => Poll::Pending,
                None => Poll::Ready(()),
            }
        })
        .await;
        let is_stranger = |visitor: &Visitor| *visitor == Visitor::Stranger;
        if !self.visitor.with_untracked(is_stranger) {
            return Ok(());
        }
        self.settling.set_value(Some(Vec::new()));
        let entered = server::post("/guests", &json!({})).await;
        let entered = entered.map(|guest| self.enters(guest));
        let waiting = self.settling.try_update_value(Option::take).flatten();
        waiting.into_iter().flatten().for_each(Waker::wake);
        entered
    }

    /// The server does not know them any more.
    pub fn ends(self) {
        self.becomes(Visitor::Stranger);
    }

    /// Whether somebody was logged in with this browser before.
    pub fn was_here() -> bool {
        memory::recall(&WAS_HERE.key()).is_some()
    }

    /// Whose things the page keeps now: those of whoever was logged in here last, and has not left.
    pub fn person() -> Person {
        memory::recall(&ACCOUNT.key()).map_or(Person::Guest, Person::Known)
    }

    /// The id of whoever is here, if the server knows them.
    pub fn id(self) -> Option<String> {
        self.visitor.with_untracked(|visitor| match visitor {
            Visitor::Known(account) => Some(account.id.clone()),
            Visitor::Unknown | Visitor::Stranger => None,
        })
    }

    /// Whether that is a guest, who may have something here that no account has.
    pub fn is_guest(self) -> bool {
        self.visitor.with_untracked(Visitor::is_guest)
    }

    /// Where something of whoever is here lies.
    pub fn own(what: Own) -> Key {
        what.of(&Self::person())
    }

    /// Where something of a game of theirs lies.
    pub fn own_game(what: OwnGames, game: GameId) -> Key {
        what.of(&Self::person(), game)
    }

    fn becomes(self, visitor: Visitor) {
        if let Some(account) = visitor.account() {
            memory::remember(&WAS_HERE.key(), "yes");
            memory::remember(&ACCOUNT.key(), &account.id);
            let guest = self.id().filter(|_| self.is_guest());
            memory::hand_over(guest.as_deref(), &account.id);
        } else if matches!(Self::person(), Person::Known(_)) {
            // Their session has ended. What they did here waits for them alone.
            memory::forget(&ACCOUNT.key());
            memory::forget(&THEME.key());
        }
        match visitor.is_guest() {
            true => memory::remember(&GUEST.key(), "yes"),
            false => memory::forget(&GUEST.key()),
        }
        self.visitor.set(visitor);
    }
}

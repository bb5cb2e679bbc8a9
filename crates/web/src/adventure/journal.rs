//! Keeps somebody's adventure: in this browser at once, with the server a moment later. Whatever both
//! know is merged; nothing is lost by being offline.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::visitor::Visitor;
use rookery_app::adventure::traveler::Traveler;
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::key::{Key, Person};
use rookery_app::keeping::table::{ADVENTURE, TRAVELER};
use rookery_campaign::{AdventureProgress, Bookmark, Fight, Journey};
use rookery_protocol::api::{Adventure, StoryJourney};

use crate::account::presence::Presence;
use crate::browser::{http as server, storage as memory};

/// Whoever reads quickly is not a reason to write each line, but nobody reads for long without being kept.
const SPAN: Duration = Duration::from_secs(1);

/// An adventure that is kept. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Journal {
    pub traveler: RwSignal<Traveler>,
    presence: Presence,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the server was asked, or cannot be.
    pub is_known: RwSignal<bool>,
}

impl Journal {
    /// Opens it, and asks the server what other devices know.
    pub fn begin() -> Self {
        let presence = Presence::here();
        let journal = Self {
            traveler: RwSignal::new(Traveler::new(recall())),
            presence,
            timer: StoredValue::new(None),
            is_known: RwSignal::new(false),
        };
        Effect::new(move |_| {
            let owner = presence.visitor.with(|visitor| match visitor {
                Visitor::Unknown => None,
                Visitor::Stranger => Some(None),
                Visitor::Known(account) => Some(Some(account.id.clone())),
            });
            let is_away = presence.trouble.with(Option::is_some);
            match owner {
                None if is_away => journal.is_known.set(true),
                None => {}
                Some(owner) => journal.belongs_to(owner),
            }
        });
        let online = window_event_listener(ev::online, move |_| journal.ask());
        let closed = window_event_listener(ev::pagehide, move |_| journal.hurry());
        let hidden = window_event_listener(ev::visibilitychange, move |_| {
            if document().hidden() {
                journal.hurry();
            }
        });
        on_cleanup(move || {
            online.remove();
            hidden.remove();
            closed.remove();
            journal.hurry();
        });
        journal
    }

    /// Changes it and keeps it.
    pub fn update<T>(self, change: impl FnOnce(&mut Traveler) -> T) {
        let before = self.journey();
        self.traveler.update(|traveler| {
            change(traveler);
        });
        self.keep();
        if self.journey() == before {
            return;
        }
        if self.timer.with_value(Option::is_some) {
            return;
        }
        let later = move || {
            self.timer.try_set_value(None);
            self.send();
        };
        let timer = set_timeout_with_handle(later, SPAN).ok();
        self.timer.set_value(timer);
    }

    fn journey(self) -> Journey {
        self.traveler
            .with_untracked(|traveler| traveler.progress().journey.clone())
    }

    /// Another window may have come further meanwhile.
    fn keep(self) {
        let there = kept(&place());
        let news = there.filter(|there| {
            self.traveler.with_untracked(|now| {
                let both = now.progress().clone().merge(there.clone());
                both != *now.progress()
            })
        });
        if let Some(there) = news {
            self.traveler.update(|traveler| traveler.meet(there));
        }
        // Whoever only looked in has left nothing.
        let is_new = |now: &Traveler| *now == Traveler::new(AdventureProgress::default());
        if memory::recall(&place()).is_some() || !self.traveler.with_untracked(is_new) {
            let text = self.traveler.with_untracked(Traveler::write);
            memory::remember(&place(), &text);
        }
    }

    /// This is whose adventure it is; what a stranger did in this browser was theirs.
    fn belongs_to(self, owner: Option<String>) {
        match &owner {
            Some(guest) if self.presence.is_guest() => memory::remember(&TRAVELER.key(), guest),
            _ => memory::forget(&TRAVELER.key()),
        }
        let mut progress = kept(&place()).unwrap_or_default();
        let strangers = ADVENTURE.of(&Person::Guest);
        if owner.is_some()
            && let Some(stranger) = kept(&strangers)
        {
            progress = progress.merge(stranger);
            memory::forget(&strangers);
        }
        let earlier = Traveler::new(progress);
        let is_same = self
            .traveler
            .with_untracked(|now| now.progress() == earlier.progress());
        if !is_same {
            self.traveler.set(earlier);
        }
        self.keep();
        match owner {
            Some(_) => self.ask(),
            None => self.is_known.set(true),
        }
    }

    /// Learns what other devices know, and tells them what they do not.
    fn ask(self) {
        let is_kept =
            (self.presence.visitor).with_untracked(|visitor| matches!(visitor, Visitor::Known(_)));
        if !is_kept {
            return;
        }
        spawn_local(async move {
            let answer = server::get::<Adventure>("/adventure").await;
            self.is_known.try_set(true);
            if let Ok(adventure) = answer {
                let there = adventure.journey.clone();
                self.meet(adventure);
                if self.traveler.try_with_untracked(|now| wire(now) != there) == Some(true) {
                    self.send();
                }
            }
        });
    }

    fn meet(self, adventure: Adventure) {
        let other = progress(adventure);
        // Whoever has gone elsewhere meanwhile finds it there next time.
        let met = self.traveler.try_update(|traveler| traveler.meet(other));
        if met.is_some() {
            self.keep();
        }
    }

    fn send(self) {
        let is_kept = (self.presence.visitor)
            .try_with_untracked(|visitor| matches!(visitor, Visitor::Known(_)));
        let journey = self.traveler.try_with_untracked(wire);
        if let (Some(true), Some(journey)) = (is_kept, journey) {
            spawn_local(async move {
                let answer: Result<Adventure, Refusal> =
                    server::put("/adventure/journey", &journey).await;
                // What does not arrive is told with the next line, or at the next visit.
                if let Ok(adventure) = answer {
                    self.meet(adventure);
                }
            });
        }
    }

    fn stop(self) -> bool {
        let timer = self.timer.try_update_value(Option::take).flatten();
        timer.map(|timer| timer.clear()).is_some()
    }

    fn hurry(self) {
        if self.stop() {
            self.send();
        }
    }
}

/// The adventure as this browser knows it.
pub fn recall() -> AdventureProgress {
    kept(&place()).unwrap_or_default()
}

/// Tells the server how far the story has come, if this browser knows.
pub async fn hand_in() -> Result<(), Refusal> {
    let places = [place(), ADVENTURE.of(&Person::Guest)];
    let both = places.iter().filter_map(kept);
    let Some(progress) = both.reduce(AdventureProgress::merge) else {
        return Ok(());
    };
    let journey = wire(&Traveler::new(progress));
    let kept = server::put::<Adventure>("/adventure/journey", &journey).await;
    kept.map(drop)
}

fn kept(place: &Key) -> Option<AdventureProgress> {
    Traveler::read(&memory::recall(place)?)
}

fn place() -> Key {
    let person = match Presence::person() {
        Person::Guest => memory::recall(&TRAVELER.key()).map_or(Person::Guest, Person::Known),
        person => person,
    };
    ADVENTURE.of(&person)
}

fn wire(traveler: &Traveler) -> StoryJourney {
    let Journey { at, choices } = &traveler.progress().journey;
    StoryJourney {
        chapter: at.chapter,
        step: at.step,
        choices: choices.clone(),
    }
}

fn progress(adventure: Adventure) -> AdventureProgress {
    let StoryJourney {
        chapter,
        step,
        choices,
    } = adventure.journey;
    let fights = adventure.fights.into_iter().map(|fight| {
        let at = u64::try_from(fight.at).unwrap_or_default();
        let battle = fight.battle;
        (
            fight.game,
            Fight {
                at,
                battle,
                verdict: fight.verdict,
            },
        )
    });
    AdventureProgress {
        journey: Journey {
            at: Bookmark { chapter, step },
            choices,
        },
        fights: fights.collect(),
    }
}

//! Asks the server for the games that are wanted, a page at a time.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use rookery_app::account::visitor::Visitor;
use rookery_app::games::archive::{Archive, Rest};
use rookery_app::games::wanted::{Results, Wanted};
use rookery_protocol::api::GamePage;

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::games::saved_list::{ListState, SavedList};
use crate::keeping::keeper::Keeper;
use crate::shell::ui::errand::Errand;

/// So many screens before the end the next page is asked for.
const AHEAD: f64 = 1.5;

/// What is wanted and what came. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Listing {
    /// As the address says.
    pub wanted: Memo<Wanted>,
    pub archive: RwSignal<Archive>,
    pub errand: Errand,
    account: Memo<Whose>,
    saved_list: SavedList,
    go: Callback<(Wanted, Navigate)>,
}

/// How an address follows another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigate {
    /// The back button leads to what was before.
    Step,
    /// It does not, as with every letter of a word.
    Instead,
}

/// Whose games are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Whose {
    Unknown,
    /// A stranger has none.
    Nobody,
    Of(String),
}

impl Listing {
    pub fn begin() -> Self {
        let query = use_query_map();
        let presence = Presence::here();
        let navigate = use_navigate();
        let listing = Self {
            wanted: Memo::new(move |_| query.with(|query| Wanted::read(|name| query.get(name)))),
            archive: RwSignal::new(Archive::default()),
            errand: Errand::new(),
            account: Memo::new(move |_| {
                presence.visitor.with(|visitor| match visitor {
                    Visitor::Unknown => Whose::Unknown,
                    Visitor::Stranger => Whose::Nobody,
                    Visitor::Known(account) => Whose::Of(account.id.clone()),
                })
            }),
            saved_list: SavedList::here(),
            go: Callback::new(move |(wanted, way): (Wanted, Navigate)| {
                let options = NavigateOptions {
                    replace: way == Navigate::Instead,
                    scroll: false,
                    ..NavigateOptions::default()
                };
                navigate(&wanted.address(), options);
            }),
        };
        Effect::new(move |_| {
            listing.account.track();
            listing.wanted.track();
            listing.start();
        });
        let waiting = Keeper::here().waiting;
        Effect::new(move |before: Option<usize>| {
            let now = waiting.get();
            if now == 0 && before.is_some_and(|before| before > 0) {
                listing.renew();
            }
            now
        });
        listing
    }

    /// Wants something else.
    pub fn want(self, way: Navigate, change: impl FnOnce(&mut Wanted)) {
        let mut wanted = self.wanted.get_untracked();
        change(&mut wanted);
        if wanted != self.wanted.get_untracked() {
            self.go.run((wanted, way));
        }
    }

    /// Whether the first games are still to come.
    pub fn is_looking(self) -> bool {
        let is_asked = self.wanted.with(|wanted| wanted.results != Results::NONE);
        let is_empty = self.archive.with(|archive| archive.rest == Rest::Unknown);
        is_asked && is_empty && !self.errand.has_failed()
    }

    /// From the start, or as it was left for a game.
    fn start(self) {
        let wanted = self.wanted.get_untracked();
        match self.account.get_untracked() {
            Whose::Unknown => self.archive.set(Archive::default()),
            Whose::Nobody => self.archive.set(Archive {
                games: Vec::new(),
                rest: Rest::End,
            }),
            Whose::Of(account) => {
                let kept = self.saved_list.take(&account, &wanted);
                self.archive.set(
                    kept.as_ref()
                        .map_or_else(Archive::default, |kept| kept.archive.clone()),
                );
                if let Some(kept) = kept {
                    scroll_soon(kept.down);
                }
                self.renew();
            }
        }
    }

    /// The first page once more: something was added.
    pub fn renew(self) {
        let question = self.wanted.with_untracked(|wanted| wanted.question(None));
        let Some(place) = question else {
            self.errand.hush();
            self.archive.set(Archive::default());
            return;
        };
        if !matches!(self.account.get_untracked(), Whose::Of(_)) {
            return;
        }
        self.errand.run_anew(
            async move { server::get::<GamePage>(&place).await },
            move |page| {
                self.archive.update(|archive| archive.renew(page));
                request_animation_frame(move || self.go_on_near_the_end());
            },
        );
    }

    /// The next page; nothing while one is on its way.
    pub fn more(self) {
        let next = |archive: &Archive| archive.next().map(str::to_owned);
        let Some(next) = self.archive.try_with_untracked(next).flatten() else {
            return;
        };
        let question = self
            .wanted
            .with_untracked(|wanted| wanted.question(Some(&next)));
        let Some(place) = question else {
            return;
        };
        self.errand.run(
            async move { server::get::<GamePage>(&place).await },
            move |page| {
                self.archive.update(|archive| archive.append(page));
                request_animation_frame(move || self.go_on_near_the_end());
            },
        );
    }

    /// What failed, once more.
    pub fn again(self) {
        match self
            .archive
            .with_untracked(|archive| archive.next().is_some())
        {
            true => self.more(),
            false => self.renew(),
        }
    }

    pub fn go_on_near_the_end(self) {
        // A page that has failed is asked for only by hand.
        if is_near_the_end() && self.errand.is_free() {
            self.more();
        }
    }

    /// Somebody opens a game, and will come back.
    pub fn leave(self) {
        if let Whose::Of(account) = self.account.get_untracked() {
            self.saved_list.put(ListState {
                account,
                wanted: self.wanted.get_untracked(),
                archive: self.archive.get_untracked(),
                down: window().scroll_y().unwrap_or(0.0),
            });
        }
    }
}

fn is_near_the_end() -> bool {
    let window = window();
    let length =
        |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let screen = length(window.inner_height()).unwrap_or(0.0);
    let page = document()
        .document_element()
        .map_or(0, |root| root.scroll_height());
    let down = window.scroll_y().unwrap_or(0.0);
    f64::from(page) - down - screen < screen * AHEAD
}

/// When the games are there: the page must be long enough first.
fn scroll_soon(down: f64) {
    request_animation_frame(move || {
        request_animation_frame(move || window().scroll_to_with_x_and_y(0.0, down));
    });
}

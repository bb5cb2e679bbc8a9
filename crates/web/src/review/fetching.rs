//! One's own game comes from the server. What this browser still has of it goes there first, so that a game
//! can be looked at the moment it is over.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_play::GameId;

use crate::browser::http as server;
use crate::keeping::keeper::Keeper;
use crate::review::held::HeldGame;
use crate::review::{Access, Arrival, Arriving};

#[component]
pub fn FetchedGame(id: String) -> impl IntoView {
    let keeper = Keeper::here();
    let is_held = RwSignal::new(false);
    let own = GameId::parse(&id);
    let id = StoredValue::new(id);
    move || match own.filter(|_| is_held.get()) {
        Some(own) => view! { <HeldGame id=own is_held /> }.into_any(),
        None => {
            let arrival: Arrival = RwSignal::new(None);
            let ask = move || {
                let path = format!("/games/{}", called_now(keeper, &id.get_value()));
                spawn_local(async move {
                    arrival.try_set(Some(server::get(&path).await));
                });
            };
            let sent = Callback::new(move |_| match own.and_then(|own| keeper.held(own)) {
                None => ask(),
                // Not while the page that it replaces is being built.
                Some(_) => spawn_local(async move {
                    is_held.try_set(true);
                }),
            });
            let fetch = Callback::new(move |()| match own.and_then(|own| keeper.held(own)) {
                None => ask(),
                Some(_) => keeper.once_sent(sent),
            });
            view! { <Arriving arrival access=Access::Owner fetch /> }.into_any()
        }
    }
}

/// The id of a game, which may have been given another one on its way.
fn called_now(keeper: Keeper, id: &str) -> String {
    let parted = keeper.parted.get_untracked();
    let other = parted.filter(|(from, _)| from.to_string() == id);
    other.map_or_else(|| id.to_owned(), |(_, other)| other.to_string())
}

//! The unfinished game on top of the home page: that of this browser, or the one that was last gone on
//! with on another device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::account::visitor::Visitor;
use rookery_app::keeping::download;
use rookery_app::keeping::receipt::Elsewhere;
use rookery_play::{Bout, GameId, record};
use rookery_protocol::api::GamePage;

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::keeping::keeper::Keeper;
use crate::keeping::{looking, packing};

/// The unfinished games of the server; the newest of them is not far down.
const UNFINISHED: &str = "/users/me/games?verdict=unfinished&limit=20";

/// A game to go on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This browser has it.
    Here(Bout),
    /// Only the server does.
    There(Bout),
}

/// What is known so far. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Waiting {
    pub game: RwSignal<Option<Found>>,
    keeper: Keeper,
}

impl Waiting {
    pub fn begin() -> Self {
        let keeper = Keeper::here();
        let here = keeper.place().recall().and_then(|kept| record::read(&kept));
        let here = here.filter(|bout| bout.plies() > 0);
        let own = here.as_ref().map(|bout| bout.id);
        let waiting = Self {
            game: RwSignal::new(here.map(Found::Here)),
            keeper,
        };
        let presence = Presence::here();
        Effect::new(move |_| {
            let is_known = (presence.visitor).with(|visitor| matches!(visitor, Visitor::Known(_)));
            // What the server has not got is newer than all that it has.
            if !is_known || own.is_some_and(|own| !keeper.has(own)) {
                return;
            }
            if let Some(own) = own {
                looking::look(presence, keeper, own);
            }
            spawn_local(async move {
                let list = server::get_text(UNFINISHED).await.unwrap_or_default();
                // Whoever has none needs no program to look at them.
                if list.contains("\"id\"") {
                    show(list, own, waiting.game).await.unwrap_or_default();
                }
            });
        });
        waiting
    }

    /// How far the game here went on another device, if it did.
    pub fn elsewhere(self, bout: &Bout) -> Option<Elsewhere> {
        let id = bout.id;
        self.keeper.elsewhere.get().filter(|gone| gone.id == id)
    }
}

/// Shows the game that was last gone on with, unless it is our own.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn show(
    list: String,
    own: Option<GameId>,
    shown: RwSignal<Option<Found>>,
) -> Result<(), SplitLoaderError> {
    let page = serde_json::from_str::<GamePage>(&list).ok();
    let newest = page.and_then(|page| GameId::parse(&download::newest(&page)?.id));
    if let Some(newest) = newest.filter(|newest| Some(*newest) != own) {
        spawn_local(async move {
            let text = server::get_text(&format!("/games/{newest}")).await;
            if let Some(arrived) = text.ok().and_then(|text| packing::arrived(&text)) {
                shown.try_set(Some(Found::There(arrived.bout)));
            }
        });
    }
    Ok(())
}

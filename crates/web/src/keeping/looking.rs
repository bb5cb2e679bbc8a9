//! Asks how far the server has come with the game of this browser. The program for it comes with the
//! panel of a game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::account::visitor::Visitor;
use rookery_app::keeping::receipt::Elsewhere;
use rookery_play::GameId;
use rookery_protocol::api::Game;

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::keeping::keeper::Keeper;

/// Has the keeper hear whether another device has gone on with this game.
pub fn look(presence: Presence, keeper: Keeper, id: GameId) {
    let is_known =
        (presence.visitor).with_untracked(|visitor| matches!(visitor, Visitor::Known(_)));
    if is_known && keeper.has(id) {
        // Without the program nothing is told, and nothing is lost.
        spawn_local(async move { ask(keeper, id).await.unwrap_or_default() });
    }
}

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn ask(keeper: Keeper, id: GameId) -> Result<(), SplitLoaderError> {
    spawn_local(async move {
        if let Ok(Game { summary, .. }) = server::get(&format!("/games/{id}")).await {
            let there = Elsewhere {
                id,
                plies: summary.plies as usize,
                finished: summary.finished,
            };
            keeper.hear(summary.revision, there);
        }
    });
    Ok(())
}

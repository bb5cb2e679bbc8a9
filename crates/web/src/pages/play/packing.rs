//! Packs a game for the server. The program for it comes with the panel of a game, because nobody
//! needs it before one has begun.

use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::api::clock;
use crate::api::keeper::Keeper;
use crate::state::bout::Bout;
use crate::state::parcel;
use crate::words::{Lang, opponent};

/// Has the server keep a game as it is now.
pub(super) fn hand_in(keeper: Keeper, bout: &Bout) {
    if !keeper.takes(bout.id) {
        return;
    }
    let (bout, now) = (bout.clone(), clock::now());
    spawn_local(async move {
        let id = bout.id;
        // Without the program there was no game to pack.
        if let Ok(text) = pack(bout, now).await {
            keeper.send(id, &text);
        }
    });
}

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn pack(bout: Bout, now: i64) -> Result<String, SplitLoaderError> {
    let level = opponent::level(Lang::En, bout.opponent.level);
    let parcel = parcel::of(&bout, &level, now);
    Ok(serde_json::to_string(&parcel).expect("a game is JSON"))
}

//! Packs games for the server and unpacks those that come from it. The program for it comes with the
//! panel of a game, because nobody needs it before one has begun.

use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::keeping::download;
use rookery_app::keeping::upload;
use rookery_app::lang::Lang;
use rookery_app::opponents::words as opponent;
use rookery_play::{Bout, record};
use rookery_protocol::api::Game;

use crate::browser::clock;
use crate::keeping::keeper::Keeper;

/// A game that goes on, and which state of it the server has.
pub struct DownloadedGame {
    pub bout: Bout,
    pub revision: i64,
    /// As it would be sent.
    pub text: String,
}

/// Has the server keep a game as it is now: once if it is over, and if it goes on, as soon as somebody
/// has made a move.
pub(crate) fn hand_in(keeper: Keeper, bout: &Bout) {
    let is_over = bout.game.outcome().is_some();
    let is_wanted = match is_over {
        true => keeper.takes(bout.id),
        false => bout.before_last().is_some(),
    };
    if bout.seats.side().is_none() || !is_wanted {
        return;
    }
    let bout = bout.clone();
    spawn_local(async move { hand_in_now(keeper, bout).await });
}

/// The same for one as this browser keeps it, until it lies ready.
pub(crate) async fn hand_in_kept(keeper: Keeper, text: &str) {
    let kept = record::read(text).filter(|bout| bout.seats.side().is_some());
    if let Some(bout) = kept.filter(|bout| bout.before_last().is_some()) {
        hand_in_now(keeper, bout).await;
    }
}

/// The same for one that goes on, until it lies ready.
pub(crate) async fn hand_in_now(keeper: Keeper, bout: Bout) {
    let id = bout.id;
    // Without the program there was no game to pack.
    if let Ok(Some(text)) = pack(bout, clock::now()).await {
        keeper.send(id, &text);
    }
}

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn pack(bout: Bout, now: i64) -> Result<Option<String>, SplitLoaderError> {
    Ok(packed(&bout, now))
}

/// The game as the server keeps it, if it can be gone on with.
pub fn arrived(text: &str) -> Option<DownloadedGame> {
    let game: Game = serde_json::from_str(text).ok()?;
    let bout = download::of(&game)?;
    Some(DownloadedGame {
        text: packed(&bout, 0)?,
        revision: game.summary.revision,
        bout,
    })
}

fn packed(bout: &Bout, now: i64) -> Option<String> {
    let engine = bout.seats.opponent();
    let level = engine.map_or_else(String::new, |engine| {
        opponent::level(Lang::En, engine.level)
    });
    let parcel = upload::of(bout, &level, now)?;
    Some(serde_json::to_string(&parcel).expect("a game is JSON"))
}

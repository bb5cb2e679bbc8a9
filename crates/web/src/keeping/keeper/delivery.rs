//! Brings games that wait to the server, one after the other, and settles what became of them. The program
//! for it comes with the panel of a game: most visits begin with nothing that waits.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::key::Key;
use rookery_app::keeping::receipt::{Elsewhere, Fate, Receipt, ServerCopy};
use rookery_app::keeping::table::{OUTBOX, REFUSED};
use rookery_play::GameId;

use super::{Keeper, PAUSE, game_slot, mark, mark_key, set_mark};
use crate::account::presence::Presence;
use crate::browser::{http as server, storage as memory};

/// Sends these, and tells the keeper how that ended.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn send(keeper: Keeper, waiting: Vec<Key>) -> Result<(), SplitLoaderError> {
    spawn_local(async move { keeper.ended(keeper.empty(waiting).await) });
    Ok(())
}

impl Keeper {
    async fn empty(self, waiting: Vec<Key>) -> Result<(), Duration> {
        for key in waiting {
            let id = key.game().and_then(GameId::parse);
            let (Some(id), Some(game)) = (id, memory::recall(&key)) else {
                memory::forget(&key);
                continue;
            };
            self.enter().await?;
            let revision = mark(id).map(|mark| mark.revision);
            match server::put_text(&format!("/games/{id}"), &game, revision).await {
                Ok(receipt) => self.settle(&key, id, &game, &receipt),
                Err(refusal @ Refusal::Problem(_))
                    if !refusal.is_trouble() && !refusal.is("not_logged_in") =>
                {
                    // It will not be taken another time either; it stays where it can be found.
                    memory::remember(&Presence::own_game(REFUSED, id), &game);
                    memory::forget(&key);
                }
                Err(Refusal::Wait { seconds, .. }) => {
                    return Err(Duration::from_secs(u64::from(seconds)));
                }
                Err(_) => return Err(PAUSE),
            }
        }
        Ok(())
    }

    /// The server has answered. What has replaced the game meanwhile still waits.
    fn settle(self, key: &Key, id: GameId, game: &str, receipt: &Receipt) {
        let newer = memory::recall(key).filter(|waits| waits != game);
        let fate = receipt.fate(id, game);
        if newer.is_none() || matches!(fate, Fate::Parted(_)) {
            memory::forget(key);
        }
        let remember = |id| match !receipt.finished && game_slot::current() == Some(id) {
            true => set_mark(id, ServerCopy::new(receipt.revision, game)),
            false => memory::forget(&mark_key(id)),
        };
        match fate {
            Fate::Kept => {
                remember(id);
                let of_it = |gone: &mut Option<Elsewhere>| gone.take_if(|gone| gone.id == id);
                self.elsewhere.maybe_update(|gone| of_it(gone).is_some());
            }
            Fate::Behind(gone) => self.elsewhere.set(Some(gone)),
            Fate::Parted(other) => {
                memory::forget(&mark_key(id));
                game_slot::rename(id, other);
                remember(other);
                if let Some(newer) = newer {
                    memory::remember(&Presence::own_game(OUTBOX, other), &newer);
                }
                if let Some(tell) = self.on_parted.get_value() {
                    tell.run((id, other));
                }
                self.elsewhere.set(None);
                self.parted.set(Some((id, other)));
            }
        }
    }

    /// The server keeps games only for someone.
    async fn enter(self) -> Result<(), Duration> {
        self.presence
            .settle()
            .await
            .map_err(|refusal| match refusal {
                Refusal::Wait { seconds, .. } => Duration::from_secs(u64::from(seconds)),
                _ => PAUSE,
            })
    }
}

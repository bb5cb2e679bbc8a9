//! Takes over a game that went on elsewhere. The game of this browser reaches the server first; if that
//! cannot be, it stays as it is.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use rookery_app::forms::refusal::Refusal;
use rookery_app::game::sparring::Sparring;
use rookery_app::keeping::words as said;
use rookery_app::lang::Lang;
use rookery_play::GameId;

use crate::browser::http as server;
use crate::game::Table;
use crate::keeping::packing;
use crate::shell::lang;
use crate::shell::notice::Notice;
use crate::shell::ui::focus;

/// Takes games over.
#[derive(Clone, Copy)]
pub(crate) struct Taker {
    /// Whether one is on its way.
    pub(crate) is_busy: RwSignal<bool>,
    lang: Lang,
    notice: Notice,
    show: Callback<GameId>,
}

impl Taker {
    pub(crate) fn begin() -> Self {
        let navigate = use_navigate();
        Self {
            is_busy: RwSignal::new(false),
            lang: lang::here(),
            notice: Notice::here(),
            show: Callback::new(move |id: GameId| {
                navigate(&format!("/games/{id}"), NavigateOptions::default());
            }),
        }
    }

    pub(crate) fn take(self, table: Table, id: GameId) {
        let own = table
            .sparring
            .with_untracked(|sparring| sparring.unfinished().cloned());
        let own = own.filter(|bout| bout.seats.side().is_some());
        self.is_busy.set(true);
        table.line.update(Sparring::leave);
        spawn_local(async move {
            if let Some(own) = own.filter(|own| own.before_last().is_some()) {
                packing::hand_in_now(table.keeper, own).await;
            }
            table.keeper.once_sent(Callback::new(move |is_sent| {
                spawn_local(async move {
                    if take(self, table, id, is_sent).await.is_err() {
                        self.end(table, Err(Refusal::Unreachable));
                    }
                });
            }));
        });
    }

    async fn fetch(self, table: Table, id: GameId) -> Result<(), Refusal> {
        let text = server::get_text(&format!("/games/{id}")).await?;
        match packing::arrived(&text) {
            Some(arrived) => {
                table.keeper.took(id, arrived.revision, &arrived.text);
                table
                    .line
                    .update(|sparring| sparring.take_over(arrived.bout));
                focus::focus_soon(focus::BOARD);
            }
            None => {
                // What is over is looked at. All that was here is part of it by now.
                table.sparring.update(|sparring| sparring.give_up(id));
                table.keeper.elsewhere.set(None);
                self.show.run(id);
            }
        }
        Ok(())
    }

    fn end(self, table: Table, done: Result<(), Refusal>) {
        if let Err(refusal) = done {
            table.line.update(Sparring::come_back);
            self.notice.say(match refusal {
                Refusal::Problem(_) => said::gone(self.lang),
                Refusal::Unreachable | Refusal::Wait { .. } => said::away(self.lang),
            });
        }
        self.is_busy.try_set(false);
    }
}

/// The rest, which only those need who have another device.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn take(taker: Taker, table: Table, id: GameId, is_sent: bool) -> Result<(), SplitLoaderError> {
    spawn_local(async move {
        let done = match is_sent {
            true => taker.fetch(table, id).await,
            false => Err(Refusal::Unreachable),
        };
        taker.end(table, done);
    });
    Ok(())
}

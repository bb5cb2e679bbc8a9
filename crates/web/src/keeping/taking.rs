//! Takes over a game that went on elsewhere. The game of this browser reaches the server first; if that
//! cannot be, it stays as it is.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use rookery_app::forms::refusal::Refusal;
use rookery_app::game::play_page::PlayPage;
use rookery_app::keeping::words as said;
use rookery_app::lang::Lang;
use rookery_play::GameId;

use crate::browser::http as server;
use crate::game::GameContext;
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

    pub(crate) fn take(self, context: GameContext, id: GameId) {
        let own = context
            .play_page
            .with_untracked(|play_page| play_page.unfinished().cloned());
        let own = own.filter(|bout| bout.seats.side().is_some());
        self.is_busy.set(true);
        context.connection.update(PlayPage::leave);
        spawn_local(async move {
            if let Some(own) = own.filter(|own| own.before_last().is_some()) {
                packing::hand_in_now(context.keeper, own).await;
            }
            context.keeper.once_sent(Callback::new(move |is_sent| {
                spawn_local(async move {
                    if take(self, context, id, is_sent).await.is_err() {
                        self.end(context, Err(Refusal::Unreachable));
                    }
                });
            }));
        });
    }

    async fn fetch(self, context: GameContext, id: GameId) -> Result<(), Refusal> {
        let text = server::get_text(&format!("/games/{id}")).await?;
        match packing::arrived(&text) {
            Some(arrived) => {
                context.keeper.took(id, arrived.revision, &arrived.text);
                context
                    .connection
                    .update(|play_page| play_page.take_over(arrived.bout));
                focus::focus_soon(focus::BOARD);
            }
            None => {
                // What is over is looked at. All that was here is part of it by now.
                context.play_page.update(|play_page| play_page.give_up(id));
                context.keeper.elsewhere.set(None);
                self.show.run(id);
            }
        }
        Ok(())
    }

    fn end(self, context: GameContext, done: Result<(), Refusal>) {
        if let Err(refusal) = done {
            context.connection.update(PlayPage::come_back);
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
fn take(
    taker: Taker,
    context: GameContext,
    id: GameId,
    is_sent: bool,
) -> Result<(), SplitLoaderError> {
    spawn_local(async move {
        let done = match is_sent {
            true => taker.fetch(context, id).await,
            false => Err(Refusal::Unreachable),
        };
        taker.end(context, done);
    });
    Ok(())
}

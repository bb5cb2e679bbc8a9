//! A game that the server has not got yet: it is safe, opens by itself as soon as it can, and is looked at on
//! the board meanwhile.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use rookery_app::forms::words::problem;
use rookery_app::review::held_game;
use rookery_app::review::words as said;
use rookery_play::GameId;

use crate::keeping::keeper::Keeper;
use crate::shell::lang;
use crate::shell::next_page_text::NextPageText;
use crate::shell::title::Title;
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn HeldGame(
    id: GameId,
    /// Whether it still waits.
    is_held: RwSignal<bool>,
) -> impl IntoView {
    let lang = lang::here();
    let keeper = Keeper::here();
    Effect::new(move |_| {
        keeper.waiting.track();
        if keeper.held(id).is_none() {
            is_held.set(false);
        }
    });
    let carried = NextPageText::here();
    let navigate = use_navigate();
    let look = move |_| {
        if let Some(pgn) = keeper.held(id).and_then(|text| held_game::pgn(&text)) {
            carried.put(pgn);
            navigate("/board", Default::default());
        }
    };
    view! {
        <Title page=said::held_heading(lang) />
        <section class="not-found">
            <Mascot />
            <h1>{said::held_heading(lang)}</h1>
            <p role="status">{said::held_text(lang)}</p>
            <div class="held-ways">
                <button type="button" class="button primary" on:click=move |_| is_held.set(false)>
                    {problem::again(lang)}
                </button>
                <button type="button" class="button" on:click=look>
                    {said::held_board(lang)}
                </button>
            </div>
        </section>
    }
}

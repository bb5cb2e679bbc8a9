//! While an earlier move is looked at: where one is, and the two ways on from there.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{numbered as written, past as said};
use rookery_app::lang::Lang;

use crate::game::GameContext;
use crate::shell::lang;
use crate::shell::ui::focus;

#[component]
pub fn PastBar(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        ..
    } = context;
    let looking_at = Memo::new(move |_| {
        play_page.with(|play_page| {
            play_page.look().pinned()?;
            Some(said::looking_at(lang, numbered(lang, play_page).as_deref()))
        })
    });
    let is_past = Memo::new(move |_| looking_at.with(Option::is_some));
    let can_go_back = Memo::new(move |_| play_page.with(PlayPage::can_go_back));
    let back = move |_| {
        play_page.update(PlayPage::look_now);
        focus::focus_soon(focus::BOARD);
    };
    let play = move |_| {
        connection.update(PlayPage::go_back);
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div class="past-bar" class:shown=move || is_past.get()>
            <p role="status">{looking_at}</p>
            <Show when=move || is_past.get()>
                <button type="button" class="chip" on:click=back>
                    {said::back_to_game(lang)}
                </button>
                <Show when=move || can_go_back.get()>
                    <button type="button" class="chip" on:click=play>
                        {said::play_from_here(lang)}
                    </button>
                </Show>
            </Show>
        </div>
    }
}

/// The move that is shown, with its number.
pub(super) fn numbered(lang: Lang, play_page: &PlayPage) -> Option<String> {
    let (before, mv) = play_page.shown_move()?;
    Some(written(lang, before, mv))
}

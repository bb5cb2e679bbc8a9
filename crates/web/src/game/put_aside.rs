//! What going back has put aside, and the way to have it again.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::past as said;

use crate::game::GameContext;
use crate::shell::lang;
use crate::shell::ui::focus;

/// Said until somebody makes another move.
#[component]
pub fn PutAside(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        ..
    } = context;
    let aside = Memo::new(move |_| play_page.with(PlayPage::put_aside));
    let bring_back = move |_| {
        connection.update(PlayPage::bring_back);
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div class="put-aside" role="status">
            {move || aside.get().map(|aside| view! {
                <span>{said::put_aside(lang, aside)}</span>
                <button type="button" class="chip" on:click=bring_back>
                    {said::bring_back_these(lang, aside)}
                </button>
            })}
        </div>
    }
}

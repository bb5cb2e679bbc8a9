//! A move that is shown and not yet played, for those who like to confirm theirs.

use leptos::ev;
use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::actions as said;

use crate::game::GameContext;
use crate::shell::lang;
use crate::shell::ui::focus;

/// The button has the focus, so that Enter plays the move; Escape puts it back.
#[component]
pub fn ProposedMove(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        ..
    } = context;
    let proposed = Memo::new(move |_| play_page.with(PlayPage::proposed));
    Effect::new(move |_| {
        if proposed.get().is_some() {
            focus::focus_soon("#confirm-move");
        }
    });
    let put_back = move || {
        play_page.update(PlayPage::release);
        focus::focus_soon(focus::BOARD);
    };
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && proposed.get_untracked().is_some() {
            put_back();
        }
    });
    on_cleanup(move || escape.remove());
    let confirm = move |_| {
        connection.update(PlayPage::confirm);
        focus::focus_soon(focus::BOARD);
    };
    move || {
        proposed.get().map(|mv| {
            view! {
                <div class="question proposed">
                    <button
                        type="button"
                        class="button primary"
                        id="confirm-move"
                        on:click=confirm
                    >
                        {said::play_it(lang, mv)}
                    </button>
                    <button type="button" class="button" on:click=move |_| put_back()>
                        {said::put_back(lang)}
                    </button>
                </div>
            }
        })
    }
}

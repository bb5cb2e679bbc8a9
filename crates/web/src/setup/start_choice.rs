//! Where the game begins: as usual, or in a position that is set up on a page of its own.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::setup::start;
use rookery_app::setup::words as said;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn StartChoice(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let position = Memo::new(move |_| context.choices.with(|choices| choices.start));
    let is_own = Memo::new(move |_| position.get().is_some());
    let editor = move || start::editor_of(position.get().as_ref());
    view! {
        <div class="start-choice">
            <p>
                <span class="start-label">{said::start(lang)}</span>
                " "
                <span class="soft">{move || said::start_now(lang, is_own.get())}</span>
            </p>
            <div class="start-ways">
                <Show when=move || is_own.get()>
                    <button
                        type="button"
                        class="chip"
                        on:click=move |_| context.choose(|choices| choices.start = None)
                    >
                        {said::start_usual(lang)}
                    </button>
                </Show>
                <A href=editor attr:class="chip chip-link">{said::start_set_up(lang)}</A>
            </div>
        </div>
    }
}

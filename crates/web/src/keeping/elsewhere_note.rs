//! Says that this game went further on another device, and takes it over from there.

use leptos::prelude::*;
use rookery_app::keeping::words as said;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn ElsewhereNote(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let gone = Memo::new(move |_| {
        context.edition.get();
        let gone = context.keeper.elsewhere.get()?;
        let id =
            (context.play_page).with_untracked(|play_page| play_page.bout().map(|bout| bout.id));
        (id == Some(gone.id)).then_some(gone)
    });
    view! {
        <div role="status">
            {move || gone.get().map(|gone| view! {
                <div class="note elsewhere">
                    <p>{said::told(lang, gone)}</p>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| context.taker.take(context, gone.id)
                    >
                        {said::follow(lang, gone)}
                    </button>
                </div>
            })}
        </div>
    }
}

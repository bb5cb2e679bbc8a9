//! Says that this game went further on another device, and takes it over from there.

use leptos::prelude::*;
use rookery_app::keeping::words as said;

use crate::game::Table;
use crate::shell::lang;

#[component]
pub fn ElsewhereNote(table: Table) -> impl IntoView {
    let lang = lang::here();
    let gone = Memo::new(move |_| {
        table.edition.get();
        let gone = table.keeper.elsewhere.get()?;
        let id = (table.sparring).with_untracked(|sparring| sparring.bout().map(|bout| bout.id));
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
                        on:click=move |_| table.taker.take(table, gone.id)
                    >
                        {said::follow(lang, gone)}
                    </button>
                </div>
            })}
        </div>
    }
}

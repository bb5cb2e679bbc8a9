//! Says when something is not as usual with the connection: no network, or games that wait for the
//! server.

use leptos::prelude::*;
use rookery_app::shell::words as said;

use crate::browser::offline;
use crate::keeping::keeper::Keeper;
use crate::shell::lang;

#[component]
pub fn Connection() -> impl IntoView {
    let lang = lang::here();
    let is_online = offline::connection();
    let waiting = Keeper::here().waiting;
    let told = Memo::new(move |_| said::connection(lang, is_online.get(), waiting.get()));
    view! {
        <div role="status">
            {move || told.get().map(|told| view! { <p class="connection small">{told}</p> })}
        </div>
    }
}

//! The way from the board to the field for typed moves, for those who go on by the Tab key: the field
//! itself stands last, where nobody else stumbles over it.

use leptos::prelude::*;
use rookery_app::board::words::typed_move as said;

use crate::board::typed_move;
use crate::shell::lang;

/// Seen only while it has the focus.
#[component]
pub fn TypedLink() -> impl IntoView {
    let lang = lang::here();
    view! {
        <button type="button" class="button typed-link" on:click=|_| typed_move::unfold()>
            {said::link(lang)}
        </button>
    }
    .into_any()
}

//! What a page of puzzles is called, and the way back to all of them.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::puzzles::training::HUB;
use rookery_app::puzzles::words as said;

use crate::shell::lang;

#[component]
pub fn Heading(title: &'static str) -> impl IntoView {
    view! {
        <div class="puzzle-top">
            <h1>{title}</h1>
            <A href=HUB attr:class="text-link">{said::all_puzzles(lang::here())}</A>
        </div>
    }
}

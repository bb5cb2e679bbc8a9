//! The three ways in: to set up a position, to paste something, to write down a game.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::study::way_in::WayIn;
use rookery_app::study::words as said;

use crate::shell::lang;
use crate::study::StudyContext;

#[component]
pub fn Ways(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let way = move |way: WayIn, name: &'static str| {
        let is_open = move || context.way.get() == Some(way);
        view! {
            <button
                type="button"
                class="button"
                aria-expanded=move || is_open().to_string()
                on:click=move |_| context.press(way)
            >
                {name}
            </button>
        }
    };
    view! {
        <div class="study-ways" role="group" aria-label=said::ways(lang)>
            <A href="/position?for=board" attr:class="button">{said::set_up(lang)}</A>
            {way(WayIn::Paste, said::paste(lang))}
            {way(WayIn::WriteDown, said::write_down(lang))}
        </div>
    }
}

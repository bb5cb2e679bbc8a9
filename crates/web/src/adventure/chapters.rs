//! All chapters: those that were read, the one that goes on, and how many are ahead.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::adventure::map::PlaceState;
use rookery_app::adventure::traveler::story;
use rookery_app::adventure::words as said;

use super::AdventureContext;
use crate::shell::lang;

#[component]
pub(super) fn Chapters(context: AdventureContext) -> impl IntoView {
    let lang = lang::here();
    let traveler = context.journal.traveler;
    let read = Memo::new(move |_| traveler.with(|one| usize::from(one.chapters_read())));
    let row = move |(index, title): (usize, &'static str)| {
        let place_state = move || match read.get() {
            read if index < read => PlaceState::Passed,
            read if index == read => PlaceState::Here,
            _ => PlaceState::Ahead,
        };
        // What happens later is not told now.
        let title = move || match place_state() {
            PlaceState::Ahead => "…",
            _ => title,
        };
        view! {
            <li class=move || place_state().key()>
                <span>{move || said::chapter(lang, index + 1, title())}</span>
                {move || match place_state() {
                    PlaceState::Passed => view! {
                        <A
                            href=format!("/adventure/story?chapter={}", index + 1)
                            attr:class="text-link"
                        >
                            {said::read_again(lang)}
                            <span class="hidden">": "{title()}</span>
                        </A>
                    }
                    .into_any(),
                    other => view! {
                        <span class="soft small">{said::place_state(lang, other)}</span>
                    }
                    .into_any(),
                }}
            </li>
        }
    };
    let titles = story().chapters.iter().map(|chapter| &*chapter.title);
    view! {
        <details class="card fold chapters">
            <summary>
                <h2>{said::chapters(lang)}</h2>
            </summary>
            <ol class="chapter-list">{titles.enumerate().map(row).collect_view()}</ol>
        </details>
    }
}

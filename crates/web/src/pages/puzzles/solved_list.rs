//! Every puzzle that was solved, the last first; each can be opened again.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_protocol::api::{SolvedPage, SolvedPuzzle};

use crate::api::{clock, server};
use crate::state::training::Goal;
use crate::ui::errand::{Errand, Outcome};
use crate::words::{self, date, puzzles as said};

#[component]
pub fn SolvedList() -> impl IntoView {
    let lang = words::lang();
    let puzzles = RwSignal::new(Vec::<SolvedPuzzle>::new());
    let next = RwSignal::new(None::<i64>);
    let errand = Errand::new();
    let fetch = move || {
        let path = match next.get_untracked() {
            Some(before) => format!("/users/me/puzzles/solved?before={before}"),
            None => "/users/me/puzzles/solved".to_owned(),
        };
        errand.run(
            async move { server::get::<SolvedPage>(&path).await },
            move |page| {
                puzzles.update(|puzzles| puzzles.extend(page.puzzles));
                next.set(page.next);
            },
        );
    };
    fetch();
    let row = move |solved: SolvedPuzzle| {
        let told = said::solved_row(lang, solved.puzzle.rating, solved.tries, solved.millis);
        let local = clock::local(solved.at);
        let when = date::recent(lang, local, clock::local(clock::now()));
        view! {
            <li>
                <A href=Goal::one(&solved.puzzle.id) attr:class="text-link">{told}</A>
                <span class="soft small">{when}</span>
            </li>
        }
    };
    view! {
        <section class="card">
            <h2>{said::solved_list(lang)}</h2>
            <p class="soft small">{said::progress_lead(lang)}</p>
            <ol class="solved-list">
                <For each=move || puzzles.get() key=|solved| solved.puzzle.id.clone() children=row />
            </ol>
            <Outcome errand />
            <Show when=move || next.get().is_some()>
                <button type="button" class="button" on:click=move |_| fetch()>
                    {said::show_more(lang)}
                </button>
            </Show>
        </section>
    }
}

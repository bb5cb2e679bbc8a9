//! Every puzzle that was tried, solved or not, the last first; each can be opened again.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::lang::date;
use rookery_app::puzzles::training::Goal;
use rookery_app::puzzles::words as said;
use rookery_protocol::api::{TriedPage, TriedPuzzle};

use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};

const LIST: &str = "/users/me/puzzles/solved?unsolved=true";

#[component]
pub fn SolvedList() -> impl IntoView {
    let lang = lang::here();
    let puzzles = RwSignal::new(Vec::<TriedPuzzle>::new());
    let next = RwSignal::new(None::<i64>);
    let errand = Errand::new();
    let fetch = move || {
        let path = match next.get_untracked() {
            Some(before) => format!("{LIST}&before={before}"),
            None => LIST.to_owned(),
        };
        errand.run(
            async move { server::get::<TriedPage>(&path).await },
            move |page| {
                puzzles.update(|puzzles| puzzles.extend(page.puzzles));
                next.set(page.next);
            },
        );
    };
    fetch();
    let row = move |tried: TriedPuzzle| {
        let told = said::tried_row(lang, &tried);
        let local = clock::local(tried.at);
        let when = date::recent(lang, local, clock::local(clock::now()));
        view! {
            <li>
                <A href=Goal::one(&tried.puzzle.id) attr:class="text-link">{told}</A>
                <span class="soft small">{when}</span>
            </li>
        }
    };
    view! {
        <section class="card">
            <h2>{said::solved_list(lang)}</h2>
            <p class="soft small">{said::progress_lead(lang)}</p>
            <ol class="solved-list">
                <For each=move || puzzles.get() key=|tried| tried.puzzle.id.clone() children=row />
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

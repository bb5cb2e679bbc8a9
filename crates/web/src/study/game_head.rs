//! Which game the moves are: who played it, and the others that were pasted with it.

use leptos::prelude::*;
use rookery_app::moves::words::caption;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;

use crate::shell::lang;

#[component]
pub fn GameHead(
    study: RwSignal<Study>,
    /// See [`Study::edition`].
    edition: Memo<u64>,
) -> impl IntoView {
    let lang = lang::here();
    let title = Memo::new(move |_| {
        edition.get();
        study.with_untracked(|study| {
            let tree = study.tree();
            // With a result alone there is nobody to name.
            let is_named = tree.tags.iter().next().is_some();
            is_named.then(|| caption::caption(lang, &tree.tags, tree.result))
        })
    });
    let choices = Memo::new(move |_| {
        edition.get();
        study.with_untracked(|study| {
            let games = study.games();
            let choice = |(index, game)| caption::choice(lang, index, games.len(), game);
            match games.len() {
                0 | 1 => Vec::new(),
                _ => games.iter().enumerate().map(choice).collect::<Vec<_>>(),
            }
        })
    });
    let has_more = Memo::new(move |_| study.with(Study::has_more_games));
    view! {
        <div class="game-head">
            <h2 id="moves-heading">{said::moves_heading(lang)}</h2>
            <Show when=move || choices.with(|choices| !choices.is_empty())>{chooser(study, choices)}</Show>
            {move || title.get().map(|title| view! { <p class="game-caption">{title}</p> })}
        </div>
        <div class="game-notes" role="status">
            {move || has_more.get().then(|| view! { <p class="soft small">{caption::left_out(lang)}</p> })}
        </div>
    }
}

/// Which of several games is shown.
fn chooser(study: RwSignal<Study>, choices: Memo<Vec<String>>) -> impl IntoView {
    let lang = lang::here();
    let chosen = Memo::new(move |_| study.with(Study::chosen));
    let option = move |(index, name): (usize, String)| {
        view! {
            <option value=index.to_string() selected=move || chosen.get() == index>
                {name}
            </option>
        }
    };
    view! {
        <select
            id="games"
            class="field small"
            aria-label=said::moves_games(lang)
            prop:value=move || chosen.get().to_string()
            on:change:target=move |event| {
                if let Ok(game) = event.target().value().parse() {
                    study.update(|study| study.choose(game));
                }
            }
        >
            {move || choices.get().into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}

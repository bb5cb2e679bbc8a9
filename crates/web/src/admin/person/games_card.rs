//! The games of a person, asked for on purpose: whoever is looked at is told.

use leptos::prelude::*;
use rookery_app::admin::pages::games_of;
use rookery_app::admin::words::games as said;
use rookery_app::games::words as games;
use rookery_protocol::api::{Account, GamePage, GameSummary};

use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::focus;

#[component]
pub fn GamesCard(account: Account) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    // Nothing before they are asked for; then all pages so far.
    let shown = RwSignal::new(None::<Vec<GameSummary>>);
    let next = RwSignal::new(None::<String>);
    let id = account.id;
    let look = move |_| {
        let address = games_of(&id, next.get_untracked().as_deref());
        errand.run(
            async move { server::get::<GamePage>(&address).await },
            move |page| {
                if shown.with_untracked(Option::is_none) {
                    focus::focus_soon("#person-games");
                }
                shown.update(|shown| shown.get_or_insert_default().extend(page.games));
                next.set(page.next);
            },
        );
    };
    let list = move || {
        shown.get().map(|shown| match shown.is_empty() {
            true => view! { <p class="soft">{said::none(lang)}</p> }.into_any(),
            false => view! {
                <ol class="rows" aria-label=said::list(lang)>
                    {shown.into_iter().map(row).collect_view()}
                </ol>
            }
            .into_any(),
        })
    };
    let button = move || match (shown.with(Option::is_none), next.with(Option::is_some)) {
        (true, _) => Some(said::show(lang)),
        (false, true) => Some(games::more(lang)),
        (false, false) => None,
    };
    view! {
        <section id="person-games" class="card" tabindex="-1" aria-labelledby="games-heading">
            <h3 id="games-heading">{said::heading(lang)}</h3>
            <p class="soft">{said::lead(lang, &account.display)}</p>
            {list}
            <Show when=move || button().is_some()>
                <button type="button" class="button" on:click=look.clone()>
                    {button}
                </button>
            </Show>
            <Outcome errand />
        </section>
    }
}

fn row(game: GameSummary) -> impl IntoView {
    let lang = lang::here();
    view! {
        <li class="row">
            <div class="row-text">
                <a class="text-link" href=format!("/games/{}", game.id)>
                    {games::name(lang, &game)}
                </a>
                <p class="soft small">{said::about(lang, &game, clock::local(game.started))}</p>
            </div>
            <span class="badge">{games::ended(lang, &game)}</span>
        </li>
    }
}

//! The game that this one comes from, and those that come from this one.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::lang::date;
use rookery_app::review::words as said;
use rookery_protocol::api::{Game, GamePage, GameSummary};

use crate::browser::clock;
use crate::review::ReviewContext;
use crate::shell::lang;
use crate::shell::ui::fetched::Fetched;

#[component]
pub fn FamilyCard(context: ReviewContext, family: Fetched<GamePage>) -> impl IntoView {
    let lang = lang::here();
    let origin = (context.review).with_untracked(|review| review.summary().origin.clone());
    let origin = origin.map(|id| {
        let game = Fetched::<Game>::begin(format!("/games/{id}"));
        let link = move |game: Game| {
            let name = said::called(lang, &game.summary);
            view! {
                <p class="family-from">
                    <span class="soft">{said::family_from(lang)}</span>
                    " "
                    <A href=format!("/games/{}", game.summary.id) attr:class="text-link">{name}</A>
                </p>
            }
            .into_any()
        };
        game.show(link)
    });
    let list = move |page: GamePage| match page.games.is_empty() {
        true => view! { <p class="soft small">{said::family_empty(lang)}</p> }.into_any(),
        false => {
            let rows = page.games.into_iter().map(row);
            view! { <ul class="family-list">{rows.collect_view()}</ul> }.into_any()
        }
    };
    view! {
        <section class="card family-card" aria-labelledby="family-heading">
            <h2 id="family-heading">{said::family_heading(lang)}</h2>
            {origin}
            {family.show(list)}
        </section>
    }
}

fn row(game: GameSummary) -> impl IntoView {
    let lang = lang::here();
    let day = date::day(lang, clock::local(game.started));
    let facts = said::facts(lang, &game, &day);
    let name = said::called(lang, &game);
    view! {
        <li>
            <A href=format!("/games/{}", game.id) attr:class="text-link">{name}</A>
            <span class="soft small">{facts}</span>
        </li>
    }
}

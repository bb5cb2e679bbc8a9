//! Which game it is: its name, how it went, its opening, when it was played.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::keeping::words as elsewhere;
use rookery_app::lang::date;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_app::share_link::words as share_link;
use rookery_protocol::api::GamePage;

use crate::browser::clock;
use crate::moves::openings;
use crate::review::{Access, ReviewContext};
use crate::shell::lang;
use crate::shell::ui::fetched::Fetched;

#[component]
pub fn HeadCard(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let (title, result, day) = context.review.with_untracked(|review| {
        let summary = review.summary();
        let day = date::day(lang, clock::local(summary.started));
        (
            said::called(lang, summary),
            said::result(lang, summary),
            day,
        )
    });
    let known = context
        .review
        .with_untracked(|review| review.summary().opening.clone());
    let opening = openings::named(Memo::new(move |_| context.review.with(Review::way)), known);
    let is_at_end = Memo::new(move |_| {
        let review = context.review;
        review.with(|review| review.is_own() && review.own_plies() == review.plies())
    });
    let to_end = move |_| context.review.update(Review::show_end);
    let shared = (context.access == Access::Link).then(|| {
        view! { <p class="chip-like">{share_link::shared(lang)}</p> }
    });
    view! {
        <header class="review-head">
            {shared}
            <h1>{title}</h1>
            <p>
                <strong>{result}</strong>
                <span class="soft">" · "{day}</span>
                <Show when=move || !is_at_end.get()>
                    <span class="soft">" · "</span>
                    <button type="button" class="link-button" on:click=to_end>
                        {said::to_end(lang)}
                    </button>
                </Show>
            </p>
            <p class="soft small opening">{opening}</p>
            {(context.access == Access::Owner).then(|| view! { <OtherVersion context /> })}
        </header>
    }
}

/// The way from one version of a game that went on on two devices to the other.
#[component]
fn OtherVersion(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let summary = context
        .review
        .with_untracked(|review| review.summary().clone());
    let first = summary.conflicts_with;
    let seconds = first.is_none().then(|| {
        let list = format!("/users/me/games?limit=1&conflicts_with={}", summary.id);
        Fetched::<GamePage>::begin(list)
    });
    let other = move || {
        let second = || Some(seconds?.get()?.games.first()?.id.clone());
        first.clone().or_else(second)
    };
    move || {
        other().map(|id| {
            view! {
                <p class="small">
                    {elsewhere::twice(lang)} " "
                    <A href=format!("/games/{id}") attr:class="text-link">
                        {elsewhere::other(lang)}
                    </A>
                </p>
            }
        })
    }
}

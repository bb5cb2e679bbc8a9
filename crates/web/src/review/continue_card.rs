//! Playing on from the position shown, against an opponent or with a friend at this screen.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::game::invitation;
use rookery_app::keeping::download;
use rookery_app::keeping::words as elsewhere;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_app::setup::choices::Company;
use rookery_app::setup::start;

use crate::review::{Access, ReviewContext};
use crate::shell::lang;

#[component]
pub fn ContinueCard(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let review = context.review;
    let position = Memo::new(move |_| review.with(|review| *review.position()));
    let is_over = Memo::new(move |_| start::outcome(&position.get()).is_some());
    // A game of somebody else's is nothing that one's own could be linked to.
    let origin = (context.access == Access::Owner)
        .then(|| review.with_untracked(Review::id))
        .flatten();
    let whole = (context.access == Access::Owner)
        .then(|| review.with_untracked(|review| review.summary().clone()))
        .filter(download::can_go_on)
        .map(|game| invitation::to_go_on(&game.id));
    let whole = StoredValue::new(whole);
    let way = move |company| move || invitation::to_continue(&position.get(), company, origin);
    view! {
        <section class="card continue-card" aria-labelledby="continue-heading">
            {whole.get_value().map(|address| view! {
                <A href=address attr:class="button primary large">{elsewhere::here(lang)}</A>
                <p class="soft small">{elsewhere::here_means(lang)}</p>
            })}
            <h2 id="continue-heading">{said::continue_heading(lang)}</h2>
            <Show
                when=move || !is_over.get()
                fallback=move || view! { <p class="soft small">{said::continue_over(lang)}</p> }
            >
                <div class="continue-ways">
                    <A
                        href=way(Company::AgainstEngine)
                        attr:class=if whole.get_value().is_some() { "button" } else { "button primary" }
                    >
                        {said::continue_opponent(lang)}
                    </A>
                    <A href=way(Company::Friends) attr:class="button">
                        {said::continue_friend(lang)}
                    </A>
                </div>
            </Show>
        </section>
    }
}

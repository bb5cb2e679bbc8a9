//! The moves with their variations, and what one can do with the place that is shown.

use leptos::prelude::*;
use rookery_app::moves::cursor::TreeStep;
use rookery_app::moves::sheet;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_play::GameId;
use rookery_protocol::api::GamePage;

use crate::board::typed_move::TypedMove;
use crate::moves::earlier_moves::{Beginning, earlier_moves};
use crate::moves::move_list::MoveList;
use crate::review::ReviewContext;
use crate::review::branch_tools::{Branch, BranchTools};
use crate::review::comment_field::CommentField;
use crate::review::saving::{Saving, SavingView};
use crate::shell::lang;
use crate::shell::ui::fetched::Fetched;

#[component]
pub fn MovesCard(
    context: ReviewContext,
    owners: Option<(Saving, Fetched<GamePage>)>,
) -> impl IntoView {
    let lang = lang::here();
    let ReviewContext {
        review, edition, ..
    } = context;
    let at = Memo::new(move |_| review.with(Review::at));
    let items = Memo::new(move |_| {
        edition.get();
        review.with_untracked(|review| sheet::items_beside(review.tree(), review.plies()))
    });
    let on_go = Callback::new(move |id| review.update(|review| review.step(TreeStep::To(id))));
    let position = Memo::new(move |_| review.with(|review| *review.position()));
    let can_move = Memo::new(move |_| review.with(|review| review.outcome().is_none()));
    let on_play = Callback::new(move |mv| review.update(|review| review.take_typed(mv)));
    // Whoever has a link may see this game and no other.
    let earlier = owners.and_then(|_| {
        review.with_untracked(|review| {
            let origin = review.summary().origin.as_deref();
            Beginning::of(origin.and_then(GameId::parse), *review.tree().start())
        })
    });
    let state = match owners {
        Some((saving, _)) => view! { <SavingView saving /> }.into_any(),
        None => view! { <p class="soft small">{said::not_kept(lang)}</p> }.into_any(),
    };
    view! {
        <section class="card moves review-moves" aria-labelledby="moves-heading">
            <div class="card-head">
                <h2 id="moves-heading">{said::moves_heading(lang)}</h2>
                {state}
            </div>
            {earlier.map(earlier_moves)}
            <MoveList items at on_go empty=said::moves_empty(lang) />
            <TypedMove position subject=context.subject() can_move on_play />
            {owners
                .map(|(_, family)| {
                    view! {
                        <CommentField context />
                        <BranchTools branch=Branch { context, family } />
                    }
                })}
        </section>
    }
}

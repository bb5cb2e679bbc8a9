//! What the engine in this browser thinks of the position shown, when it is asked to.

use leptos::prelude::*;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;

use crate::engine::judgment::{Judged, JudgmentCard};
use crate::review::ReviewContext;
use crate::shell::lang;

#[component]
pub fn ValueCard(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let ReviewContext {
        review,
        analyst,
        connection,
        evaluates,
        ..
    } = context;
    let judged = Judged {
        analyst,
        connection,
        is_on: evaluates,
        position: Memo::new(move |_| review.with(|review| *review.position())),
        is_over: Memo::new(move |_| review.with(|review| review.outcome().is_some())),
        game: Callback::new(move |()| review.with_untracked(Review::game)),
    };
    view! { <JudgmentCard judged label=said::value_label(lang) about=said::value_about(lang) /> }
}

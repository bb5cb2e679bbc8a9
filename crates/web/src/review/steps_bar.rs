//! The buttons that go through the moves and turn the board; on a phone they stay under the thumb.

use leptos::prelude::*;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_app::study::words as study;

use crate::moves::step_buttons::StepButtons;
use crate::review::ReviewContext;
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn StepsBar(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let review = context.review;
    let can = Callback::new(move |step| review.with(|review| review.can(step)));
    let on_step = Callback::new(move |step| review.update(|review| review.step(step)));
    view! {
        <div class="review-steps" title=said::steps_hint(lang)>
            <StepButtons can on_step />
            <button
                type="button"
                class="icon-button"
                title=study::flip(lang)
                aria-label=study::flip(lang)
                on:click=move |_| review.update(Review::flip)
            >
                <IconView icon=Icon::Flip />
            </button>
        </div>
    }
}

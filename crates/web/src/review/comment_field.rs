//! What the owner says about the position shown. It is kept when the field is left.

use leptos::prelude::*;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_protocol::api::Variation;

use crate::review::ReviewContext;
use crate::shell::lang;

#[component]
pub fn CommentField(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let review = context.review;
    let place = Memo::new(move |_| (review.with(Review::at), context.edition.get()));
    let text = Memo::new(move |_| {
        place.get();
        review.with_untracked(|review| review.comment().to_owned())
    });
    view! {
        <textarea
            id="comment"
            class="field small comment-field"
            rows="1"
            maxlength=Variation::LONGEST_COMMENT.to_string()
            placeholder=said::comment_placeholder(lang)
            aria-label=said::comment_label(lang)
            prop:value=text
            on:change:target=move |event| {
                let text = event.target().value();
                review.update(|review| review.say(&text));
            }
        ></textarea>
    }
}

//! The game and the position as files, and the end of the game among one's own.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::lang::calendar::Moment;
use rookery_app::review::words as said;

use crate::browser::{clock, download};
use crate::review::delete_question::DeleteQuestion;
use crate::review::{Access, ReviewContext};
use crate::shell::fold::Fold;
use crate::shell::lang;
use crate::shell::part::LoadedPart;

#[component]
pub fn TakeCard(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    view! { <Fold heading=said::take_heading(lang) needs=context load /> }
}

#[wasm_split(folded, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> LoadedPart<ReviewContext> {
    Ok(|context| view! { <TakeInside context /> }.into_any())
}

#[component]
fn TakeInside(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let review = context.review;
    let pgn = move |_| {
        let text = review.with_untracked(|review| {
            let Moment {
                year, month, day, ..
            } = Moment::of(clock::local(review.summary().started));
            let date = format!("{year:04}.{month:02}.{day:02}");
            review.pgn(|color| untrack(|| context.name(color)), &date)
        });
        download::offer("game.pgn", &text);
    };
    let fen = move |_| {
        let text = review.with_untracked(|review| review.position().fen());
        download::offer("position.fen", &text);
    };
    view! {
        <div class="take-ways">
            <button type="button" class="button" on:click=pgn>{said::take_pgn(lang)}</button>
            <button type="button" class="button" on:click=fen>{said::take_fen(lang)}</button>
        </div>
        {(context.access == Access::Owner).then(|| view! { <DeleteQuestion context /> })}
    }
}

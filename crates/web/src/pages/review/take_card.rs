//! The game and the position as files, and the end of the game among one's own.

use leptos::prelude::*;

use crate::api::{clock, download};
use crate::pages::review::Desk;
use crate::state::calendar::Moment;
use crate::words::{self, review as said};

#[component]
pub fn TakeCard(desk: Desk, children: Children) -> impl IntoView {
    let lang = words::lang();
    let review = desk.review;
    let pgn = move |_| {
        let text = review.with_untracked(|review| {
            let Moment {
                year, month, day, ..
            } = Moment::of(clock::local(review.summary().started));
            let date = format!("{year:04}.{month:02}.{day:02}");
            review.pgn(|color| untrack(|| desk.name(color)), &date)
        });
        download::offer("game.pgn", &text);
    };
    let fen = move |_| {
        let text = review.with_untracked(|review| review.position().fen());
        download::offer("position.fen", &text);
    };
    view! {
        <details class="card fold">
            <summary>
                <h2>{said::take_heading(lang)}</h2>
            </summary>
            <div class="take-ways">
                <button type="button" class="button" on:click=pgn>{said::take_pgn(lang)}</button>
                <button type="button" class="button" on:click=fen>{said::take_fen(lang)}</button>
            </div>
            {children()}
        </details>
    }
}

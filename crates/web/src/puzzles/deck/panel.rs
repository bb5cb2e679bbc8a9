//! Beside the board: where the card comes from and why it is here, help, and when it comes again.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::puzzles::words::deck as said;

use super::super::heading::Heading;
use super::cards::{Cards, today};
use super::hunting::{Hunting, HuntingCard};
use crate::puzzles::context::helping::Helping;
use crate::puzzles::context::line_card::LineCard;
use crate::puzzles::context::news_card::NewsCard;
use crate::puzzles::context::typing::Typing;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::refused::Refused;

#[component]
pub fn Panel(cards: Cards, hunting: Hunting) -> impl IntoView {
    let lang = lang::here();
    let context = cards.context;
    let ending = context.ending();
    let is_over = Memo::new(move |_| ending.get().is_some());
    let again = Signal::derive(move || match cards.plan.get()? {
        Ok(plan) => Some(said::again(lang, plan.due.saturating_sub(today()))),
        Err(_) => None,
    });
    let refusal = Signal::derive(move || cards.plan.get()?.err());
    let place = move || {
        let deck = cards.deck.get()?;
        Some(said::place(lang, deck.done, deck.cards.len() as u32))
    };
    // Asked for earlier, the same card would come again.
    let is_planned = Memo::new(move |_| cards.plan.with(Option::is_some));
    let next = move |_| {
        cards.look();
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div class="play-panel">
            <Heading title=said::heading(lang) />
            <p class="soft small">{place}</p>
            <NewsCard context more=again />
            {move || match is_over.get() {
                false => view! { <Helping context /> }.into_any(),
                true => view! {
                    <Refused refusal />
                    <div class="puzzle-acts">
                        <Show when=move || is_planned.get()>
                            <button type="button" id="puzzle-next" class="button primary" on:click=next>
                                {said::next(lang)}
                            </button>
                        </Show>
                    </div>
                    <LineCard context />
                }
                .into_any(),
            }}
            {why(cards)}
            <Typing context />
            <HuntingCard hunting />
        </div>
    }
}

/// Why the card is here, and the game it comes from.
fn why(cards: Cards) -> impl IntoView {
    let lang = lang::here();
    let reason = move || {
        cards
            .card
            .get()
            .map(|card| said::reason(lang, &card, today()))
    };
    let source = move || {
        cards.card.get().map(|card| {
            view! {
                <A href=format!("/games/{}", card.game) attr:class="text-link">
                    {said::source(lang, &card)}
                </A>
            }
        })
    };
    view! {
        <section class="card">
            <h2>{said::why(lang)}</h2>
            <p>{reason}</p>
            <p>{source}</p>
        </section>
    }
}

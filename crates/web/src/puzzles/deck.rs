//! Puzzles from somebody's own games: at most ten a day, those first that may be forgotten. Games that
//! nobody has looked through are looked through meanwhile.

mod cards;
mod hunting;
mod panel;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::words::problem;
use rookery_app::puzzles::words::{self as puzzles, deck as said};
use rookery_app::shell::words::guarded;

use self::cards::{CardStage, Cards};
use self::hunting::{Hunting, HuntingCard};
use self::panel::Panel;
use super::heading::Heading;
use crate::account::guest_banner::GuestBanner;
use crate::account::presence::Presence;
use crate::puzzles::context::board_side::BoardSide;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::mascot::Mascot;
use crate::shell::ui::refused::Refused;

#[wasm_split(deck, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn load() -> Page {
    Ok(|| view! { <DeckPage /> }.into_any())
}

#[component]
fn DeckPage() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let is_known = Memo::new(move |_| {
        presence
            .visitor
            .with(|who| matches!(who, Visitor::Known(_)))
    });
    let is_stranger = Memo::new(move |_| presence.visitor.with(|who| *who == Visitor::Stranger));
    view! {
        <Title page=said::heading(lang) />
        {move || match (is_known.get(), is_stranger.get()) {
            (true, _) => view! { <Known /> }.into_any(),
            (false, true) => view! {
                <div class="home puzzles">
                    <Head />
                    <Empty />
                </div>
            }
            .into_any(),
            (false, false) => view! {
                <section class="loading" aria-busy="true">
                    <p role="status">{guarded::looking(lang)}</p>
                    <Refused refusal=presence.trouble />
                </section>
            }
            .into_any(),
        }}
    }
}

#[component]
fn Known() -> impl IntoView {
    let lang = lang::here();
    let cards = Cards::begin();
    let hunting = Hunting::begin(Callback::new(move |()| cards.refresh()));
    move || match cards.stage.get() {
        CardStage::Solving => view! {
            <div class="play puzzle">
                <BoardSide context=cards.context />
                <Panel cards hunting />
            </div>
        }
        .into_any(),
        stage => view! {
            <div class="home puzzles">
                <Head />
                {match stage {
                    CardStage::Looking => view! {
                        <p class="soft" role="status" aria-busy="true">{puzzles::looking(lang)}</p>
                    }
                    .into_any(),
                    CardStage::Refused(refusal) => view! {
                        <Refused refusal=Signal::stored(Some(refusal)) />
                        <button type="button" class="button" on:click=move |_| cards.look()>
                            {problem::again(lang)}
                        </button>
                    }
                    .into_any(),
                    _ => view! { <Rest cards /> }.into_any(),
                }}
                <HuntingCard hunting />
                <GuestBanner />
            </div>
        }
        .into_any(),
    }
}

#[component]
fn Head() -> impl IntoView {
    let lang = lang::here();
    view! {
        <div class="puzzles-head">
            <Heading title=said::heading(lang) />
            <p class="soft">{said::lead(lang)}</p>
        </div>
    }
}

/// Nothing is left for today, or nothing was there.
#[component]
fn Rest(cards: Cards) -> impl IntoView {
    let lang = lang::here();
    move || {
        let deck = cards.deck.get()?;
        Some(match deck.all {
            0 => view! { <Empty /> }.into_any(),
            all => view! {
                <section class="card puzzles-empty">
                    <Mascot />
                    <h2>{said::done(lang)}</h2>
                    <p role="status">{said::rest(lang, &deck)}</p>
                    <p class="soft small">{said::collected(lang, all)}</p>
                </section>
            }
            .into_any(),
        })
    }
}

#[component]
fn Empty() -> impl IntoView {
    let lang = lang::here();
    view! {
        <section class="card puzzles-empty">
            <Mascot />
            <p role="status">{said::nothing(lang)}</p>
            <A href="/play" attr:class="button primary">{said::play(lang)}</A>
        </section>
    }
}

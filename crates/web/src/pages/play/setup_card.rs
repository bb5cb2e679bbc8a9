//! What is chosen before a game: whom to play first, then the few other things, and always in sight
//! the button that begins. Enter begins too, wherever one is.

mod advanced;
mod dial_scene;
mod opening_choice;
mod own_dials;
mod part;
mod rival_cards;
mod rival_story;
mod seed_field;
mod side_choice;
mod start_choice;
mod thinking;
mod time_choice;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos_router::components::A;

use self::advanced::Advanced;
use self::part::Part;
use self::rival_cards::RivalCards;
use self::rival_story::{LevelStory, RivalStory, TurnDials};
use self::side_choice::SideChoice;
use self::start_choice::StartChoice;
use self::time_choice::TimeChoice;
use crate::api::presence::Presence;
use crate::pages::play::Table;
use crate::state::rival::Rival;
use crate::state::sparring::Sparring;
use crate::ui::focus;
use crate::words::{self, game, play as said, set_up};

#[component]
pub fn SetupCard(table: Table) -> impl IntoView {
    let lang = words::lang();
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        table.begin();
    };
    view! {
        <form class="card setup" aria-labelledby="setup-heading" on:submit=begin>
            <h1 id="setup-heading">{said::heading(lang)}</h1>
            <RivalCards table />
            <About table />
            <SideChoice table />
            <Unfinished table />
            <div class="finer">
                <TimeChoice table />
                <StartChoice table />
                <Advanced table />
            </div>
            <NewServer />
            <div class="setup-begin">
                <button type="submit" class="button primary large">{said::start(lang)}</button>
            </div>
        </form>
    }
}

/// More about whoever is chosen.
#[component]
fn About(table: Table) -> impl IntoView {
    let rival = Memo::new(move |_| table.choices.get().rival);
    view! {
        <div class="rival-about">
            <div class="story" aria-live="polite">
                {move || match rival.get() {
                    Rival::MyLevel(_) => view! { <LevelStory table /> }.into_any(),
                    Rival::Animal(animal) => view! { <RivalStory animal /> }.into_any(),
                    Rival::Own => ().into_any(),
                }}
            </div>
            {move || match rival.get() {
                Rival::MyLevel(_) => ().into_any(),
                Rival::Animal(animal) => view! { <TurnDials table animal /> }.into_any(),
                Rival::Own => view! { <Part table load=own_dials::load /> }.into_any(),
            }}
        </div>
    }
}

/// The way back to a game that one has gone away from.
#[component]
fn Unfinished(table: Table) -> impl IntoView {
    let lang = words::lang();
    let can = Memo::new(move |_| table.sparring.with(Sparring::can_come_back));
    let come_back = move |_| {
        table.line.update(|sparring| sparring.come_back());
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <Show when=move || can.get()>
            <button type="button" class="button" on:click=come_back>
                {game::come_back(lang)}
            </button>
        </Show>
    }
}

/// For whoever has just started the server.
#[component]
fn NewServer() -> impl IntoView {
    let lang = words::lang();
    let facts = Presence::here().facts;
    let is_new = Memo::new(move |_| {
        facts
            .read()
            .as_ref()
            .is_some_and(|facts| facts.needs_set_up)
    });
    view! {
        <Show when=move || is_new.get()>
            <p class="soft small">
                {set_up::hint_start(lang)}
                <A href="/set-up" attr:class="text-link">{set_up::hint_link(lang)}</A>
            </p>
        </Show>
    }
}

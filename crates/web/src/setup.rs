//! What is chosen before a game: whom to play first, then the few other things, and always in sight
//! the button that begins. Enter begins too, wherever one is.

mod advanced;
pub mod chosen;
mod company_choice;
mod dial_scene;
mod engine_seats;
mod friend_seats;
mod made_opponents;
mod opening_choice;
mod opponent_cards;
mod opponent_story;
mod own_dials;
mod picked;
mod seed_field;
mod side_choice;
mod start_choice;
mod thinking;
mod time_choice;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{self as game, company as said};
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::opponents::words as opponent;
use rookery_app::setup::choices::Company;
use rookery_app::setup::pick::Chair;
use rookery_app::setup::words as setup;

use self::advanced::Advanced;
use self::company_choice::CompanyChoice;
use self::opponent_cards::OpponentCards;
use self::opponent_story::{LevelStory, OpponentStory, PresetStory, TurnDials};
use self::picked::Picked;
use self::side_choice::SideChoice;
use self::start_choice::StartChoice;
use self::time_choice::TimeChoice;
use crate::game::GameContext;
use crate::shell::lang;
use crate::shell::part::Part;
use crate::shell::ui::focus;

#[component]
pub fn SetupCard(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        context.begin();
    };
    let company = Memo::new(move |_| context.choices.with(|choices| choices.company));
    let chair = Chair::Opposite;
    let picked = Picked { context, chair };
    let is_watched = move || company.get() == Company::Engines;
    let is_sparring = move || company.get() == Company::AgainstEngine;
    view! {
        <form class="card setup" aria-labelledby="setup-heading" on:submit=begin>
            <h1 id="setup-heading">{move || said::heading(lang, company.get())}</h1>
            <CompanyChoice context company />
            {move || match company.get() {
                Company::AgainstEngine => view! {
                    <OpponentCards picked />
                    <SideChoice context />
                    <About picked />
                }
                .into_any(),
                Company::Friends => view! { <Part needs=picked load=friend_seats::load /> }.into_any(),
                Company::Engines => view! { <Part needs=picked load=engine_seats::load /> }.into_any(),
            }}
            <Unfinished context />
            <div class="finer">
                <Show when=move || !is_watched()>
                    <TimeChoice context />
                </Show>
                <StartChoice context />
                <Show when=is_sparring>
                    <Advanced picked />
                </Show>
            </div>
            <div class="setup-begin">
                <button
                    type="submit"
                    class="button primary large begin"
                    aria-describedby="begin-what"
                >
                    {move || match is_watched() {
                        true => said::watch(lang),
                        false => setup::begin(lang),
                    }}
                    <span id="begin-what" class="begin-what" aria-hidden="true">
                        {move || context.choices.with(|choices| setup::next_game(lang, choices))}
                    </span>
                </button>
            </div>
        </form>
    }
}

/// More about whoever is picked.
#[component]
fn About(picked: Picked) -> impl IntoView {
    let choice = Memo::new(move |_| picked.get().choice);
    let context = picked.context;
    // Those who are watched sit on the cards.
    let all = (picked.chair == Chair::Opposite).then(|| opponent::everybody(lang::here()));
    view! {
        <div class="rival-about">
            <div class="story" aria-live="polite">
                {move || match choice.get() {
                    OpponentChoice::MyLevel(_) => view! { <LevelStory context /> }.into_any(),
                    OpponentChoice::Preset(preset) => view! { <PresetStory preset /> }.into_any(),
                    OpponentChoice::Animal(animal) => view! { <OpponentStory animal /> }.into_any(),
                    OpponentChoice::Own => ().into_any(),
                }}
            </div>
            {move || match choice.get() {
                OpponentChoice::Own => view! { <Part needs=picked load=own_dials::load /> }.into_any(),
                _ => ().into_any(),
            }}
            <div class="rival-ways">
                {move || match choice.get() {
                    OpponentChoice::MyLevel(_) | OpponentChoice::Own => ().into_any(),
                    OpponentChoice::Preset(_) | OpponentChoice::Animal(_) => {
                        view! { <TurnDials picked /> }.into_any()
                    }
                }}
                {all.map(|all| view! { <a class="link-button" href="/opponents/forest">{all}</a> })}
            </div>
        </div>
    }
}

/// The way back to a game that one has gone away from.
#[component]
fn Unfinished(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let can = Memo::new(move |_| context.play_page.with(PlayPage::can_come_back));
    let come_back = move |_| {
        context.connection.update(|play_page| play_page.come_back());
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

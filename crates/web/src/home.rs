//! The home page: go on with the game that waits, or play at once; everything else one click away.

mod go_on;
mod somebody_else;
mod waiting;

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::words::set_up;
use rookery_app::game::invitation;
use rookery_app::home::words as said;
use rookery_app::lang::Lang;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::setup::choices::{Choices, Company};

use self::go_on::GoOn;
use self::somebody_else::SomebodyElse;
use self::waiting::Waiting;
use crate::account::guest_banner::GuestBanner;
use crate::account::presence::Presence;
use crate::opponents::portrait::Portrait;
use crate::setup::chosen;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::icon::{Icon, IconView};
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn HomePage() -> impl IntoView {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    let name = Memo::new(move |_| {
        visitor.with(|who| who.account().map(|account| account.display.clone()))
    });
    let waiting = Waiting::begin();
    view! {
        <Title page=said::title(lang) />
        <div class="home">
            <h1>{move || said::greeting(lang, name.get().as_deref())}</h1>
            {move || match waiting.game.get() {
                Some(game) => view! { <GoOn game waiting /> }.into_any(),
                None => view! { <PlayNow choices=chosen::recall() /> }.into_any(),
            }}
            <SomebodyElse />
            <NewServer />
            {tiles(lang)}
            <GuestBanner />
        </div>
    }
}

/// Everything else there is, each one click away.
fn tiles(lang: Lang) -> impl IntoView {
    view! {
        <nav class="tiles" aria-label=said::more(lang)>
            <Tile
                address="/adventure".to_owned()
                icon=Icon::Map
                name=said::adventure(lang)
                meaning=said::adventure_means(lang)
            />
            <Tile
                address="/survival".to_owned()
                icon=Icon::Heart
                name=said::survival(lang)
                meaning=said::survival_means(lang)
            />
            <Tile
                address=invitation::with(Company::AgainstEngine)
                icon=Icon::Dials
                name=said::opponents(lang)
                meaning=said::opponents_mean(lang)
            />
            <Tile
                address="/puzzles".to_owned()
                icon=Icon::Puzzle
                name=said::puzzles(lang)
                meaning=said::puzzles_mean(lang)
            />
            <Tile
                address=invitation::with(Company::Friends)
                icon=Icon::Friends
                name=said::friends(lang)
                meaning=said::friends_mean(lang)
            />
            <Tile
                address=invitation::with(Company::Engines)
                icon=Icon::Eye
                name=said::engines(lang)
                meaning=said::engines_mean(lang)
            />
            <Tile
                address="/games".to_owned()
                icon=Icon::Archive
                name=said::my_games(lang)
                meaning=said::my_games_mean(lang)
            />
            <Tile
                address="/board".to_owned()
                icon=Icon::Board
                name=said::board(lang)
                meaning=said::board_means(lang)
            />
        </nav>
    }
}

/// Nothing waits: one click begins a game as it was chosen last.
#[component]
fn PlayNow(choices: Choices) -> impl IntoView {
    let lang = lang::here();
    let face = match (choices.company, choices.pick.choice) {
        (Company::AgainstEngine, OpponentChoice::Animal(animal)) => {
            view! { <Portrait face=animal.card().face /> }.into_any()
        }
        _ => view! { <Mascot /> }.into_any(),
    };
    view! {
        <section class="card hero" aria-labelledby="play-now">
            <span class="hero-face" aria-hidden="true">{face}</span>
            <div class="hero-words">
                <h2 id="play-now">{said::invites(lang)}</h2>
                <p class="soft">{said::chosen(lang, &choices)}</p>
                <A href=invitation::at_once() attr:class="button primary large">
                    {said::play(lang)}
                </A>
            </div>
        </section>
    }
}

#[component]
fn Tile(address: String, icon: Icon, name: &'static str, meaning: &'static str) -> impl IntoView {
    view! {
        <A href=address attr:class="card tile">
            <IconView icon />
            <span class="tile-name">{name}</span>
            <span class="soft small">{meaning}</span>
        </A>
    }
}

/// For whoever has just started the server.
#[component]
fn NewServer() -> impl IntoView {
    let lang = lang::here();
    let facts = Presence::here().facts;
    let is_new = Memo::new(move |_| {
        facts
            .read()
            .as_ref()
            .is_some_and(|facts| facts.needs_set_up && facts.at_host)
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

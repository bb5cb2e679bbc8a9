//! A kept game, gone through move by move: one's own at `/games/:id`, one that a link shows at
//! `/shared`.

mod absent;
mod board_side;
mod branch_tools;
mod comment_field;
mod continue_card;
mod delete_question;
mod family_card;
mod fetching;
mod head_card;
mod held;
mod keep_form;
mod moves_card;
mod saving;
mod steps_bar;
mod take_card;
mod value_card;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::hooks::use_params_map;
use rookery_app::engine::analyst::Analyst;
use rookery_app::forms::refusal::Refusal;
use rookery_app::forms::words::problem;
use rookery_app::game::words as game_words;
use rookery_app::opponents::player_face::PlayerFace;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_app::spoken::inquiry::Subject;
use rookery_protocol::api::{Game, GamePage};
use rookery_rules::{ByColor, Color};

use crate::account::presence::Presence;
use crate::engine::connection::WorkerConnection;
use crate::moves::step_keys::{is_command, step_of_key};
use crate::review::absent::NotHere;
use crate::review::board_side::BoardSide;
use crate::review::continue_card::ContinueCard;
use crate::review::family_card::FamilyCard;
use crate::review::fetching::FetchedGame;
use crate::review::head_card::HeadCard;
use crate::review::moves_card::MovesCard;
use crate::review::saving::Saving;
use crate::review::steps_bar::StepsBar;
use crate::review::take_card::TakeCard;
use crate::review::value_card::ValueCard;
use crate::settings::preferences::CurrentPreferences;
use crate::share_link::ShareCard;
use crate::share_link::shared_page::EndedLink;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::loading::loading;
use crate::shell::ui::refused::Refused;

#[wasm_split(review, wasm_split_path = leptos::wasm_split, fallible)]
pub fn own() -> Page {
    Ok(|| view! { <OwnPage /> }.into_any())
}

/// By what right a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// It is one's own, and what is tried is kept.
    Owner,
    /// A link shows it, and nothing is kept.
    Link,
}

/// What every part of the page needs.
#[derive(Clone, Copy)]
pub(crate) struct ReviewContext {
    pub(crate) review: RwSignal<Review>,
    /// See [`Review::edition`].
    edition: Memo<u64>,
    analyst: RwSignal<Analyst>,
    connection: WorkerConnection<Analyst>,
    /// Whether the engine is asked.
    evaluates: RwSignal<bool>,
    access: Access,
    presence: Presence,
}

pub(crate) type Arrival = RwSignal<Option<Result<Game, Refusal>>>;

impl ReviewContext {
    /// What the board tells about when it is asked.
    fn subject(self) -> Callback<(), Subject> {
        Callback::new(move |()| {
            self.review.with_untracked(|review| Subject {
                game: review.game(),
                clocks: ByColor::from_fn(|color| review.clock(color)),
            })
        })
    }

    /// What whoever has these pieces is called.
    fn name(self, color: Color) -> String {
        let lang = lang::here();
        let player = self.review.with(|review| review.player(color));
        let is_owner = self.access == Access::Owner;
        let account = (self.presence.visitor).with(|who| Some(who.account()?.display.clone()));
        match (player.name, player.face) {
            (_, PlayerFace::Engine) => game_words::rookery(lang).to_owned(),
            (Some(name), _) => name,
            (None, _) if is_owner => account.unwrap_or_else(|| game_words::you(lang).to_owned()),
            (None, _) => said::somebody(lang, color).to_owned(),
        }
    }
}

#[component]
fn OwnPage() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()));
    // Another game is another page, also if a link leads from one to the other.
    move || view! { <FetchedGame id=id.get() /> }
}

/// The game once it has come, or why it does not.
#[component]
pub(crate) fn Arriving(arrival: Arrival, access: Access, fetch: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    fetch.run(());
    let again = move |_| {
        arrival.set(None);
        fetch.run(());
    };
    move || match arrival.get() {
        None => view! {
            <Title page=said::untitled(lang) />
            {loading(said::loading(lang))}
        }
        .into_any(),
        Some(Ok(game)) => match Review::of(game) {
            Some(review) => view! { <ReviewView review access /> }.into_any(),
            None => view! { <NotHere is_stranger=false /> }.into_any(),
        },
        Some(Err(refusal)) if refusal.is("no_such_resource") => match access {
            Access::Owner => view! { <NotHere is_stranger=false /> }.into_any(),
            Access::Link => view! { <EndedLink /> }.into_any(),
        },
        Some(Err(refusal)) if refusal.is("not_logged_in") => {
            view! { <NotHere is_stranger=true /> }.into_any()
        }
        Some(Err(refusal)) => view! {
            <Title page=said::untitled(lang) />
            <section class="not-found">
                <h1>{said::untitled(lang)}</h1>
                <Refused refusal=Signal::stored(Some(refusal)) />
                <button type="button" class="button primary" on:click=again>
                    {problem::again(lang)}
                </button>
            </section>
        }
        .into_any(),
    }
}

#[component]
fn ReviewView(review: Review, access: Access) -> impl IntoView {
    let lang = lang::here();
    let title = said::called(lang, review.summary());
    let id = review.summary().id.clone();
    let review = RwSignal::new(review);
    let analyst = RwSignal::new(Analyst::default());
    let context = ReviewContext {
        review,
        edition: Memo::new(move |_| review.with(Review::edition)),
        analyst,
        connection: WorkerConnection::of(analyst),
        evaluates: RwSignal::new(false),
        access,
        presence: Presence::here(),
    };
    let preferences = CurrentPreferences::here();
    let keys = window_event_listener(ev::keydown, move |event| {
        if is_command(&event, "f") && preferences.takes_keys() {
            return review.update(Review::flip);
        }
        let step = step_of_key(&event);
        // A key that leads nowhere is left to the browser, which may scroll by it.
        if let Some(step) = step.filter(|step| review.with_untracked(|review| review.can(*step))) {
            event.prevent_default();
            review.update(|review| review.step(step));
        }
    });
    on_cleanup(move || keys.remove());

    let owners = (access == Access::Owner).then(|| {
        let saving = Saving::begin(context);
        let family = Fetched::<GamePage>::begin(format!("/users/me/games?limit=100&origin={id}"));
        (saving, family)
    });
    view! {
        <Title page=title />
        <div class="play in-game review" class:with-bar=move || context.evaluates.get()>
            <BoardSide context />
            <div class="play-panel">
                <HeadCard context />
                <StepsBar context />
                <MovesCard context owners />
                <ValueCard context />
                <ContinueCard context />
                {owners.map(|(_, family)| view! { <FamilyCard context family /> <ShareCard context /> })}
                <TakeCard context />
            </div>
        </div>
    }
}

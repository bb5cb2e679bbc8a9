//! Survival: the run that goes on, who comes next, and the best scores of this server.

pub mod game;
pub mod hearts;
pub mod run_book;
mod score_list;
mod scores;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::adventure::skirmish;
use rookery_app::game::invitation;
use rookery_app::lang::number;
use rookery_app::survival::survivor::Survivor;
use rookery_app::survival::words as said;
use rookery_campaign::{Challenger, Mood, Speaker};
use rookery_play::record;

use self::scores::Scores;
use crate::account::guest_banner::GuestBanner;
use crate::keeping::keeper::Keeper;
use crate::opponents::portrait::Likeness;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::focus;
use crate::survival::hearts::Hearts;
use crate::survival::run_book::RunBook;

#[wasm_split(survival, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <SurvivalPage /> }.into_any())
}

#[component]
fn SurvivalPage() -> impl IntoView {
    let lang = lang::here();
    let book = RunBook::begin();
    let survivor = book.survivor;
    let lives = Memo::new(move |_| survivor.with(|one| one.standing().lives()));
    let next = Memo::new(move |_| survivor.with(Survivor::challenger));
    view! {
        <Title page=said::title(lang) />
        <div class="survival">
            <h1>{said::title(lang)}</h1>
            <p class="survival-lead">{said::lead(lang)}</p>
            <section class="card survival-next" aria-labelledby="survival-next">
                {move || match next.get() {
                    Some(next) => view! { <Next next book /> }.into_any(),
                    None => view! { <Over book /> }.into_any(),
                }}
                <div class="survival-standing">
                    <Hearts lives />
                    <Figures book />
                </div>
            </section>
            <Scores book />
            <GuestBanner />
        </div>
    }
}

/// Whoever waits.
#[component]
fn Next(next: Challenger, book: RunBook) -> impl IntoView {
    let lang = lang::here();
    let face = Speaker::Animal(next.animal).face();
    let face = face.map(|face| {
        let visage = skirmish::visage(face, Mood::Calm);
        view! { <span class="survival-face" aria-hidden="true"><Likeness visage /></span> }
    });
    let run = book.survivor.with_untracked(Survivor::run);
    let kept = Keeper::here().place().recall();
    let kept = kept.and_then(|kept| record::read(&kept)?.meeting);
    let is_on = kept.is_some_and(|kept| kept.run() == Some(run));
    view! {
        {face}
        <div class="survival-words">
            <p class="soft small">{said::next(lang)}</p>
            <h2 id="survival-next">{next.animal.to_string()}</h2>
            <p class="soft">{said::rung(lang, next.rung.get())}</p>
            <A
                href=invitation::to_fight(invitation::SURVIVAL)
                attr:class="button primary large"
            >
                {if is_on { said::go_on(lang) } else { said::fight(lang) }}
            </A>
        </div>
    }
}

/// No life is left.
#[component]
fn Over(book: RunBook) -> impl IntoView {
    let lang = lang::here();
    let ended = book.survivor.with_untracked(|one| {
        let run = one.standing();
        said::ended(lang, run.beaten(), run.score())
    });
    let renew = move |_| {
        book.update(|survivor| survivor.renew(run_book::new_run()));
        focus::focus_soon(".survival-words a");
    };
    view! {
        <div class="survival-words">
            <h2 id="survival-next">{said::over(lang)}</h2>
            <p>{ended}</p>
            <button type="button" class="button primary large" on:click=renew>
                {said::new_run(lang)}
            </button>
        </div>
    }
}

#[component]
fn Figures(book: RunBook) -> impl IntoView {
    let lang = lang::here();
    let figure = |name: &'static str, of: fn(&Survivor) -> u32| {
        let number = Memo::new(move |_| book.survivor.with(of));
        view! {
            <div>
                <dt>{name}</dt>
                <dd>{move || number::grouped(lang, u64::from(number.get()))}</dd>
            </div>
        }
    };
    view! {
        <dl class="survival-figures">
            {figure(said::beaten(lang), |one| u32::from(one.standing().beaten()))}
            {figure(said::score(lang), |one| one.standing().score())}
            {figure(said::best(lang), Survivor::best)}
        </dl>
    }
}

//! Survival: the run that goes on, who comes next, and the best scores of this server.

pub mod game;
pub mod hearts;
pub mod run_journal;
mod score_list;
mod scores;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::adventure::battle_game;
use rookery_app::game::invitation;
use rookery_app::lang::number;
use rookery_app::survival::run_state::RunState;
use rookery_app::survival::words as said;
use rookery_campaign::{Mood, NextOpponent, Speaker};
use rookery_play::record;

use self::scores::Scores;
use crate::account::guest_banner::GuestBanner;
use crate::keeping::keeper::Keeper;
use crate::opponents::portrait::FaceView;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::title::Title;
use crate::shell::ui::focus;
use crate::survival::hearts::Hearts;
use crate::survival::run_journal::RunJournal;

#[wasm_split(survival, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| view! { <SurvivalPage /> }.into_any())
}

#[component]
fn SurvivalPage() -> impl IntoView {
    let lang = lang::here();
    let journal = RunJournal::begin();
    let run_state = journal.run_state;
    let lives = Memo::new(move |_| run_state.with(|one| one.standing().lives()));
    let next = Memo::new(move |_| run_state.with(RunState::next_opponent));
    view! {
        <Title page=said::title(lang) />
        <div class="survival">
            <h1>{said::title(lang)}</h1>
            <p class="survival-lead">{said::lead(lang)}</p>
            <section class="card survival-next" aria-labelledby="survival-next">
                {move || match next.get() {
                    Some(next) => view! { <Next next journal /> }.into_any(),
                    None => view! { <Over journal /> }.into_any(),
                }}
                <div class="survival-standing">
                    <Hearts lives />
                    <Figures journal />
                </div>
            </section>
            <Scores journal />
            <GuestBanner />
        </div>
    }
}

/// Whoever waits.
#[component]
fn Next(next: NextOpponent, journal: RunJournal) -> impl IntoView {
    let lang = lang::here();
    let face = Speaker::Animal(next.animal).face();
    let face = face.map(|face| {
        let drawn_face = battle_game::drawn_face(face, Mood::Calm);
        view! { <span class="survival-face" aria-hidden="true"><FaceView drawn_face /></span> }
    });
    let run = journal.run_state.with_untracked(RunState::run);
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
fn Over(journal: RunJournal) -> impl IntoView {
    let lang = lang::here();
    let ended = journal.run_state.with_untracked(|one| {
        let run = one.standing();
        said::ended(lang, run.beaten(), run.score())
    });
    let renew = move |_| {
        journal.update(|run_state| run_state.renew(run_journal::new_run()));
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
fn Figures(journal: RunJournal) -> impl IntoView {
    let lang = lang::here();
    let figure = |name: &'static str, of: fn(&RunState) -> u32| {
        let number = Memo::new(move |_| journal.run_state.with(of));
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
            {figure(said::best(lang), RunState::best)}
        </dl>
    }
}

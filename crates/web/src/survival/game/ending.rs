//! After a game of a run: what became of it, and who comes next.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::survival::run_state::RunState;
use rookery_app::survival::words as said;
use rookery_campaign::{Animal, GameResult};

use super::{Fight, sit_down};
use crate::account::guest_banner::GuestBanner;
use crate::game::celebration::celebration;
use crate::game::{GameContext, occasion};
use crate::shell::lang;
use crate::survival::hearts::Hearts;
use crate::survival::run_journal::{self, RunJournal};

#[component]
pub(super) fn Ending(context: GameContext, journal: RunJournal) -> impl IntoView {
    let lang = lang::here();
    let told = context.play_page.with_untracked(|play_page| {
        let fight = Fight::of(play_page.bout()?)?;
        Some((fight.result()?, fight.animal))
    });
    let Some((result, animal)) = told else {
        return ().into_any();
    };
    let run_state = journal.run_state;
    let lives = Memo::new(move |_| run_state.with(|one| one.standing().lives()));
    let became = move || said::became(lang, result, animal.name(), lives.get());
    let go_on = move |_| {
        journal.update(|run_state| {
            if run_state.standing().is_over() {
                run_state.renew(run_journal::new_run());
            }
        });
        run_state.with_untracked(|run_state| sit_down(context, run_state));
    };
    let unbeaten = (result != GameResult::Won).then_some(animal);
    let next = move || run_state.with(|run_state| way_on(run_state, unbeaten));
    let summary = move || run_state.with(ended);
    view! {
        <section
            class="battle-end"
            class:won=result == GameResult::Won
            aria-label=said::how_it_ended(lang)
        >
            <p class="cheer" role="status">{became}</p>
            {(result == GameResult::Won).then(celebration)}
            <Hearts lives />
            {summary}
            <div class="afterwards">
                <button type="button" class="button primary" id="after-battle" on:click=go_on>
                    {next}
                </button>
                <A href="/survival" attr:class="button">{said::to_run(lang)}</A>
            </div>
            {occasion::kept(context)}
            <GuestBanner />
        </section>
    }
    .into_any()
}

/// "Next: Muddle the mole, rated 300", the same once more, or another run.
fn way_on(run_state: &RunState, unbeaten: Option<Animal>) -> String {
    let lang = lang::here();
    match run_state.next_opponent() {
        Some(next) => said::on_to(lang, unbeaten, next),
        None => said::new_run(lang).to_owned(),
    }
}

/// How a run that is over ended.
fn ended(run_state: &RunState) -> Option<AnyView> {
    let lang = lang::here();
    let run = run_state.standing();
    let view = || {
        view! {
            <h2>{said::over(lang)}</h2>
            <p>{said::ended(lang, run.beaten(), run.score())}</p>
            {run_state.is_record().then(|| view! { <p>{said::record(lang)}</p> })}
        }
        .into_any()
    };
    run.is_over().then(view)
}

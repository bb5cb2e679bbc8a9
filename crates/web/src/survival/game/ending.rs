//! After a game of a run: what became of it, and who comes next.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::survival::survivor::Survivor;
use rookery_app::survival::words as said;
use rookery_campaign::GameResult;

use super::{Fight, sit_down};
use crate::account::guest_banner::GuestBanner;
use crate::game::{Table, occasion};
use crate::shell::lang;
use crate::survival::hearts::Hearts;
use crate::survival::run_book::{self, RunBook};

#[component]
pub(super) fn Ending(table: Table, book: RunBook) -> impl IntoView {
    let lang = lang::here();
    let told = table.sparring.with_untracked(|sparring| {
        let fight = Fight::of(sparring.bout()?)?;
        Some((fight.result()?, fight.animal))
    });
    let Some((result, animal)) = told else {
        return ().into_any();
    };
    let survivor = book.survivor;
    let lives = Memo::new(move |_| survivor.with(|one| one.standing().lives()));
    let became = move || said::became(lang, result, animal.name(), lives.get());
    let go_on = move |_| {
        book.update(|survivor| {
            if survivor.standing().is_over() {
                survivor.renew(run_book::new_run());
            }
        });
        survivor.with_untracked(|survivor| sit_down(table, survivor));
    };
    let next = move || survivor.with(way_on);
    let summary = move || survivor.with(ended);
    view! {
        <section
            class="battle-end"
            class:won=result == GameResult::Won
            aria-label=said::how_it_ended(lang)
        >
            <p class="cheer" role="status">{became}</p>
            <Hearts lives />
            {summary}
            <div class="afterwards">
                <button type="button" class="button primary" id="after-battle" on:click=go_on>
                    {next}
                </button>
                <A href="/survival" attr:class="button">{said::to_run(lang)}</A>
            </div>
            {occasion::kept(table)}
            <GuestBanner />
        </section>
    }
    .into_any()
}

/// "Next: Muddle the mole, rated 300", or another run.
fn way_on(survivor: &Survivor) -> String {
    let lang = lang::here();
    match survivor.challenger() {
        Some(next) => said::on_to(lang, &next.animal.to_string(), next.rung.get()),
        None => said::new_run(lang).to_owned(),
    }
}

/// How a run that is over ended.
fn ended(survivor: &Survivor) -> Option<AnyView> {
    let lang = lang::here();
    let run = survivor.standing();
    let view = || {
        view! {
            <h2>{said::over(lang)}</h2>
            <p>{said::ended(lang, run.beaten(), run.score())}</p>
            {survivor.is_record().then(|| view! { <p>{said::record(lang)}</p> })}
        }
        .into_any()
    };
    run.is_over().then(view)
}

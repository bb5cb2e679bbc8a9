//! Counting every possible game of a few half-moves, in the worker, while the page stays awake.

use leptos::prelude::*;
use rookery_app::study::count::{CountPhase, LineCounter};
use rookery_app::study::study_board::Study;
use rookery_app::study::words::counting as said;
use rookery_protocol::worker::MAX_PERFT_DEPTH;

use crate::engine::connection::WorkerConnection;
use crate::forms::stepper::Stepper;
use crate::shell::lang;
use crate::study::count_result::CountResult;

#[component]
pub fn CountCard(study: RwSignal<Study>) -> impl IntoView {
    let lang = lang::here();
    let count = RwSignal::new(LineCounter::default());
    let connection = WorkerConnection::of(count);

    let depth = Memo::new(move |_| count.with(LineCounter::depth));
    let busy = Memo::new(move |_| count.with(LineCounter::is_busy));
    let toggle = move |_| {
        let fen = study.with_untracked(|study| study.position().fen());
        connection.update(|count| {
            if count.is_busy() {
                count.stop()
            } else {
                count.begin(fen)
            }
        });
    };
    let label = move || {
        count.with(|count| match count.phase() {
            CountPhase::Waking(_) | CountPhase::Running(..) => said::stop(lang),
            CountPhase::Failed(_) => said::retry(lang),
            _ => said::start(lang),
        })
    };
    let on_depth = Callback::new(move |depth| count.update(|count| count.choose_depth(depth)));

    view! {
        <section class="card count" aria-labelledby="count-heading">
            <div class="card-head">
                <h2 id="count-heading">{said::heading(lang)}</h2>
                <div class="count-controls">
                    <Stepper
                        label=said::depth(lang)
                        fewer=said::fewer(lang)
                        more=said::more(lang)
                        range=1..=MAX_PERFT_DEPTH
                        value=depth
                        disabled=busy
                        on_change=on_depth
                    />
                    <button type="button" class="button" class:primary=move || !busy.get() on:click=toggle>
                        {label}
                    </button>
                </div>
            </div>
            <p class="soft small">{move || said::lead(lang, depth.get())}</p>
            <CountResult count study />
        </section>
    }
}

//! The moves of a puzzle that is over, to go through them.

use leptos::prelude::*;
use rookery_app::puzzles::solving::Solving;
use rookery_app::puzzles::words as said;

use crate::moves::step_buttons::StepButtons;
use crate::puzzles::context::PuzzleContext;
use crate::shell::lang;

#[component]
pub fn LineCard(context: PuzzleContext) -> impl IntoView {
    let lang = lang::here();
    let can = Callback::new(move |step| context.see(|solving| solving.can(step)) == Some(true));
    let on_step = Callback::new(move |step| context.change(|solving| solving.step(step)));
    let line = Memo::new(move |_| context.see(Solving::written).unwrap_or_default());
    let look = Memo::new(move |_| context.see(Solving::look).unwrap_or_default());
    let moves = move || {
        let moves = line.get().into_iter().enumerate();
        let moves = moves.map(|(place, san)| {
            let current = move || (look.get() == place + 1).then_some("step");
            view! { <li aria-current=current>{san}</li> }
        });
        moves.collect_view()
    };
    view! {
        <section class="card puzzle-line">
            <h2>{said::moves(lang)}</h2>
            <ol class="puzzle-moves">{moves}</ol>
            <div class="puzzle-steps">
                <StepButtons can on_step />
                <button type="button" class="button" on:click=move |_| context.change(Solving::replay)>
                    {said::again(lang)}
                </button>
            </div>
        </section>
    }
}

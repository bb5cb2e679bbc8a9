//! Who stands better in the position shown, as a bar: White's share is light. Without a new value
//! the last one stays, paler and with stripes.

use leptos::prelude::*;
use rookery_app::engine::mind::Age;
use rookery_app::engine::thoughts;
use rookery_app::engine::words::evaluation as said;
use rookery_app::game::words::company;
use rookery_rules::pgn::Evaluation;
use rookery_rules::{Color, Outcome};

use crate::shell::lang;

#[component]
pub fn EvaluationBar(
    /// What the position is worth, and whether that is about this very position.
    value: Memo<Option<(Evaluation, Age)>>,
    /// How the game ended, if its end is shown; it is worth its result then.
    #[prop(into)]
    result: Signal<Option<Outcome>>,
    side: Memo<Color>,
) -> impl IntoView {
    let lang = lang::here();
    let share = Memo::new(move |_| match result.get() {
        Some(outcome) => thoughts::share_of_result(outcome),
        None => value.get().map_or(50, |(value, _)| thoughts::share(value)),
    });
    let is_old =
        move || result.get().is_none() && value.get().is_some_and(|(_, age)| age == Age::Old);
    let black_leads = move || share.get() < 50;
    let number = move || match result.get() {
        Some(outcome) => Some(said::result(lang, outcome)),
        None => (value.get()).map(|(value, _)| said::short_value(lang, value)),
    };
    let spoken = move || match result.get() {
        Some(outcome) => company::ending(lang, outcome),
        None => said::bar_value(lang, value.get()),
    };
    view! {
        <div
            class="evaluation"
            class:old=is_old
            class:turned=move || side.get() == Color::Black
            class:black-leads=black_leads
            role="meter"
            aria-label=said::bar(lang)
            aria-valuemin="0"
            aria-valuemax="100"
            aria-valuenow=move || share.get().to_string()
            aria-valuetext=spoken
            title=spoken
            style:--share=move || format!("{}%", share.get())
        >
            <div class="evaluation-white"></div>
            <span class="evaluation-number" aria-hidden="true">{number}</span>
        </div>
    }
}

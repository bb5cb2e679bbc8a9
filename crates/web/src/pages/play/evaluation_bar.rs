//! Who stands better in the position shown, as a bar: White's share is light. Without a new value
//! the last one stays, paler and with stripes.

use leptos::prelude::*;
use rookery_rules::Color;
use rookery_rules::pgn::Evaluation;

use crate::pages::play::Table;
use crate::state::mind::Age;
use crate::state::sparring::Sparring;
use crate::state::thoughts;
use crate::words::{self, play as said};

#[component]
pub fn EvaluationBar(table: Table, side: Memo<Color>) -> impl IntoView {
    let lang = words::lang();
    let Table {
        sparring, adviser, ..
    } = table;
    let past = Memo::new(move |_| {
        table.edition.get();
        sparring.with(|sparring| sparring.look().past())
    });
    // What was thought of a moment of the past, by the opponent or else by the adviser.
    let then = Memo::new(move |_| {
        past.get()?;
        let (value, position) = sparring.with(|sparring| (sparring.value(), *sparring.position()));
        value.or_else(|| adviser.with(|adviser| adviser.value(&position)))
    });
    Effect::new(move |_| {
        let is_unknown = past.get().is_some() && then.get().is_none();
        let game = sparring.with_untracked(Sparring::shown_game);
        if let Some(game) = game.filter(|_| is_unknown) {
            table.advice.update(|adviser| adviser.judge(&game));
        }
    });
    let value = Memo::new(move |_| {
        let now = sparring.with(|sparring| {
            let (thoughts, age) = sparring.mind().thoughts()?;
            Some((thoughts.value, age))
        });
        match (past.get(), then.get()) {
            (None, _) => now,
            (Some(_), Some(value)) => Some((value, Age::New)),
            (Some(_), None) => now.map(|(value, _)| (value, Age::Old)),
        }
    });
    let share = Memo::new(move |_| value.get().map_or(50, |(value, _)| thoughts::share(value)));
    let is_old = move || value.get().is_some_and(|(_, age)| age == Age::Old);
    let black_leads = move || {
        value.get().is_some_and(|(value, _)| match value {
            Evaluation::Mate(moves) => moves < 0,
            Evaluation::Centipawns(value) => value < 0,
        })
    };
    let number = move || (value.get()).map(|(value, _)| said::short_value(lang, value));
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
            aria-valuetext=move || said::bar_value(lang, value.get())
            title=move || said::bar_value(lang, value.get())
            style:--share=move || format!("{}%", share.get())
        >
            <div class="evaluation-white"></div>
            <span class="evaluation-number" aria-hidden="true">{number}</span>
        </div>
    }
}

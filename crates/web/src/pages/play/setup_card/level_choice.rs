//! How well the opponent plays: a preset by one tap, any rating by the dial, or full strength and
//! how long that may think.

use leptos::prelude::*;
use rookery_analysis::Rating;

use crate::pages::play::Table;
use crate::state::opponent::{Level, RATING_STEP, ThinkTime};
use crate::ui::chip::Chip;
use crate::ui::slider::Slider;
use crate::words::{self, opponent as said, play};

#[component]
pub fn LevelChoice(table: Table) -> impl IntoView {
    let lang = words::lang();
    let level = Memo::new(move |_| table.choices.get().opponent.level);
    let is_full = Memo::new(move |_| level.get() == Level::Full);
    let preset = move |preset: Level| {
        let (name, rating) = said::preset(lang, preset);
        let on_press =
            Callback::new(move |()| table.choose(|choices| choices.opponent.level = preset));
        let pressed = Signal::derive(move || level.get() == preset);
        view! {
            <Chip look="level" pressed on_press>
                <span>{name}</span>
                " "
                <span class="level-rating">{rating}</span>
            </Chip>
        }
    };
    view! {
        <h2 id="level-heading" class="hidden">{said::heading(lang)}</h2>
        <div class="level-choices" role="group" aria-labelledby="level-heading">
            {Level::PRESETS.map(preset).collect_view()}
        </div>
        <div class="level-finer">
            {move || match is_full.get() {
                true => view! { <TimeChoice table /> }.into_any(),
                false => view! { <RatingDial table level /> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn RatingDial(table: Table, level: Memo<Level>) -> impl IntoView {
    let lang = words::lang();
    let rating = Memo::new(move |_| match level.get() {
        Level::Rated(rating) => rating,
        Level::Full => Rating::HIGHEST,
    });
    let on_change = Callback::new(move |rating| {
        if let Some(rating) = Rating::new(rating) {
            table.choose(|choices| choices.opponent.level = Level::Rated(rating));
        }
    });
    view! {
        <Slider
            id="rating"
            label=said::rating(lang)
            range=Rating::LOWEST.get()..=Rating::HIGHEST.get()
            step=RATING_STEP
            value=Signal::derive(move || rating.get().get())
            words=Signal::derive(move || said::rated(lang, rating.get()))
            on_change
        />
        <p class="soft hint">{said::rating_hint(lang)}</p>
    }
}

#[component]
fn TimeChoice(table: Table) -> impl IntoView {
    let lang = words::lang();
    let choice = move |time: ThinkTime| {
        let on_press =
            Callback::new(move |()| table.choose(|choices| choices.opponent.time = time));
        let pressed = Signal::derive(move || table.choices.get().opponent.time == time);
        view! { <Chip pressed on_press>{play::seconds(lang, time)}</Chip> }
    };
    view! {
        <h2 id="time-heading">{said::time(lang)}</h2>
        <div
            class="time-choices"
            role="group"
            aria-labelledby="time-heading"
            aria-describedby="time-hint"
        >
            {ThinkTime::STEPS.map(choice).collect_view()}
        </div>
        <p id="time-hint" class="soft hint">{said::time_hint(lang)}</p>
    }
}

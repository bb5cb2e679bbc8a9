//! The clock of the next game: none, a preset by one tap, or minutes and seconds of one's own.

use leptos::prelude::*;
use rookery_app::game::words as said;
use rookery_app::setup::choices::Choices;
use rookery_play::{TimeControl, Timed};

use crate::forms::chip::Chip;
use crate::forms::slider::Slider;
use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn TimeChoice(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let time = Memo::new(move |_| context.choices.with(Choices::time));
    let choose = move |time: TimeControl| context.choose(|choices| choices.set_time(time));
    // Whoever opens the dials stays there, also where they stand at a preset.
    let chosen = time.get_untracked().timed();
    let is_preset = chosen.is_none_or(|timed| Timed::PRESETS.contains(&timed));
    let is_own = RwSignal::new(!is_preset);
    let chip = move |control: TimeControl| {
        let on_press = Callback::new(move |()| {
            is_own.set(false);
            choose(control);
        });
        let pressed = Signal::derive(move || !is_own.get() && time.get() == control);
        let label = match control {
            TimeControl::Unlimited => said::no_clock(lang).into_any(),
            TimeControl::Timed(timed) => view! {
                <span class="hidden">{said::timed_spoken(lang, timed)}</span>
                <span aria-hidden="true">{said::timed(lang, timed)}</span>
                <span class="control-speed" aria-hidden="true">{said::speed(lang, timed.speed())}</span>
            }
            .into_any(),
        };
        view! { <Chip look="control" pressed on_press>{label}</Chip> }
    };
    let open_own = Callback::new(move |()| {
        is_own.set(true);
        if time.get_untracked() == TimeControl::Unlimited {
            choose(TimeControl::Timed(Timed::PRESETS[4]));
        }
    });
    view! {
        <details class="more">
            <summary>
                {said::clock(lang)}
                <span class="more-now soft">{move || said::control(lang, time.get())}</span>
            </summary>
            <div class="more-inside">
                <div class="control-choices" role="group" aria-label=said::clock(lang)>
                    {chip(TimeControl::Unlimited)}
                    {Timed::PRESETS.map(TimeControl::Timed).map(chip).collect_view()}
                    <Chip look="control" pressed=is_own on_press=open_own>
                        {said::custom(lang)}
                    </Chip>
                </div>
                <Show when=move || is_own.get()>
                    <OwnControl context time />
                </Show>
            </div>
        </details>
    }
}

#[component]
fn OwnControl(context: GameContext, time: Memo<TimeControl>) -> impl IntoView {
    let lang = lang::here();
    let timed = Memo::new(move |_| time.get().timed().unwrap_or(Timed::PRESETS[4]));
    let minutes = Memo::new(move |_| short(timed.get().base() / 60));
    let increment = Memo::new(move |_| short(timed.get().increment()));
    let choose = move |minutes: u16, increment: u16| {
        let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
        if let Some(timed) = Timed::new(small(minutes), small(increment)) {
            context.choose(|choices| choices.set_time(TimeControl::Timed(timed)));
        }
    };
    let on_minutes = Callback::new(move |minutes| choose(minutes, increment.get_untracked()));
    let on_increment = Callback::new(move |increment| choose(minutes.get_untracked(), increment));
    view! {
        <Slider
            id="minutes"
            label=said::minutes(lang)
            range=1..=u16::from(Timed::MOST_MINUTES)
            step=1
            value=minutes
            words=Signal::derive(move || minutes.get().to_string())
            on_change=on_minutes
        />
        <Slider
            id="increment"
            label=said::increment(lang)
            range=0..=u16::from(Timed::MOST_INCREMENT)
            step=1
            value=increment
            words=Signal::derive(move || increment.get().to_string())
            on_change=on_increment
        />
    }
}

/// What is offered fits a slider.
fn short(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

//! How long full strength may think about a move, and how far it may look.

use leptos::prelude::*;
use rookery_app::opponents::words as said;
use rookery_play::{Depth, ThinkTime};

use super::picked::Picked;
use crate::forms::chip::Chip;
use crate::forms::slider::Slider;
use crate::shell::lang;

/// One mark beyond the last, nothing holds it back but time.
const UNLIMITED: u16 = Depth::MOST.half_moves() as u16 + 1;

#[component]
pub fn Thinking(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let choice = move |time: ThinkTime| {
        let on_press = Callback::new(move |()| picked.turn(|own| own.time = time));
        let pressed = Signal::derive(move || picked.own().time == time);
        view! { <Chip pressed on_press>{said::seconds(lang, time)}</Chip> }
    };
    let depth = Memo::new(move |_| picked.own().depth);
    let mark = move || (depth.get()).map_or(UNLIMITED, |depth| depth.half_moves().into());
    let on_change = Callback::new(move |mark: u16| {
        let depth = u8::try_from(mark).ok().and_then(Depth::new);
        picked.turn(|own| own.depth = depth);
    });
    view! {
        <p id="time-heading" class="dial-name">{said::time(lang)}</p>
        <div
            class="time-choices"
            role="group"
            aria-labelledby="time-heading"
            aria-describedby="time-hint"
        >
            {ThinkTime::STEPS.map(choice).collect_view()}
        </div>
        <p id="time-hint" class="soft hint">{said::time_hint(lang)}</p>
        <Slider
            id="depth"
            label=said::depth(lang)
            range=Depth::LEAST.half_moves().into()..=UNLIMITED
            step=1
            value=Signal::derive(mark)
            words=Signal::derive(move || said::looks_ahead(lang, depth.get()))
            on_change
        />
    }
}

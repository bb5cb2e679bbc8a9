//! One of the dials that make an opponent, from its lowest mark to its highest.

use leptos::prelude::*;
use rookery_analysis::Dial;
use rookery_app::opponents::knob::Knob;
use rookery_app::opponents::words as said;

use crate::forms::slider::Slider;
use crate::shell::lang;

/// Between two marks.
const STEP: u16 = 5;

pub fn knob_slider(knob: Knob, dial: Memo<Dial>, on_change: Callback<u16>) -> impl IntoView {
    let lang = lang::here();
    view! {
        <Slider
            id=id(knob)
            label=said::knob(lang, knob)
            range=u16::from(Dial::LOWEST.get())..=u16::from(Dial::HIGHEST.get())
            step=STEP
            value=Signal::derive(move || u16::from(dial.get().get()))
            words=Signal::derive(move || said::turned(lang, knob, dial.get()).to_owned())
            on_change
        />
    }
}

fn id(knob: Knob) -> &'static str {
    match knob {
        Knob::Aggressiveness => "aggressiveness",
        Knob::Positional => "positional",
        Knob::Trading => "trading",
        Knob::BlindSpots => "blind-spots",
    }
}

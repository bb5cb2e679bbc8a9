//! How the opponent plays, whatever its strength: four dials, and the way back to plain.

use leptos::prelude::*;
use rookery_analysis::{Dial, Style};

use crate::pages::play::Table;
use crate::state::knob::Knob;
use crate::ui::slider::Slider;
use crate::words::{self, opponent as said};

/// Between two marks of a dial.
const STEP: u16 = 5;

#[component]
pub fn StyleChoice(table: Table) -> impl IntoView {
    let lang = words::lang();
    let style = Memo::new(move |_| table.choices.get().opponent.style);
    let choose = move |style: Style| table.choose(|choices| choices.opponent.style = style);
    let slider = move |knob: Knob| {
        let dial = Memo::new(move |_| knob.of(&style.get()));
        let on_change = Callback::new(move |mark: u16| {
            if let Some(dial) = u8::try_from(mark).ok().and_then(Dial::new) {
                choose(knob.turned(style.get_untracked(), dial));
            }
        });
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
    };
    let is_plain = Memo::new(move |_| style.get() == Style::PURE);
    let summary = move || match is_plain.get() {
        true => said::style_plain(lang),
        false => said::style_changed(lang),
    };
    view! {
        <details class="more">
            <summary>
                {said::style(lang)}
                <span class="soft more-now">{summary}</span>
            </summary>
            <div class="more-inside">
                {Knob::ALL.map(slider).collect_view()}
                <div class="more-foot">
                    <p class="soft hint">{said::style_hint(lang)}</p>
                    <button
                        type="button"
                        class="chip"
                        aria-disabled=move || is_plain.get().to_string()
                        on:click=move |_| choose(Style::PURE)
                    >
                        {said::style_reset(lang)}
                    </button>
                </div>
            </div>
        </details>
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

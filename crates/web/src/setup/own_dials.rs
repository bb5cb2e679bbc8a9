//! An opponent of one's own: how well it plays, and four dials for how.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_analysis::{Dial, Rating, Style};
use rookery_app::opponents::knob::Knob;
use rookery_app::opponents::words as said;
use rookery_play::{Level, RATING_STEP};

use super::dial_scene::DialScene;
use super::picked::Picked;
use crate::forms::slider::Slider;
use crate::opponents::knob_slider::knob_slider;
use crate::shell::lang;
use crate::shell::part::LoadedPart;

/// One mark beyond the ladder the engine plays as well as it can.
const FULL: u16 = Rating::HIGHEST.get() + RATING_STEP;

/// Comes when first wanted.
#[wasm_split(dials, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> LoadedPart<Picked> {
    Ok(|picked| view! { <OwnDials picked /> }.into_any())
}

#[component]
fn OwnDials(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let style = Memo::new(move |_| picked.own().style);
    let is_plain = Memo::new(move |_| style.get() == Style::PURE);
    view! {
        <Strength picked />
        {Knob::ALL.map(|knob| view! { <StyleDial picked style knob /> }).collect_view()}
        <div class="dials-foot">
            <p class="soft hint">{said::style_hint(lang)}</p>
            <button
                type="button"
                class="chip"
                aria-disabled=move || is_plain.get().to_string()
                on:click=move |_| picked.turn(|own| own.style = Style::PURE)
            >
                {said::style_reset(lang)}
            </button>
            <A href="/opponents" attr:class="text-link">{said::to_own(lang)}</A>
        </div>
    }
}

#[component]
fn Strength(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let level = Memo::new(move |_| picked.own().level);
    let mark = Signal::derive(move || match level.get() {
        Level::Rated(rating) => rating.get(),
        Level::Full => FULL,
    });
    let on_change = Callback::new(move |mark| {
        let level = Rating::new(mark).map_or(Level::Full, Level::Rated);
        picked.turn(|own| own.level = level);
    });
    view! {
        <Slider
            id="rating"
            label=said::rating(lang)
            range=Rating::LOWEST.get()..=FULL
            step=RATING_STEP
            value=mark
            words=Signal::derive(move || said::strength(lang, level.get()))
            on_change
        />
        <p class="soft hint">{said::rating_hint(lang)}</p>
    }
}

#[component]
fn StyleDial(picked: Picked, style: Memo<Style>, knob: Knob) -> impl IntoView {
    let dial = Memo::new(move |_| knob.of(&style.get()));
    let on_change = Callback::new(move |mark: u16| {
        if let Some(dial) = u8::try_from(mark).ok().and_then(Dial::new) {
            let style = knob.turned(style.get_untracked(), dial);
            picked.turn(|own| own.style = style);
        }
    });
    view! {
        <div class="style-dial">
            <DialScene knob dial />
            {knob_slider(knob, dial, on_change)}
        </div>
    }
}

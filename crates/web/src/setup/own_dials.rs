//! An opponent of one's own: those that were made, how well it plays, by a rating or by how far it looks,
//! and four dials for how.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_analysis::{Dial, Rating, Style};
use rookery_app::opponents::knob::Knob;
use rookery_app::opponents::words as said;
use rookery_app::setup::pick::Chair;
use rookery_play::{Level, Opponent, RATING_STEP};

use super::dial_scene::DialScene;
use super::made_opponents::MadeOpponents;
use super::picked::Picked;
use super::thinking::Thinking;
use crate::forms::chip::Chip;
use crate::forms::slider::Slider;
use crate::opponents::knob_slider::knob_slider;
use crate::shell::lang;
use crate::shell::part::LoadedPart;

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
        {(picked.chair == Chair::Opposite)
            .then(|| view! { <div class="made-own"><MadeOpponents context=picked.context /></div> })}
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
        </div>
    }
}

/// A rating is measured; how strong a depth is nobody can say, so it is one or the other.
#[component]
fn Strength(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let level = Memo::new(move |_| picked.own().level);
    let is_rated = Memo::new(move |_| matches!(level.get(), Level::Rated(_)));
    // Whoever comes back from depth finds the rating where it was.
    let last = StoredValue::new(Opponent::PLAIN.level);
    Effect::new(move |_| {
        if is_rated.get() {
            last.set_value(level.get());
        }
    });
    let way = move |by_rating: bool, name: &'static str| {
        let on_press = Callback::new(move |()| {
            let level = match by_rating {
                true => last.get_value(),
                false => Level::Full,
            };
            picked.turn(|own| own.level = level);
        });
        let pressed = Signal::derive(move || is_rated.get() == by_rating);
        view! { <Chip pressed on_press>{name}</Chip> }
    };
    view! {
        <div class="pace-choices" role="group" aria-label=said::strength_by(lang)>
            {way(true, said::by_rating(lang))} {way(false, said::by_thinking(lang))}
        </div>
        {move || match is_rated.get() {
            true => view! { <RatingDial picked level /> }.into_any(),
            false => view! { <Thinking picked /> }.into_any(),
        }}
    }
}

#[component]
fn RatingDial(picked: Picked, level: Memo<Level>) -> impl IntoView {
    let lang = lang::here();
    let mark = Signal::derive(move || match level.get() {
        Level::Rated(rating) => rating.get(),
        Level::Full => Rating::HIGHEST.get(),
    });
    let on_change = Callback::new(move |mark| {
        if let Some(rating) = Rating::new(mark) {
            picked.turn(|own| own.level = Level::Rated(rating));
        }
    });
    view! {
        <Slider
            id="rating"
            label=said::rating(lang)
            range=Rating::LOWEST.get()..=Rating::HIGHEST.get()
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

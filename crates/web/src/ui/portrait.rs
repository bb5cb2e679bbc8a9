//! The face of somebody one can play against, as large as its box. Decoration only: the name stands
//! beside it.

use leptos::prelude::*;

use crate::state::cast::{Face, Tone};
use crate::state::visage::Visage;

#[component]
pub fn Portrait(face: &'static Face) -> impl IntoView {
    let shape = |&(tone, path): &(Tone, &'static str)| view! { <path class=class(tone) d=path /> };
    view! {
        <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true">
            {face.shapes.iter().map(shape).collect_view()}
        </svg>
    }
    .into_any()
}

/// The same for a face with a mood.
#[component]
pub fn Likeness(visage: Visage) -> impl IntoView {
    let shapes = visage.0.iter().cloned();
    let shapes = shapes.map(|(class, path)| view! { <path class=class d=path.into_owned() /> });
    view! {
        <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true">
            {shapes.collect_view()}
        </svg>
    }
    .into_any()
}

fn class(tone: Tone) -> &'static str {
    match tone {
        Tone::Amber => "tone-amber",
        Tone::Bark => "tone-bark",
        Tone::Berry => "tone-berry",
        Tone::Earth => "tone-earth",
        Tone::Ink => "tone-ink",
        Tone::Leaf => "tone-leaf",
        Tone::Moss => "tone-moss",
        Tone::Rust => "tone-rust",
        Tone::Sand => "tone-sand",
        Tone::Snow => "tone-snow",
        Tone::Water => "tone-water",
    }
}

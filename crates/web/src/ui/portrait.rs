//! The face of somebody one can play against, as large as its box. Decoration only: the name stands
//! beside it.

use leptos::prelude::*;

use crate::state::cast::{Face, Tone};

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

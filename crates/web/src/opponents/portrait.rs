//! The face of somebody one can play against, as large as its box. Decoration only: the name stands
//! beside it.

use leptos::prelude::*;
use rookery_app::opponents::cast::{Face, Tone};
use rookery_app::opponents::visage::Visage;

#[component]
pub fn Portrait(face: &'static Face) -> impl IntoView {
    let shapes = face.shapes.iter();
    let visage = Visage::of(shapes.map(|&(tone, path)| (key(tone), path)));
    view! { <Likeness visage /> }
}

/// The same for a face that is drawn already.
#[component]
pub fn Likeness(visage: Visage) -> impl IntoView {
    let shapes = visage.0.to_string();
    view! {
        <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true" inner_html=shapes></svg>
    }
    .into_any()
}

fn key(tone: Tone) -> &'static str {
    match tone {
        Tone::Amber => "amber",
        Tone::Bark => "bark",
        Tone::Berry => "berry",
        Tone::Earth => "earth",
        Tone::Ink => "ink",
        Tone::Leaf => "leaf",
        Tone::Moss => "moss",
        Tone::Rust => "rust",
        Tone::Sand => "sand",
        Tone::Snow => "snow",
        Tone::Water => "water",
    }
}

//! The face of somebody one can play against, as large as its box. Decoration only: the name stands
//! beside it.

use leptos::prelude::*;
use rookery_app::opponents::visage::Visage;
use rookery_campaign::Still;

#[component]
pub fn Portrait(face: &'static Still) -> impl IntoView {
    let visage = Visage::of(face.shapes.iter().map(|&(tone, path)| (tone.key(), path)));
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

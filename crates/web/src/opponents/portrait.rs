//! The face of somebody one can play against, as large as its box. Decoration only: the name stands
//! beside it.

use leptos::prelude::*;
use rookery_app::opponents::drawn_face::DrawnFace;
use rookery_campaign::Still;

#[component]
pub fn Portrait(face: &'static Still) -> impl IntoView {
    let drawn_face = DrawnFace::of(face.shapes.iter().map(|&(tone, path)| (tone.key(), path)));
    view! { <FaceView drawn_face /> }
}

/// The same for a face that is drawn already.
#[component]
pub fn FaceView(drawn_face: DrawnFace) -> impl IntoView {
    let shapes = drawn_face.0.to_string();
    view! {
        <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true" inner_html=shapes></svg>
    }
    .into_any()
}

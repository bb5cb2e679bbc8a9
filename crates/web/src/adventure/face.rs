//! The face of somebody in the story.

use leptos::prelude::*;
use rookery_app::adventure::battle_game;
use rookery_campaign::{Mood, Speaker};

use crate::opponents::portrait::FaceView;

#[component]
pub(super) fn SpeakerFace(speaker: Speaker, mood: Mood) -> impl IntoView {
    speaker.face().map(|face| {
        let drawn_face = battle_game::drawn_face(face, mood);
        view! { <span class="line-face" aria-hidden="true"><FaceView drawn_face /></span> }
    })
}

//! The face of somebody in the story.

use leptos::prelude::*;
use rookery_app::adventure::skirmish;
use rookery_campaign::{Mood, Speaker};

use crate::opponents::portrait::Likeness;

#[component]
pub(super) fn SpeakerFace(speaker: Speaker, mood: Mood) -> impl IntoView {
    speaker.face().map(|face| {
        let visage = skirmish::visage(face, mood);
        view! { <span class="line-face" aria-hidden="true"><Likeness visage /></span> }
    })
}

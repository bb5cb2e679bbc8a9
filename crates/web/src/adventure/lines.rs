//! Lines of the story: who says them stands beside them, others on the left and the player on the
//! right.

use leptos::prelude::*;
use rookery_campaign::{Beat, Mood, Speaker, spoken};

use super::face::SpeakerFace;

/// How a line is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Age {
    /// It is read now.
    Now,
    /// It was read before.
    Before,
}

impl Age {
    fn is_past(self) -> bool {
        self == Self::Before
    }
}

/// One line, if the beat is one.
pub(super) fn line(beat: &'static Beat, player: &str, age: Age) -> AnyView {
    match beat {
        Beat::Tell(text) => {
            let text = spoken(text, player);
            view! { <p class="line told" class:before=age.is_past()>{text}</p> }.into_any()
        }
        Beat::Say {
            speaker,
            mood,
            text,
        } => said(*speaker, *mood, spoken(text, player), player, age),
        _ => ().into_any(),
    }
}

fn said(speaker: Speaker, mood: Mood, text: String, player: &str, age: Age) -> AnyView {
    let name = speaker.name().unwrap_or(player).to_owned();
    let side = match speaker {
        Speaker::Player => "line said mine",
        Speaker::Guide | Speaker::Animal(_) => "line said",
    };
    view! {
        <div class=side class:before=age.is_past() data-speaker=speaker.key()>
            <SpeakerFace speaker mood />
            <div class="line-words">
                <p class="line-name">{name}</p>
                <p>{text}</p>
            </div>
        </div>
    }
    .into_any()
}

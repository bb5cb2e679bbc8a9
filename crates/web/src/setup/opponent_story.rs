//! A few words about whoever is chosen: the character, the level, how the dials stand, and what to
//! try against it.

use leptos::prelude::*;
use rookery_app::level::words as level_words;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::opponents::rivals::Rival;
use rookery_app::opponents::words::{self as said, cast};
use rookery_app::setup::choices::Pick;

use super::picked::Picked;
use crate::game::GameContext;
use crate::shell::lang;
use crate::shell::ui::focus;

#[component]
pub fn OpponentStory(animal: Rival) -> impl IntoView {
    let lang = lang::here();
    view! {
        <h2>{cast::called(lang, animal)}</h2>
        <p>{cast::character(lang, animal)}</p>
        <p class="soft small">{cast::habits(lang, &animal.card().opponent)}</p>
        <p class="small">{cast::advice(lang, animal)}</p>
    }
}

#[component]
pub fn LevelStory(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let sure = move || context.my_level.with(|now| level_words::sure(lang, now));
    view! {
        <h2>{said::my_level(lang)}</h2>
        <p>{said::my_level_means(lang)}</p>
        <p class="soft small">{sure}</p>
    }
}

/// Takes a character over as an opponent of one's own.
#[component]
pub fn TurnDials(picked: Picked, animal: Rival) -> impl IntoView {
    let lang = lang::here();
    let turn = move |_| {
        picked.change(|pick| {
            *pick = Pick {
                choice: OpponentChoice::Own,
                own: animal.card().opponent,
            }
        });
        focus::focus_soon(".setup :checked");
    };
    view! {
        <button type="button" class="link-button" on:click=turn>
            {said::turn_dials(lang)}
        </button>
    }
}

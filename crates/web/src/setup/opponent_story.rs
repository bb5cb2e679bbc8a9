//! A few words about whoever is chosen: the character, the level, how the dials stand, and what to
//! try against it.

use leptos::prelude::*;
use rookery_app::level::my_level::MyLevel;
use rookery_app::level::words as level_words;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::opponents::preset::Preset;
use rookery_app::opponents::rivals::Rival;
use rookery_app::opponents::words::{self as said, cast};
use rookery_app::setup::pick::Pick;

use super::picked::Picked;
use crate::game::GameContext;
use crate::level::standing_choice;
use crate::shell::lang;
use crate::shell::part::Part;
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
    // Whoever has played is known better by their games, and can still say it in the settings.
    let is_new = Memo::new(move |_| context.my_level.with(MyLevel::games) == 0);
    let sure = move || context.my_level.with(|now| level_words::sure(lang, now));
    view! {
        <h2>{said::my_level(lang)}</h2>
        <p>{said::my_level_means(lang)}</p>
        <p class="soft small">{sure}</p>
        <Show when=move || is_new.get()>
            <Part needs=context.my_level load=standing_choice::load />
        </Show>
    }
}

#[component]
pub fn PresetStory(preset: Preset) -> impl IntoView {
    let lang = lang::here();
    view! {
        <h2>{said::preset(lang, preset)}</h2>
        <p>{said::preset_means(lang, preset)}</p>
        <p class="soft small">{said::strength(lang, preset.opponent().level)}</p>
    }
}

/// Takes whoever is chosen over as an opponent of one's own.
#[component]
pub fn TurnDials(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let turn = move |_| {
        picked.change(|pick| {
            *pick = Pick {
                choice: OpponentChoice::Own,
                own: pick.opponent(),
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

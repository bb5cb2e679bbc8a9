//! A game for fun against somebody of the forest: it sits down as it is, and has its face and its
//! voice. Comes with the page that shows them all.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::components::A;
use rookery_app::adventure::battle_game;
use rookery_app::forest::gallery;
use rookery_app::forest::words as said;
use rookery_app::game::occasion_extras::{Favors, OccasionExtras};
use rookery_campaign::Animal;
use rookery_play::{Bout, Stage};

use crate::game::{GameContext, occasion};
use crate::own_opponents::game as own;
use crate::shell::lang;
use crate::shell::later::Page;

/// Sits down opposite this one, with the pieces and the time that are chosen.
#[wasm_split(forest, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn begin(context: GameContext, key: String) -> Result<(), SplitLoaderError> {
    if let Some(animal) = Animal::from_key(&key) {
        own::sit_down(context, gallery::opponent(animal), gallery::meeting(animal));
    }
    Ok(())
}

/// Comes when the first such game begins.
#[wasm_split(forest, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| ForestPart().into_any())
}

/// Lends the page the opponent's face, and says what it says. It finds its context in the page
/// around it.
#[component]
fn ForestPart() -> impl IntoView {
    let lang = lang::here();
    let context: GameContext = expect_context();
    occasion::lend(context, |bout| {
        let face = &met(bout)?.character().face;
        Some(OccasionExtras {
            face: battle_game::drawn_face(face, own::mood(bout)),
            favors: Favors::Granted,
        })
    });
    let says = occasion::of_game(context, |bout| {
        gallery::says(met(bout)?, &bout.game, bout.seats.side()?, bout.seed)
    });
    let is_over = Memo::new(move |_| matches!(context.stage.get(), Stage::Over(_)));
    view! {
        {occasion::voice(says)}
        <Show when=move || is_over.get()>
            <A href="/opponents/forest" attr:class="text-link battle-leave">
                {said::to_all(lang)}
            </A>
        </Show>
    }
}

/// Who sits opposite, if we know it.
fn met(bout: &Bout) -> Option<Animal> {
    Animal::from_key(&bout.meeting.as_ref()?.who)
}

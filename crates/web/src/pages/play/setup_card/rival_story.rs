//! A few words about whoever is chosen: the character, the level, how the dials stand, and what to
//! try against it.

use leptos::prelude::*;

use crate::pages::play::Table;
use crate::state::cast::Animal;
use crate::state::rival::Rival;
use crate::words::{self, cast, opponent as said, standing};

#[component]
pub fn RivalStory(table: Table, animal: Animal) -> impl IntoView {
    let lang = words::lang();
    let opponent = animal.character().opponent;
    let turn = move |_| {
        table.choose(|choices| {
            choices.own = opponent;
            choices.rival = Rival::Own;
        });
    };
    view! {
        <div class="story" aria-live="polite">
            <h2>{cast::called(lang, animal)}</h2>
            <p>{cast::character(lang, animal)}</p>
            <p class="soft small">{cast::habits(lang, &opponent)}</p>
            <p class="small">{cast::advice(lang, animal)}</p>
        </div>
        <button type="button" class="link-button" on:click=turn>{said::turn_dials(lang)}</button>
    }
    .into_any()
}

#[component]
pub fn LevelStory(table: Table) -> impl IntoView {
    let lang = words::lang();
    let sure = move || table.standing.with(|now| standing::sure(lang, now));
    view! {
        <div class="story" aria-live="polite">
            <h2>{said::my_level(lang)}</h2>
            <p>{said::my_level_means(lang)}</p>
            <p class="soft small">{sure}</p>
        </div>
    }
    .into_any()
}

//! How the game stands: the face opposite, one sentence, and against whom it is.

use leptos::prelude::*;
use rookery_app::game::words as game;
use rookery_app::opponents::cast::Animal;
use rookery_app::opponents::words as opponent;
use rookery_play::{Seats, Stage};

use crate::game::Table;
use crate::level::news::LevelNews;
use crate::opponents::portrait::{Likeness, Portrait};
use crate::shell::lang;
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn GameStatus(table: Table, is_over: Memo<bool>) -> impl IntoView {
    let lang = lang::here();
    let sparring = table.sparring;
    let status = Memo::new(move |_| sparring.with(|sparring| game::status(lang, sparring)));
    let against = Memo::new(move |_| {
        sparring.with(|sparring| Some(opponent::against(lang, sparring.bout()?)))
    });
    let cheer = cheer(table);
    let has_won = has_won(table);
    view! {
        <div
            class="game-status"
            class:over=move || is_over.get()
            class:won=move || has_won.get()
        >
            {face(table)}
            <div>
                {move || cheer.get().map(|words| view! { <p class="cheer">{words}</p> })}
                <p class="status">{status}</p>
                <p class="soft small against">{against}</p>
                <LevelNews table />
            </div>
        </div>
    }
}

/// What is said of an end, unless the adventure says it.
fn cheer(table: Table) -> Memo<Option<&'static str>> {
    let lang = lang::here();
    Memo::new(move |_| match table.stage.get() {
        Stage::Over(outcome) => table.sparring.with_untracked(|sparring| {
            let bout = sparring.bout().filter(|bout| !bout.is_contest())?;
            let Seats::Sparring { side, .. } = bout.seats else {
                return None;
            };
            Some(game::cheer(lang, side, outcome))
        }),
        _ => None,
    })
}

fn has_won(table: Table) -> Memo<bool> {
    Memo::new(move |_| match table.stage.get() {
        Stage::Over(outcome) => table.sparring.with_untracked(|sparring| {
            let side = sparring.bout().and_then(|bout| bout.seats.side());
            side.is_some() && outcome.winner() == side
        }),
        _ => false,
    })
}

/// The one that the adventure lends, else that of the animal that plays.
fn face(table: Table) -> impl IntoView {
    let Table {
        sparring, escort, ..
    } = table;
    let animal = Memo::new(move |_| {
        sparring.with(|sparring| Animal::playing_as(sparring.bout()?.seats.opponent()?))
    });
    let visage = move || escort.with(|escort| Some(escort.as_ref()?.face.clone()));
    move || match (visage(), animal.get()) {
        (Some(visage), _) => view! { <Likeness visage /> }.into_any(),
        (None, Some(animal)) => view! { <Portrait face=animal.character().face /> }.into_any(),
        (None, None) => view! { <Mascot /> }.into_any(),
    }
}

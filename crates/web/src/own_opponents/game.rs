//! A game against an opponent of somebody's own: it sits down as it was made, and has its face. Comes
//! with those opponents.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::adventure::battle_game;
use rookery_app::game::occasion_extras::{Favors, OccasionExtras};
use rookery_app::own_opponents::design;
use rookery_app::setup::choices::Company;
use rookery_campaign::Mood;
use rookery_play::{Bout, Clock, Meeting, Opponent, Seats};
use rookery_rules::{Color, DrawRules, Game, Position};

use crate::browser::chance;
use crate::game::{GameContext, occasion};
use crate::own_opponents::kept as own_opponent;
use crate::shell::later::Page;

/// Sits down opposite the one that was picked, with the pieces and the time that are chosen.
#[wasm_split(opponents, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn begin(context: GameContext) -> Result<(), SplitLoaderError> {
    let picked = own_opponent::recall();
    let picked = picked.and_then(|own| Some((design::opponent(&own.design)?, own)));
    if let Some((opponent, own)) = picked {
        sit_down(context, opponent, design::meeting(&own));
    }
    Ok(())
}

/// A game for fun against somebody who is not on the cards of the page.
pub(crate) fn sit_down(context: GameContext, opponent: Opponent, meeting: Meeting) {
    let (wish, times) = (context.choices).with_untracked(|choices| (choices.wish, choices.times));
    let side = wish.color(chance::coin);
    let seats = Seats::AgainstEngine { side, opponent };
    let game = Game::from_position(Position::start(), DrawRules::AtOnce);
    let time = times.of(Company::of(&seats));
    let clock = (time.timed()).map(|timed| Clock::new(timed, Color::White));
    occasion::sit_down(context, seats, game, clock, meeting);
}

/// Comes when the first such game begins.
#[wasm_split(opponents, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| OwnPart().into_any())
}

/// Lends the page the opponent's face. It finds its context in the page around it.
#[component]
fn OwnPart() -> impl IntoView {
    let context: GameContext = expect_context();
    occasion::lend(context, |bout| {
        let who = &bout.meeting.as_ref()?.who;
        let own = own_opponent::recall().filter(|own| own.id == *who)?;
        Some(OccasionExtras {
            face: design::drawn_face(&own.design.face, mood(bout))?,
            favors: Favors::Granted,
        })
    });
}

/// What whoever sits opposite feels.
pub(crate) fn mood(bout: &Bout) -> Mood {
    let side = bout.seats.side();
    match (bout.game.outcome().map(|outcome| outcome.winner()), side) {
        (Some(Some(winner)), Some(side)) if winner == side => Mood::Beaten,
        (Some(Some(_)), _) => Mood::Pleased,
        (Some(None), _) | (None, None) => Mood::Calm,
        (None, Some(side)) => battle_game::tension(&bout.game, side),
    }
}

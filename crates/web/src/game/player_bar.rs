//! One of the two players, above or below the board: who it is, what they have taken, their clock.

use leptos::prelude::*;
use rookery_app::game::sparring::Sparring;
use rookery_app::game::words::{self as said, names};
use rookery_app::opponents::cast::Animal;
use rookery_app::opponents::figure::Figure;
use rookery_app::opponents::words as opponent;
use rookery_rules::Color;

use crate::account::presence::Presence;
use crate::board::player::{ClockView, PlayerView};
use crate::game::Table;
use crate::shell::lang;

/// Where a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    Above,
    Below,
}

#[component]
pub fn PlayerBar(table: Table, seat: Seat) -> impl IntoView {
    let lang = lang::here();
    let sparring = table.sparring;
    let visitor = Presence::here().visitor;
    let color = Memo::new(move |_| {
        let side = sparring.with(Sparring::side);
        match seat {
            Seat::Below => side,
            Seat::Above => !side,
        }
    });
    let engine = Memo::new(move |_| {
        sparring.with(|sparring| sparring.bout()?.seats.engine(color.get()).copied())
    });
    let figure = Memo::new(move |_| match engine.get() {
        None => Figure::Person,
        Some(engine) => match table
            .escort
            .with(|escort| Some(escort.as_ref()?.face.clone()))
        {
            Some(visage) => Figure::Drawn(visage),
            None => Animal::playing_as(&engine).map_or(Figure::Engine, Figure::Animal),
        },
    });
    let name = move || {
        let color = color.get();
        let account = visitor.with(|who| who.account().map(|known| known.display.clone()));
        let you = account.as_deref().unwrap_or(said::you(lang));
        sparring.with(|sparring| Some(names::in_game(lang, sparring.bout()?, color, you)))
    };
    let level = Memo::new(move |_| engine.get().map(|engine| engine.level));
    let is_upside_down =
        Memo::new(move |_| seat == Seat::Above && sparring.with(Sparring::is_facing));
    let is_to_move = Memo::new(move |_| {
        sparring.with(|sparring| {
            let bout = sparring.bout().filter(|bout| bout.game.outcome().is_none());
            bout.is_some_and(|bout| bout.game.position().turn() == color.get())
        })
    });
    let captured =
        Memo::new(move |_| sparring.with(|sparring| sparring.captured())[color.get()].clone());
    view! {
        <PlayerView
            figure
            color
            name=Signal::derive(name)
            level=Signal::derive(move || level.get().map(|level| opponent::level(lang, level)))
            is_to_move
            is_upside_down
            captured
        >
            <ClockFace table color />
        </PlayerView>
    }
}

/// What one side has left. It can be read at any time and is never read out by itself.
#[component]
fn ClockFace(table: Table, color: Memo<Color>) -> impl IntoView {
    let left = Memo::new(move |_| {
        let now = table.moment.get();
        table
            .sparring
            .with(|sparring| sparring.time_left(color.get(), now))
    });
    let runs = Memo::new(move |_| table.sparring.with(Sparring::running) == Some(color.get()));
    view! { <ClockView left runs color /> }
}

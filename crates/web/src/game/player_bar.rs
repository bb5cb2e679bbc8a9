//! One of the two players, above or below the board: who it is, what they have taken, their clock.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{self as said, names};
use rookery_app::opponents::player_face::PlayerFace;
use rookery_app::opponents::rivals::Rival;
use rookery_app::opponents::words as opponent;
use rookery_rules::Color;

use crate::account::presence::Presence;
use crate::board::player::{ClockView, PlayerView};
use crate::game::GameContext;
use crate::shell::lang;

/// Where a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    Above,
    Below,
}

#[component]
pub fn PlayerBar(context: GameContext, seat: Seat) -> impl IntoView {
    let lang = lang::here();
    let play_page = context.play_page;
    let visitor = Presence::here().visitor;
    let color = Memo::new(move |_| {
        let side = play_page.with(PlayPage::side);
        match seat {
            Seat::Below => side,
            Seat::Above => !side,
        }
    });
    let engine = Memo::new(move |_| {
        play_page.with(|play_page| play_page.bout()?.seats.engine(color.get()).copied())
    });
    let face = Memo::new(move |_| match engine.get() {
        None => PlayerFace::Person,
        Some(engine) => match context
            .extras
            .with(|extras| Some(extras.as_ref()?.face.clone()))
        {
            Some(drawn_face) => PlayerFace::Drawn(drawn_face),
            None => Rival::playing_as(&engine).map_or(PlayerFace::Engine, PlayerFace::Animal),
        },
    });
    let name = move || {
        let color = color.get();
        let account = visitor.with(|who| who.account().map(|known| known.display.clone()));
        let you = account.as_deref().unwrap_or(said::you(lang));
        play_page.with(|play_page| Some(names::in_game(lang, play_page.bout()?, color, you)))
    };
    let level = Memo::new(move |_| engine.get().map(|engine| engine.level));
    let is_upside_down =
        Memo::new(move |_| seat == Seat::Above && play_page.with(PlayPage::is_facing));
    let is_to_move = Memo::new(move |_| {
        play_page.with(|play_page| {
            let bout = play_page
                .bout()
                .filter(|bout| bout.game.outcome().is_none());
            bout.is_some_and(|bout| bout.game.position().turn() == color.get())
        })
    });
    let captured =
        Memo::new(move |_| play_page.with(|play_page| play_page.captured())[color.get()].clone());
    view! {
        <PlayerView
            face
            color
            name=Signal::derive(name)
            level=Signal::derive(move || level.get().map(|level| opponent::level(lang, level)))
            is_to_move
            is_upside_down
            captured
        >
            <ClockFace context color />
        </PlayerView>
    }
}

/// What one side has left. It can be read at any time and is never read out by itself.
#[component]
fn ClockFace(context: GameContext, color: Memo<Color>) -> impl IntoView {
    let left = Memo::new(move |_| {
        let now = context.moment.get();
        context
            .play_page
            .with(|play_page| play_page.time_left(color.get(), now))
    });
    let runs = Memo::new(move |_| context.play_page.with(PlayPage::running) == Some(color.get()));
    view! { <ClockView left runs color /> }
}

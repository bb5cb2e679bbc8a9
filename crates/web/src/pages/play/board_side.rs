//! The board of a game between its two players, and the bar beside it.

use leptos::prelude::*;
use rookery_rules::{Promotion, Square};

use crate::api::sound;
use crate::board::arrows::Drawings;
use crate::board::frame::BoardFrame;
use crate::pages::play::Table;
use crate::pages::play::evaluation_bar::EvaluationBar;
use crate::pages::play::player_bar::{PlayerBar, Seat};
use crate::state::bout::Stage;
use crate::state::sound::Sound;
use crate::state::sparring::Sparring;

#[component]
pub fn BoardSide(table: Table, has_bar: Signal<bool>) -> impl IntoView {
    let Table {
        sparring,
        line,
        stage,
        ..
    } = table;
    let position = Memo::new(move |_| sparring.with(|sparring| *sparring.position()));
    let marks = Memo::new(move |_| sparring.with(Sparring::marks));
    let side = Memo::new(move |_| sparring.with(Sparring::side));
    let promoting = Memo::new(move |_| sparring.with(Sparring::promoting));
    let drawings = Memo::new(move |_| {
        let position = position.get();
        table.adviser.with(|adviser| adviser.drawings(&position))
    });
    let is_playing = Memo::new(move |_| table.stage.get() != Stage::Choosing);
    let on_press =
        Callback::new(move |square: Square| line.update(|sparring| sparring.press(square)));
    let on_release = Callback::new(move |()| sparring.update(Sparring::release));
    let on_choose =
        Callback::new(move |man: Promotion| line.update(|sparring| sparring.promote(man)));
    let is_over = Memo::new(move |_| matches!(stage.get(), Stage::Over(_)));
    Effect::watch(
        move || is_over.get(),
        |is_over, _, _| {
            if *is_over {
                sound::play(Sound::End);
            }
        },
        false,
    );
    view! {
        <Show when=move || has_bar.get()>
            <EvaluationBar table side />
        </Show>
        <div class="play-board">
            <Show when=move || is_playing.get()>
                <PlayerBar table seat=Seat::Above />
            </Show>
            <BoardFrame position marks side promoting on_press on_release on_choose>
                <Drawings drawings side />
            </BoardFrame>
            <Show when=move || is_playing.get()>
                <PlayerBar table seat=Seat::Below />
            </Show>
        </div>
    }
}

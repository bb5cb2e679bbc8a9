//! The board of a game between its two players, and the bar beside it.

use leptos::prelude::*;
use rookery_app::board::sound::Sound;
use rookery_app::engine::mind::Age;
use rookery_app::game::sparring::Sparring;
use rookery_app::game::words as said;
use rookery_play::Stage;
use rookery_rules::pgn::{Annotation, Evaluation};
use rookery_rules::{Color, Position, Promotion, Square};

use crate::board::arrows::Drawings;
use crate::board::frame::BoardFrame;
use crate::browser::sound;
use crate::engine::evaluation_bar::EvaluationBar;
use crate::game::Table;
use crate::game::player_bar::{PlayerBar, Seat};
use crate::shell::lang;

#[component]
pub fn BoardSide(table: Table, has_bar: Signal<bool>) -> impl IntoView {
    let lang = lang::here();
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
    let drawings = drawings(table, position);
    // Whose men stand on their heads.
    let facing = Memo::new(move |_| {
        sparring.with(|sparring| sparring.is_facing().then(|| !sparring.side()))
    });
    let is_past = Memo::new(move |_| sparring.with(|sparring| sparring.look().past().is_some()));
    let is_playing = Memo::new(move |_| table.stage.get() != Stage::Choosing);
    let subject = table.subject();
    let on_press =
        Callback::new(move |square: Square| line.update(|sparring| sparring.press(square)));
    let on_release = Callback::new(move |()| sparring.update(Sparring::release));
    let on_choose =
        Callback::new(move |man: Promotion| line.update(|sparring| sparring.promote(man)));
    let result = Memo::new(move |_| match stage.get() {
        Stage::Over(outcome) if !is_past.get() => Some(outcome),
        _ => None,
    });
    sound_the_end(stage);
    view! {
        <Show when=move || has_bar.get()>
            <EvaluationBar value=value(table) result side />
        </Show>
        <div
            class="play-board"
            class:facing-white=move || facing.get() == Some(Color::White)
            class:facing-black=move || facing.get() == Some(Color::Black)
        >
            <Show when=move || is_playing.get()>
                <PlayerBar table seat=Seat::Above />
            </Show>
            <BoardFrame position marks side subject promoting on_press on_release on_choose>
                <Drawings drawings side />
                // Over the board, so that nothing moves away from under the pointer.
                {move || {
                    is_past
                        .get()
                        .then(|| view! { <p class="past-badge">{said::looking_back(lang)}</p> })
                }}
            </BoardFrame>
            <Show when=move || is_playing.get()>
                <PlayerBar table seat=Seat::Below />
            </Show>
        </div>
    }
}

/// What the adviser shows to whoever asked for help.
fn drawings(table: Table, position: Memo<Position>) -> Memo<Vec<Annotation>> {
    Memo::new(move |_| {
        // After the end nobody asks for help any more.
        if table.stage.get() != Stage::Yours {
            return Vec::new();
        }
        let position = position.get();
        table.adviser.with(|adviser| adviser.drawings(&position))
    })
}

fn sound_the_end(stage: Memo<Stage>) {
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
}

/// What the position shown is worth. Without a new value the last one stays.
fn value(table: Table) -> Memo<Option<(Evaluation, Age)>> {
    let Table {
        sparring, adviser, ..
    } = table;
    let past = Memo::new(move |_| {
        table.edition.get();
        sparring.with(|sparring| sparring.look().past())
    });
    // What was thought of a moment of the past, by the opponent or else by the adviser.
    let then = Memo::new(move |_| {
        past.get()?;
        let (value, position) = sparring.with(|sparring| (sparring.value(), *sparring.position()));
        value.or_else(|| adviser.with(|adviser| adviser.value(&position)))
    });
    Effect::new(move |_| {
        let is_unknown = past.get().is_some() && then.get().is_none();
        let game = sparring.with_untracked(Sparring::shown_game);
        if let Some(game) = game.filter(|_| is_unknown) {
            table.advice.update(|adviser| adviser.judge(&game));
        }
    });
    Memo::new(move |_| {
        let now = sparring.with(|sparring| {
            let (thoughts, age) = sparring.mind().thoughts()?;
            Some((thoughts.value, age))
        });
        match (past.get(), then.get()) {
            (None, _) => now,
            (Some(_), Some(value)) => Some((value, Age::New)),
            (Some(_), None) => now.map(|(value, _)| (value, Age::Old)),
        }
    })
}

//! The board between its two players, the bar beside it, and the buttons that go through the moves.

use leptos::ev;
use leptos::prelude::*;
use rookery_app::engine::mind::Age;
use rookery_app::moves::wheel::Wheel;
use rookery_app::opponents::player_face::PlayerFace;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_rules::{Color, Promotion, Square};

use crate::board::frame::BoardFrame;
use crate::board::player::{ClockView, PlayerView};
use crate::board::typed_link::TypedLink;
use crate::engine::evaluation_bar::EvaluationBar;
use crate::review::ReviewContext;
use crate::shell::lang;

#[component]
pub fn BoardSide(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let ReviewContext {
        review,
        analyst,
        evaluates,
        ..
    } = context;
    let position = Memo::new(move |_| review.with(|review| *review.position()));
    let marks = Memo::new(move |_| review.with(Review::marks));
    let side = Memo::new(move |_| review.with(Review::side));
    let promoting = Memo::new(move |_| review.with(Review::promoting));
    let shown = Memo::new(move |_| review.with(|review| said::shown(lang, review)));
    let value = Memo::new(move |before: Option<&Option<_>>| {
        let position = position.get();
        let now = analyst.with(|analyst| Some(analyst.thoughts(&position)?.value));
        let old = before
            .copied()
            .flatten()
            .map(|(value, _)| (value, Age::Old));
        now.map(|value| (value, Age::New)).or(old)
    });
    let subject = context.subject();
    let on_press =
        Callback::new(move |square: Square| review.update(|review| review.press(square)));
    let on_release = Callback::new(move |()| review.update(Review::release));
    let on_choose =
        Callback::new(move |piece: Promotion| review.update(|review| review.choose(piece)));
    let on_step = Callback::new(move |step| review.update(|review| review.step(step)));
    let wheel = StoredValue::new(Wheel::default());
    let on_wheel = move |event: ev::WheelEvent| {
        if event.ctrl_key() {
            // That makes the page larger or smaller.
            return;
        }
        event.prevent_default();
        // Some browsers count lines instead of pixels.
        let pixels = match event.delta_mode() {
            0 => event.delta_y(),
            _ => event.delta_y() * 40.0,
        };
        if let Some(step) = wheel.try_update_value(|wheel| wheel.turn(pixels)).flatten() {
            on_step.run(step);
        }
    };
    view! {
        <Show when=move || evaluates.get()>
            <EvaluationBar value result=Signal::stored(None) side />
        </Show>
        <div class="play-board">
            <PlayerSide context color=Memo::new(move |_| !side.get()) />
            <div class="review-board" on:wheel=on_wheel>
                <BoardFrame position marks side subject promoting on_press on_release on_choose />
            </div>
            <TypedLink />
            <PlayerSide context color=side />
            <p class="hidden" role="status">{shown}</p>
        </div>
    }
}

#[component]
fn PlayerSide(context: ReviewContext, color: Memo<Color>) -> impl IntoView {
    let lang = lang::here();
    let review = context.review;
    let player = Memo::new(move |_| review.with(|review| review.player(color.get())));
    let face = Memo::new(move |_| player.with(|player| player.face.clone()));
    let name = Signal::derive(move || Some(context.name(color.get())));
    let level = Signal::derive(move || {
        player.with(|player| match player.face {
            PlayerFace::Engine => player.name.clone(),
            PlayerFace::Animal(_) | PlayerFace::Drawn(_) | PlayerFace::Person => {
                player.rating.map(|rung| said::rated(lang, rung))
            }
        })
    });
    let is_to_move = Memo::new(move |_| {
        review.with(|review| review.position().turn() == color.get() && review.outcome().is_none())
    });
    let captured = Memo::new(move |_| review.with(|review| review.captured(color.get())));
    let left = Memo::new(move |_| review.with(|review| review.clock(color.get())));
    let never = Memo::new(|_| false);
    view! {
        <PlayerView face color name level is_to_move is_upside_down=never captured>
            <ClockView left runs=never color />
        </PlayerView>
    }
}

//! The board of a game between its two players, and the bar beside it.

use leptos::prelude::*;
use rookery_app::board::sound::Sound;
use rookery_app::engine::mind::Age;
use rookery_app::game::play_page::PlayPage;
use rookery_play::Stage;
use rookery_rules::pgn::{Annotation, Evaluation};
use rookery_rules::{Color, Position, Promotion, Square};

use crate::board::arrows::Drawings;
use crate::board::frame::BoardFrame;
use crate::board::typed_link::TypedLink;
use crate::browser::sound;
use crate::engine::evaluation_bar::EvaluationBar;
use crate::game::GameContext;
use crate::game::player_bar::{PlayerBar, Seat};

#[component]
pub fn BoardSide(context: GameContext, has_bar: Signal<bool>) -> impl IntoView {
    let GameContext {
        play_page,
        connection,
        stage,
        ..
    } = context;
    let position = Memo::new(move |_| play_page.with(PlayPage::on_board));
    let marks = Memo::new(move |_| play_page.with(PlayPage::marks));
    let side = Memo::new(move |_| play_page.with(PlayPage::side));
    let promoting = Memo::new(move |_| play_page.with(PlayPage::promoting));
    let drawings = drawings(context, position);
    // Whose pieces stand on their heads.
    let facing = Memo::new(move |_| {
        play_page.with(|play_page| play_page.is_facing().then(|| !play_page.side()))
    });
    let is_past = Memo::new(move |_| play_page.with(|play_page| play_page.look().past().is_some()));
    let is_playing = Memo::new(move |_| context.stage.get() != Stage::Choosing);
    let takes_moves = Memo::new(move |_| {
        let is_under_way = !matches!(stage.get(), Stage::Choosing | Stage::Over(_));
        is_under_way && !play_page.with(PlayPage::is_watched)
    });
    let subject = context.subject();
    let on_press =
        Callback::new(move |square: Square| connection.update(|play_page| play_page.press(square)));
    let on_release = Callback::new(move |()| play_page.update(PlayPage::release));
    let on_choose = Callback::new(move |piece: Promotion| {
        connection.update(|play_page| play_page.promote(piece))
    });
    let result = Memo::new(move |_| match stage.get() {
        Stage::Over(outcome) if !is_past.get() => Some(outcome),
        _ => None,
    });
    sound_the_end(stage);
    view! {
        <Show when=move || has_bar.get()>
            <EvaluationBar value=value(context) result side />
        </Show>
        <div
            class="play-board"
            class:past=move || is_past.get()
            class:facing-white=move || facing.get() == Some(Color::White)
            class:facing-black=move || facing.get() == Some(Color::Black)
        >
            <Show when=move || is_playing.get()>
                <PlayerBar context seat=Seat::Above />
            </Show>
            <BoardFrame position marks side subject promoting on_press on_release on_choose>
                <Drawings drawings side />
            </BoardFrame>
            <Show when=move || takes_moves.get()>
                <TypedLink />
            </Show>
            <Show when=move || is_playing.get()>
                <PlayerBar context seat=Seat::Below />
            </Show>
        </div>
    }
}

/// What the adviser shows to whoever asked for help.
fn drawings(context: GameContext, position: Memo<Position>) -> Memo<Vec<Annotation>> {
    Memo::new(move |_| {
        // After the end nobody asks for help any more.
        if context.stage.get() != Stage::Yours {
            return Vec::new();
        }
        let position = position.get();
        context.adviser.with(|adviser| adviser.drawings(&position))
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
fn value(context: GameContext) -> Memo<Option<(Evaluation, Age)>> {
    let GameContext {
        play_page, adviser, ..
    } = context;
    let past = Memo::new(move |_| {
        context.edition.get();
        play_page.with(|play_page| play_page.look().past())
    });
    // What was thought of the position shown, by the opponent or else by the adviser.
    let known = Memo::new(move |_| {
        context.edition.get();
        let (value, position) =
            play_page.with(|play_page| (play_page.value(), *play_page.position()));
        value.or_else(|| adviser.with(|adviser| adviser.value(&position)))
    });
    Effect::new(move |_| {
        let is_unknown = past.get().is_some() && known.get().is_none();
        let game = play_page.with_untracked(PlayPage::shown_game);
        if let Some(game) = game.filter(|_| is_unknown) {
            context.advice.update(|adviser| adviser.judge(&game));
        }
    });
    Memo::new(move |_| {
        let now = play_page.with(|play_page| {
            let (thoughts, age) = play_page.mind().thoughts()?;
            Some((thoughts.value, age))
        });
        match (past.get(), known.get(), now) {
            (None, _, Some((value, Age::New))) => Some((value, Age::New)),
            // Whoever went back there sees what was thought of it, and not of what was put aside.
            (_, Some(value), _) => Some((value, Age::New)),
            (_, None, now) => now.map(|(value, _)| (value, Age::Old)),
        }
    })
}

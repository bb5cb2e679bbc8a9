//! Positions to solve on a real board, with the guide beside it.

use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::adventure::practice_board::{Course, PracticeBoard, PracticeState};
use rookery_app::adventure::words as said;
use rookery_app::spoken::inquiry::Subject;
use rookery_campaign::{Mood, Speaker};
use rookery_rules::{ByColor, Promotion, Square};

use super::face::SpeakerFace;
use crate::board::frame::BoardFrame;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::ui::focus;

/// Between a right move and its answer, so that both are seen.
const MOMENT: Duration = Duration::from_millis(900);

/// What is practiced, and where it leads.
#[derive(Clone, Copy)]
pub(super) struct PracticePlan {
    pub(super) course: Course,
    pub(super) heading: StoredValue<String>,
    /// Where more of it can be solved.
    pub(super) more: StoredValue<Option<String>>,
    /// What those press who want none of it.
    pub(super) skip: &'static str,
    pub(super) on_end: Callback<()>,
}

/// Comes with the first lesson.
#[wasm_split(lesson, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn load() -> Page {
    Ok(|| PracticeBoard().into_any())
}

/// It finds its plan in the page around it.
#[component]
fn PracticeBoard() -> impl IntoView {
    let lang = lang::here();
    let lectern: PracticePlan = expect_context();
    let heading = lectern.heading.get_value();
    let practice = RwSignal::new(PracticeBoard::new(lectern.course));
    let position = Memo::new(move |_| practice.with(|practice| *practice.position()));
    let marks = Memo::new(move |_| practice.with(PracticeBoard::marks));
    let promoting = Memo::new(move |_| practice.with(PracticeBoard::promoting));
    let side = Memo::new(move |_| practice.with(PracticeBoard::side));
    let subject = Callback::new(move |()| Subject {
        game: practice.with_untracked(PracticeBoard::game),
        clocks: ByColor::new(None, None),
    });
    let on_press = Callback::new(move |square: Square| practice.update(|one| one.press(square)));
    let on_release = Callback::new(move |()| practice.update(PracticeBoard::release));
    let on_choose =
        Callback::new(move |piece: Promotion| practice.update(|one| one.promote(piece)));
    let awaits_reply = Memo::new(move |_| practice.with(PracticeBoard::awaits_reply));
    Effect::new(move |_| {
        if awaits_reply.get() {
            let answer = move || {
                practice.try_update(PracticeBoard::answer);
            };
            set_timeout(answer, MOMENT);
        }
    });
    let words = Words {
        practice,
        mark: Memo::new(move |_| practice.with(PracticeBoard::mark)),
        is_done: Memo::new(move |_| practice.with(PracticeBoard::is_done)),
    };
    let number = Memo::new(move |_| practice.with(PracticeBoard::number));
    view! {
        <section class="practice" aria-labelledby="practice-heading">
            <div class="practice-board">
                <BoardFrame position marks side subject promoting on_press on_release on_choose />
            </div>
            <div class="card practice-words">
                <h2 id="practice-heading">{heading}</h2>
                <p class="soft small">
                    {move || {
                        let of_all = practice.with_untracked(PracticeBoard::of_all);
                        said::position(lang, number.get(), of_all)
                    }}
                </p>
                {task(words)}
                {told(words)}
                {ways(words, lectern)}
            </div>
        </section>
    }
}

/// What the guide speaks of.
#[derive(Clone, Copy)]
struct Words {
    practice: RwSignal<PracticeBoard>,
    mark: Memo<PracticeState>,
    is_done: Memo<bool>,
}

/// The guide asks.
fn task(words: Words) -> impl IntoView {
    let Words { practice, mark, .. } = words;
    let mood = move || match mark.get() {
        PracticeState::Solved | PracticeState::Right => Mood::Pleased,
        PracticeState::Wrong => Mood::Worried,
        PracticeState::Open => Mood::Calm,
    };
    view! {
        <div class="line said">
            {move || view! { <SpeakerFace speaker=Speaker::Guide mood=mood() /> }}
            <div class="line-words">
                <p class="line-name">{Speaker::Guide.name()}</p>
                <p class="practice-task">{move || practice.with(PracticeBoard::task)}</p>
            </div>
        </div>
    }
}

/// What was played is judged.
fn told(words: Words) -> impl IntoView {
    let lang = lang::here();
    let Words {
        practice,
        mark,
        is_done,
    } = words;
    let told = move || {
        let left = practice.with(PracticeBoard::left);
        let why = practice.with(PracticeBoard::why);
        view! {
            {said::mark(lang, mark.get()).map(|words| view! { <p class="mark">{words}</p> })}
            {why.map(|why| view! { <p>{why}</p> })}
            {left.map(|left| view! { <p class="soft small">{said::moves_left(lang, left)}</p> })}
            {is_done.get().then(|| view! { <p>{said::all_solved(lang)}</p> })}
        }
    };
    view! {
        <div class="practice-told" role="status" data-mark=move || {
            format!("{:?}", mark.get()).to_lowercase()
        }>{told}</div>
    }
}

fn ways(words: Words, lectern: PracticePlan) -> impl IntoView {
    let lang = lang::here();
    let is_done = words.is_done;
    let PracticePlan {
        more, skip, on_end, ..
    } = lectern;
    view! {
        <div class="practice-ways">
            {way_on(words, on_end)}
            {move || is_done.get().then(|| more.get_value().map(|href| view! {
                <A href attr:class="text-link">{said::more_puzzles(lang)}</A>
            }))}
            <Show when=move || !is_done.get()>
                <button
                    type="button"
                    class="button"
                    id="skip-practice"
                    on:click=move |_| on_end.run(())
                >
                    {skip}
                </button>
            </Show>
        </div>
    }
}

/// To the next position, behind the last one, or the solution for whoever asks.
fn way_on(words: Words, on_end: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    let Words {
        practice,
        mark,
        is_done,
    } = words;
    let go_on = move |_| {
        practice.update(PracticeBoard::go_on);
        focus::board_soon();
    };
    move || match (is_done.get(), mark.get()) {
        (true, _) => view! {
            <button
                type="button"
                class="button primary"
                on:click=move |_| on_end.run(())
            >
                {said::next(lang)}
            </button>
        }
        .into_any(),
        (false, PracticeState::Solved) => view! {
            <button type="button" class="button primary" on:click=go_on>
                {said::next_position(lang)}
            </button>
        }
        .into_any(),
        (false, _) => view! {
            <button
                type="button"
                class="button"
                on:click=move |_| practice.update(PracticeBoard::show)
            >
                {said::show_me(lang)}
            </button>
        }
        .into_any(),
    }
}

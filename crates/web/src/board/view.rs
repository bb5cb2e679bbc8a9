//! The board as an ARIA grid: shows a position and marks, tells which square was pressed.
//! It never thinks about rules; what may be played arrives as marks.

use leptos::ev::{self, KeyboardEvent};
use leptos::html::Div;
use leptos::prelude::*;
use rookery_app::board::grip::Grip;
use rookery_app::board::hand::Marks;
use rookery_app::board::motion::Motion;
use rookery_app::board::sketch::Sketch;
use rookery_app::board::sound::Sound;
use rookery_app::board::words as said;
use rookery_app::spoken::inquiry::Subject;
use rookery_rules::{Color, Position, Square};

use crate::board::arrows::Drawings;
use crate::board::geometry;
use crate::board::layers::{Fallen, Held};
use crate::board::pointing::Pointing;
use crate::board::square_cell::{self, Look, SquareCell};
use crate::browser::sound;
use crate::shell::lang;
use crate::spoken::hearing::{Answers, Hearing};

/// A chessboard, as large as its box is wide.
#[component]
pub fn Board(
    /// What stands on it.
    position: Memo<Position>,
    /// What it points out.
    marks: Memo<Marks>,
    /// Whose side is at the bottom.
    side: Memo<Color>,
    /// What it tells about when it is asked.
    subject: Callback<(), Subject>,
    /// A square was clicked, tapped, entered by key, or a piece was carried from or to it.
    on_press: Callback<Square>,
    /// Escape was pressed, or a piece was dropped where it may not be.
    on_release: Callback<()>,
) -> impl IntoView {
    let lang = lang::here();
    let grid = NodeRef::<Div>::new();
    let focused = RwSignal::new(Square::E2);
    let hearing = Hearing::of(subject);
    let pointing = Pointing::on(grid, position, marks, side, on_press, on_release);
    let lifted = Memo::new(move |_| pointing.grip.with(Grip::lifted));
    let sketch = Memo::new(move |_| pointing.sketch.with(Sketch::shapes));
    answer_changes(position, pointing);
    give_up_by_escape(pointing);
    let look = Look {
        position,
        marks,
        motion: motion(position),
        lifted,
        focused,
        pointing,
    };
    let on_key = keys(grid, side, look, hearing, on_release);
    view! {
        <div class="board" class:carrying=move || pointing.grip.with(Grip::is_carrying)>
            <div
                class="grid"
                role="grid"
                aria-label=said::label(lang)
                data-fen=move || position.with(Position::fen)
                node_ref=grid
                on:keydown=on_key
                on:pointerdown=move |event| pointing.down(&event)
                on:pointermove=move |event| pointing.drag(&event)
                on:pointerup=move |event| pointing.up(&event)
                on:pointercancel=move |_| pointing.give_up()
                // The right button draws, and a long touch carries.
                on:contextmenu=|event| event.prevent_default()
            >
                {move || rows(side.get(), look)}
            </div>
            <Fallen motion=look.motion side />
            <Drawings drawings=sketch side />
            <Held pointing position side />
            <Answers hearing />
        </div>
    }
}

/// How what stands came from what stood.
fn motion(position: Memo<Position>) -> Memo<Motion> {
    Memo::new(move |before: Option<&Motion>| {
        let now = position.get();
        before.map_or_else(|| Motion::still(now), |before| before.to(now))
    })
}

/// What was drawn and what is in the air belong to the position before.
fn answer_changes(position: Memo<Position>, pointing: Pointing) {
    Effect::watch(
        move || position.get(),
        move |now, before, _| {
            if let Some(before) = before {
                sound::play(Sound::of(before, now));
            }
            pointing.wipe();
            pointing.grip.set(Grip::Open);
        },
        false,
    );
}

fn give_up_by_escape(pointing: Pointing) {
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            pointing.give_up();
        }
    });
    on_cleanup(move || escape.remove());
}

/// Arrows go from square to square, others press one or ask about it.
fn keys(
    grid: NodeRef<Div>,
    side: Memo<Color>,
    look: Look,
    hearing: Hearing,
    on_release: Callback<()>,
) -> impl Fn(KeyboardEvent) {
    let Look {
        focused, pointing, ..
    } = look;
    move |event| {
        let (here, side) = (focused.get_untracked(), side.get_untracked());
        let there = match event.key().as_str() {
            "Enter" | " " => {
                pointing.click(here);
                Some(here)
            }
            "Escape" => {
                on_release.run(());
                Some(here)
            }
            _ if hearing.press(&event, here) => Some(here),
            key => geometry::led_to(side, here, key),
        };
        if let Some(there) = there {
            event.prevent_default();
            focused.set(there);
            square_cell::focus(grid, there);
        }
    }
}

fn rows(side: Color, look: Look) -> impl IntoView {
    geometry::rows(side)
        .map(|row| {
            let squares = row.map(|square| view! { <SquareCell square side look /> });
            view! { <div role="row" class="board-row">{squares.collect_view()}</div> }
        })
        .collect_view()
}

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
use wasm_bindgen::JsCast;

use crate::board::arrows::Drawings;
use crate::board::geometry::{self, Direction};
use crate::board::layers::{Fallen, Held, offset};
use crate::board::pieces::PieceView;
use crate::board::pointing::Pointing;
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
    /// A square was clicked, tapped, entered by key, or a man was carried from or to it.
    on_press: Callback<Square>,
    /// Escape was pressed, or a man was dropped where it may not be.
    on_release: Callback<()>,
) -> impl IntoView {
    let lang = lang::here();
    let grid = NodeRef::<Div>::new();
    let focused = RwSignal::new(Square::E2);
    let hearing = Hearing::of(subject);
    let pointing = Pointing::on(grid, position, marks, side, on_press, on_release);
    let motion = Memo::new(move |before: Option<&Motion>| {
        let now = position.get();
        before.map_or_else(|| Motion::still(now), |before| before.to(now))
    });
    let lifted = Memo::new(move |_| pointing.grip.with(Grip::lifted));
    let sketch = Memo::new(move |_| pointing.sketch.with(Sketch::shapes));
    // What was drawn and what is in the air belong to the position before.
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
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            pointing.give_up();
        }
    });
    on_cleanup(move || escape.remove());

    let on_key = move |event: KeyboardEvent| {
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
            "Home" => Some(geometry::row_ends(side, here).0),
            "End" => Some(geometry::row_ends(side, here).1),
            key => Direction::of_key(key)
                .map(|direction| geometry::neighbor(side, here, direction).unwrap_or(here)),
        };
        if let Some(there) = there {
            event.prevent_default();
            focused.set(there);
            focus(grid, there);
        }
    };

    let look = Look {
        position,
        marks,
        motion,
        lifted,
        focused,
        pointing,
    };
    let rows = move || {
        let side = side.get();
        geometry::rows(side)
            .map(|row| {
                let squares = row.map(|square| view! { <SquareCell square side look /> });
                view! { <div role="row" class="board-row">{squares.collect_view()}</div> }
            })
            .collect_view()
    };

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
                {rows}
            </div>
            <Fallen motion side />
            <Drawings drawings=sketch side />
            <Held pointing position side />
            <Answers hearing />
        </div>
    }
}

/// What every square looks at.
#[derive(Clone, Copy)]
struct Look {
    position: Memo<Position>,
    marks: Memo<Marks>,
    motion: Memo<Motion>,
    /// Whose man is in the air.
    lifted: Memo<Option<Square>>,
    focused: RwSignal<Square>,
    pointing: Pointing,
}

#[component]
fn SquareCell(square: Square, side: Color, look: Look) -> impl IntoView {
    let lang = lang::here();
    let Look {
        position,
        marks,
        motion,
        lifted,
        focused,
        pointing,
    } = look;
    let man = Memo::new(move |_| position.with(|position| position.board().piece_at(square)));
    let class = move || {
        let marks = marks.get();
        let mut class = String::from("square");
        let mut add = |name| {
            class.push(' ');
            class.push_str(name);
        };
        add(if geometry::is_light(square) {
            "light"
        } else {
            "dark"
        });
        match marks.last {
            Some((from, _)) if from == square => add("last-from"),
            Some((_, to)) if to == square => add("last-to"),
            _ => {}
        }
        if marks.selected == Some(square) {
            add("selected");
        }
        if marks.movable.contains(square) {
            add("movable");
        }
        if lifted.get() == Some(square) {
            add("lifted");
        }
        if marks.targets.contains(square) {
            add(if man.get().is_some() {
                "target-man"
            } else {
                "target"
            });
        }
        class
    };
    let in_check = Memo::new(move |_| marks.get().check == Some(square));
    let (row, column) = geometry::place(side, square);
    // Men glide when they come to a board that is there, not when the board itself is put up.
    let mut is_put_up = false;
    let man_view = move || {
        let origin = motion.with_untracked(|motion| motion.origin(square));
        let glides = is_put_up && !pointing.take_dropped(square);
        is_put_up = true;
        let from = origin.filter(|_| glides).unwrap_or(square);
        let way = offset(geometry::middle(side, from), geometry::middle(side, square));
        man.get().map(|piece| {
            view! {
                <div
                    class="man"
                    class:gliding=from != square
                    style:--across=way.across.to_string()
                    style:--down=way.down.to_string()
                >
                    <PieceView piece />
                </div>
            }
        })
    };

    view! {
        <div
            role="gridcell"
            class=class
            data-square=square.to_string()
            aria-label=move || said::square(lang, square, man.get(), marks.get())
            aria-selected=move || (marks.get().selected == Some(square)).to_string()
            tabindex=move || if focused.get() == square { "0" } else { "-1" }
            on:focus=move |_| focused.set(square)
            on:click=move |_| {
                focused.set(square);
                pointing.click(square);
            }
        >
            {(column == 0)
                .then(|| view! { <span class="rank" data-name=square.rank().digit().to_string()></span> })}
            {(row == 7)
                .then(|| view! { <span class="file" data-name=square.file().letter().to_string()></span> })}
            {move || in_check.get().then(|| view! { <CheckMark /> })}
            {man_view}
        </div>
    }
}

/// A burst behind the king: a shape of its own, so that check does not depend on seeing red.
#[component]
fn CheckMark() -> impl IntoView {
    view! {
        <svg class="check-mark" viewBox="0 0 64 64" aria-hidden="true">
            <path d="M32.0 1.0L38.3 8.3L47.5 5.2L49.3 14.7L58.8 16.5L55.7 25.7L63.0 32.0L55.7 38.3L58.8 47.5L49.3 49.3L47.5 58.8L38.3 55.7L32.0 63.0L25.7 55.7L16.5 58.8L14.7 49.3L5.2 47.5L8.3 38.3L1.0 32.0L8.3 25.7L5.2 16.5L14.7 14.7L16.5 5.2L25.7 8.3Z" />
        </svg>
    }
}

fn focus(grid: NodeRef<Div>, square: Square) {
    let cell = grid.get_untracked().and_then(|grid| {
        grid.query_selector(&format!("[data-square={square}]"))
            .ok()?
    });
    if let Some(cell) = cell {
        // A cell that cannot take the focus is gone; then there is nothing to move to.
        (cell.unchecked_into::<web_sys::HtmlElement>().focus()).unwrap_or_default();
    }
}

//! Mouse, pen and finger on the board: turns their events into presses, drags and drawings. What may
//! be carried, and where to, it reads from the marks.

use std::time::Duration;

use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use rookery_app::board::grip::{Grip, Lift, Spot, Touch};
use rookery_app::board::hand::Marks;
use rookery_app::board::sketch::Sketch;
use rookery_app::board::sound::Sound;
use rookery_rules::pgn::Brush;
use rookery_rules::{Color, Position, Square};

use crate::board::geometry::{self, SQUARE, whole};
use crate::browser::sound;

const LEFT: i16 = 0;
const RIGHT: i16 = 2;

/// What the pointers are doing. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Pointing {
    pub grip: RwSignal<Grip>,
    pub sketch: RwSignal<Sketch>,
    /// Whether it is a finger, which hides what is under it.
    pub is_finger: RwSignal<bool>,
    grid: NodeRef<Div>,
    position: Memo<Position>,
    marks: Memo<Marks>,
    side: Memo<Color>,
    on_press: Callback<Square>,
    on_release: Callback<()>,
    /// Where a piece was just put down by hand: it is there already and need not glide.
    dropped: StoredValue<Option<Square>>,
    /// Whether a drag has just ended; the browser may call that a click too.
    has_dragged: StoredValue<bool>,
}

impl Pointing {
    pub fn on(
        grid: NodeRef<Div>,
        position: Memo<Position>,
        marks: Memo<Marks>,
        side: Memo<Color>,
        on_press: Callback<Square>,
        on_release: Callback<()>,
    ) -> Self {
        Self {
            grip: RwSignal::new(Grip::Open),
            sketch: RwSignal::new(Sketch::default()),
            is_finger: RwSignal::new(false),
            grid,
            position,
            marks,
            side,
            on_press,
            on_release,
            dropped: StoredValue::new(None),
            has_dragged: StoredValue::new(false),
        }
    }

    pub fn down(self, event: &PointerEvent) {
        self.dropped.set_value(None);
        self.has_dragged.set_value(false);
        let Some(touch) = self.touch(event) else {
            return;
        };
        let Some(square) = self.square(touch.spot) else {
            return;
        };
        match event.button() {
            LEFT if self.marks.get_untracked().movable.contains(square) => {
                self.is_finger.set(event.pointer_type() == "touch");
                self.grip.update(|grip| grip.press(square, touch));
            }
            LEFT if self.is_empty(square) => self.wipe(),
            RIGHT if self.grip.with_untracked(|grip| grip.lifted().is_none()) => {
                let brush = brush(event);
                (self.sketch).update(|sketch| sketch.begin(touch.pointer, brush, square));
                self.capture(touch.pointer);
            }
            _ => {}
        }
    }

    pub fn drag(self, event: &PointerEvent) {
        let pointer = event.pointer_id();
        let draws = (self.sketch).with_untracked(|sketch| sketch.is_drawing(pointer));
        if !draws && self.grip.with_untracked(|grip| *grip == Grip::Open) {
            return;
        }
        let Some(touch) = self.touch(event) else {
            return;
        };
        if draws {
            let square = self.square(touch.spot);
            self.sketch.update(|sketch| sketch.reach(pointer, square));
            return;
        }
        let picked_up = self.grip.try_update(|grip| grip.drag(touch)).flatten();
        if let Some(from) = picked_up {
            self.capture(pointer);
            if self.marks.get_untracked().selected != Some(from) {
                self.on_press.run(from);
            }
        }
    }

    pub fn up(self, event: &PointerEvent) {
        let pointer = event.pointer_id();
        if (self.sketch).with_untracked(|sketch| sketch.is_drawing(pointer)) {
            self.sketch.update(|sketch| sketch.finish(pointer));
            return;
        }
        if self.grip.with_untracked(|grip| *grip == Grip::Open) {
            return;
        }
        let lift = self.grip.try_update(|grip| grip.lift(pointer));
        if let Some(Lift::Drop { from, spot }) = lift {
            self.ignore_click();
            self.put_down(from, spot);
        }
    }

    /// Lets go of what is carried or drawn: Escape, or the browser needs the pointer itself.
    pub fn give_up(self) {
        self.sketch.update(Sketch::give_up);
        if self.grip.try_update(Grip::give_up) == Some(true) {
            self.on_release.run(());
        }
    }

    /// A square was clicked, unless that is only the end of a drag.
    pub fn click(self, square: Square) {
        if self.has_dragged.get_value() {
            return;
        }
        let marks = self.marks.get_untracked();
        let is_own = marks.movable.contains(square);
        if marks.selected.is_some() && !is_own && !marks.targets.contains(square) {
            sound::play(Sound::Illegal);
        }
        self.on_press.run(square);
    }

    /// The piece that went home has arrived.
    pub fn arrive(self) {
        if self.grip.with_untracked(Grip::is_returning) {
            self.grip.set(Grip::Open);
        }
    }

    /// Whether the piece that has just come to this square was put there by hand. Asked once.
    pub fn take_dropped(self, square: Square) -> bool {
        let is_here = self.dropped.get_value() == Some(square);
        if is_here {
            self.dropped.set_value(None);
        }
        is_here
    }

    fn put_down(self, from: Square, spot: Spot) {
        let to = self.square(spot);
        let targets = self.marks.get_untracked().targets;
        match to {
            Some(to) if targets.contains(to) => {
                self.dropped.set_value(Some(to));
                self.on_press.run(to);
            }
            // Put back where it was, it stays selected: the next click may say where to.
            Some(to) if to == from => self.grip.update(|grip| grip.send_home(from, spot)),
            _ => {
                self.grip.update(|grip| grip.send_home(from, spot));
                self.on_release.run(());
                sound::play(Sound::Illegal);
            }
        }
    }

    fn ignore_click(self) {
        self.has_dragged.set_value(true);
        // It comes at once or never.
        set_timeout(
            move || {
                self.has_dragged.try_set_value(false);
            },
            Duration::ZERO,
        );
    }

    /// Rubs out everything that was drawn.
    pub fn wipe(self) {
        if !self.sketch.with_untracked(Sketch::is_empty) {
            self.sketch.set(Sketch::default());
        }
    }

    fn is_empty(self, square: Square) -> bool {
        let piece = |position: &Position| position.board().piece_at(square);
        self.position.with_untracked(piece).is_none()
    }

    fn square(self, spot: Spot) -> Option<Square> {
        geometry::square_at(self.side.get_untracked(), spot)
    }

    fn touch(self, event: &PointerEvent) -> Option<Touch> {
        let board = self.grid.get_untracked()?.get_bounding_client_rect();
        let (x, y) = (event.client_x(), event.client_y());
        let squares = |pixels: f64| whole(pixels / board.width() * f64::from(8 * SQUARE));
        let spot = Spot {
            across: squares(f64::from(x) - board.left()),
            down: squares(f64::from(y) - board.top()),
        };
        let pointer = event.pointer_id();
        Some(Touch {
            pointer,
            pixel: (x, y),
            spot,
        })
    }

    /// The pointer's events come here until it is lifted, also from beside the board.
    fn capture(self, pointer: i32) {
        if let Some(grid) = self.grid.get_untracked() {
            // A pointer that is gone by now has nothing more to tell.
            grid.set_pointer_capture(pointer).unwrap_or_default();
        }
    }
}

fn brush(event: &PointerEvent) -> Brush {
    let other = event.shift_key() || event.ctrl_key();
    match (other, event.alt_key() || event.meta_key()) {
        (false, false) => Brush::Green,
        (true, false) => Brush::Red,
        (false, true) => Brush::Blue,
        (true, true) => Brush::Yellow,
    }
}

//! A piece that is dragged, from the board or from the palette, by mouse, pen or finger. Where it
//! is let go decides what happens; beside the board it is gone.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use rookery_app::editor::edited_position::Editor;
use rookery_rules::{Piece, Square};

use crate::board::pieces::PieceView;

#[derive(Clone, Copy)]
pub struct Grip {
    editor: RwSignal<Editor>,
    load: RwSignal<Option<Load>>,
    /// Where the pointer is.
    at: RwSignal<(i32, i32)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Load {
    piece: Piece,
    /// The square it comes from; none if from the palette.
    from: Option<Square>,
}

impl Grip {
    pub fn new(editor: RwSignal<Editor>) -> Self {
        Self {
            editor,
            load: RwSignal::new(None),
            at: RwSignal::new((0, 0)),
        }
    }

    pub fn take(self, piece: Piece, from: Option<Square>, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 {
            self.load.set(Some(Load { piece, from }));
            self.follow(event);
        }
    }

    pub fn follow(self, event: &PointerEvent) {
        if self.load.with_untracked(Option::is_some) {
            self.at.set((event.client_x(), event.client_y()));
        }
    }

    pub fn let_go(self) {
        self.load.set(None);
    }

    /// A click, which ends where it began, is left to the square.
    pub fn drop_at(self, event: &PointerEvent) {
        let Some(Load { piece, from }) = self.load.get_untracked() else {
            return;
        };
        self.let_go();
        let to = square_at(event);
        self.editor.update(|editor| match (from, to) {
            (Some(from), to) if to != Some(from) => editor.carry(from, to),
            (None, Some(to)) => editor.put(to, piece),
            _ => {}
        });
    }
}

/// The piece under the pointer, on its way.
#[component]
pub fn Ghost(grip: Grip) -> impl IntoView {
    let piece = Memo::new(move |_| grip.load.get().map(|load| load.piece));
    move || {
        piece.get().map(|piece| {
            view! {
                <div
                    class="editor-ghost"
                    aria-hidden="true"
                    style:left=move || format!("{}px", grip.at.get().0)
                    style:top=move || format!("{}px", grip.at.get().1)
                >
                    <PieceView piece />
                </div>
            }
        })
    }
}

/// A finger keeps its events where it came down, so the page is asked what lies under it.
fn square_at(event: &PointerEvent) -> Option<Square> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let cell = document().element_from_point(x, y)?;
    let cell = cell.closest("[data-square]").ok()??;
    cell.get_attribute("data-square")?.parse().ok()
}

//! What a press on a square does: put one of twelve pieces, move, or erase.

use leptos::prelude::*;
use rookery_app::editor::edited_position::{Editor, Tool};
use rookery_app::editor::words as said;
use rookery_rules::{Color, Piece, Role};

use super::grip::Grip;
use crate::board::pieces::PieceView;
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

/// The order in which they are laid out.
const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

#[component]
pub fn Palette(editor: RwSignal<Editor>, grip: Grip) -> impl IntoView {
    let lang = lang::here();
    let chosen = Memo::new(move |_| editor.with(Editor::tool));
    let tool = move |tool: Tool| {
        let picture = match tool {
            Tool::Hand => view! { <IconView icon=Icon::Hand /> }.into_any(),
            Tool::Eraser => view! { <IconView icon=Icon::Eraser /> }.into_any(),
            Tool::Piece(piece) => view! { <PieceView piece /> }.into_any(),
        };
        view! {
            <label
                class="tool"
                on:pointerdown=move |event| {
                    if let Tool::Piece(piece) = tool {
                        grip.take(piece, None, &event);
                    }
                }
            >
                <input
                    type="radio"
                    name="tool"
                    aria-label=said::tool(lang, tool)
                    prop:checked=move || chosen.get() == tool
                    on:change=move |_| editor.update(|editor| editor.take(tool))
                />
                {picture}
            </label>
        }
    };
    let pieces = |color| ROLES.map(|role| Tool::Piece(Piece { color, role }));
    let first = [Tool::Hand].into_iter().chain(pieces(Color::White));
    let second = [Tool::Eraser].into_iter().chain(pieces(Color::Black));
    view! {
        <fieldset class="palette">
            <legend class="hidden">{said::palette(lang)}</legend>
            {first.chain(second).map(tool).collect_view()}
        </fieldset>
    }
}

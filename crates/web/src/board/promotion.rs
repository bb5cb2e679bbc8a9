//! Asks what a pawn becomes, at the square where it arrives.

use leptos::ev::{Event, KeyboardEvent, MouseEvent};
use leptos::html::{Button, Div};
use leptos::prelude::*;
use rookery_app::board::hand::Promoting;
use rookery_app::board::words as said;
use rookery_rules::{Color, Piece, Promotion};
use wasm_bindgen::JsValue;

use crate::board::geometry;
use crate::board::pieces::PieceView;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::own_touch::OwnTouch;

const CHOICES: [Promotion; 4] = [
    Promotion::Queen,
    Promotion::Rook,
    Promotion::Bishop,
    Promotion::Knight,
];

/// Four pieces to choose from; Tab and arrows go around them, Escape or a click beside them gives
/// the move up.
#[component]
pub fn PromotionPicker(
    promoting: Promoting,
    /// Whose side is at the bottom.
    side: Color,
    on_choose: Callback<Promotion>,
    on_release: Callback<()>,
) -> impl IntoView {
    let lang = lang::here();
    let scrim = NodeRef::<Div>::new();
    let own_touch = OwnTouch::new();
    let buttons = CHOICES.map(|_| NodeRef::<Button>::new());
    Effect::new(move |_| focus_button(buttons[0].get()));
    // The question took the focus away from the board; afterwards it goes back.
    on_cleanup(|| focus::focus(focus::BOARD));
    let choice = move |(promotion, button): (Promotion, NodeRef<Button>)| {
        let piece = Piece {
            color: promoting.color,
            role: promotion.role(),
        };
        view! {
            <button
                type="button"
                class="promotion-choice"
                node_ref=button
                aria-label=said::promotion(lang, promotion)
                on:click=move |_| on_choose.run(promotion)
            >
                <PieceView piece />
            </button>
        }
    };
    let on_scrim = move |event: MouseEvent| {
        if is_target(&event, scrim.get_untracked()) {
            on_release.run(());
        }
    };
    // From the far edge the choices grow towards the player, from the near one away.
    let (row, column) = geometry::place(side, promoting.to);
    view! {
        <div
            class="promotion"
            role="dialog"
            aria-modal="true"
            node_ref=scrim
            on:pointerdown:capture=move |_| own_touch.begin()
            on:click:capture=move |event| own_touch.admit(&event)
            on:click=on_scrim
            aria-label=said::promotion_question(lang)
            on:keydown=move |event| press(&event, &buttons, on_release)
        >
            <div
                class="promotion-choices"
                class:from-below=row == 7
                style:--column=column.to_string()
            >
                {CHOICES.into_iter().zip(buttons).map(choice).collect_view()}
            </div>
        </div>
    }
}

/// Around the choices, or away from them.
fn press(event: &KeyboardEvent, buttons: &[NodeRef<Button>; 4], on_release: Callback<()>) {
    let step = match (event.key().as_str(), event.shift_key()) {
        ("Escape", _) => return on_release.run(()),
        ("Tab" | "ArrowRight" | "ArrowDown", false) => 1,
        ("Tab", true) | ("ArrowLeft" | "ArrowUp", false) => CHOICES.len() - 1,
        _ => return,
    };
    event.prevent_default();
    let mut around = buttons.iter();
    let here = around.position(|button| is_target(event, button.get_untracked()));
    let there = here.map_or(0, |here| (here + step) % CHOICES.len());
    focus_button(buttons[there].get_untracked());
}

fn is_target(event: &Event, element: Option<impl Into<JsValue>>) -> bool {
    event.target().map(JsValue::from) == element.map(Into::into)
}

fn focus_button(button: Option<web_sys::HtmlButtonElement>) {
    if let Some(button) = button {
        button.focus().unwrap_or_default();
    }
}

//! Asks what a pawn becomes, over the board.

use leptos::ev::MouseEvent;
use leptos::html::{Button, Div};
use leptos::prelude::*;
use rookery_rules::{Color, Piece, Promotion};
use wasm_bindgen::{JsCast, JsValue};

use crate::board::pieces::PieceView;
use crate::words::{self, board as said};

/// Four men to choose from; Escape or a click beside them gives the move up.
#[component]
pub fn PromotionPicker(
    color: Color,
    on_choose: Callback<Promotion>,
    on_release: Callback<()>,
) -> impl IntoView {
    let lang = words::lang();
    let scrim = NodeRef::<Div>::new();
    let first = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = first.get() {
            button.focus().unwrap_or_default();
        }
    });
    on_cleanup(focus_board);
    let choice = move |promotion: Promotion| {
        let piece = Piece {
            color,
            role: promotion.role(),
        };
        view! {
            <button
                type="button"
                class="promotion-choice"
                aria-label=said::promotion(lang, promotion)
                on:click=move |_| on_choose.run(promotion)
            >
                <PieceView piece />
            </button>
        }
    };
    let on_scrim = move |event: MouseEvent| {
        let scrim = scrim.get_untracked().map(|scrim| JsValue::from(&scrim));
        if event.target().map(JsValue::from) == scrim {
            on_release.run(());
        }
    };
    view! {
        <div
            class="promotion"
            role="dialog"
            node_ref=scrim
            on:click=on_scrim
            aria-label=said::promotion_question(lang)
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    on_release.run(());
                }
            }
        >
            <p>{said::promotion_question(lang)}</p>
            <div class="promotion-choices">
                {choice(Promotion::Queen).add_any_attr(leptos::tachys::html::node_ref::node_ref(first))}
                {choice(Promotion::Rook)} {choice(Promotion::Bishop)} {choice(Promotion::Knight)}
            </div>
        </div>
    }
}

/// The question took the focus away from the board; afterwards it goes back.
fn focus_board() {
    let square = document().query_selector("[role=gridcell][tabindex='0']");
    if let Ok(Some(square)) = square {
        (square.unchecked_into::<web_sys::HtmlElement>().focus()).unwrap_or_default();
    }
}

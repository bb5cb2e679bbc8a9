//! Asks what a pawn becomes, over the board.

use leptos::html::Button;
use leptos::prelude::*;
use rookery_rules::{Color, Piece, Promotion};

use crate::board::pieces::PieceView;
use crate::words::{self, board as said};

/// Four men to choose from; Escape gives the move up.
#[component]
pub fn PromotionPicker(
    color: Color,
    on_choose: Callback<Promotion>,
    on_release: Callback<()>,
) -> impl IntoView {
    let lang = words::lang();
    let first = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = first.get() {
            button.focus().unwrap_or_default();
        }
    });
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
    view! {
        <div
            class="promotion"
            role="dialog"
            aria-modal="true"
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

//! The book of openings. It comes with the panel of a game, because nobody needs it before one has
//! begun.

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::engine::book::Consultation;
use rookery_rules::Move;

/// What the book plays. One that does not arrive knows nothing.
pub async fn look_up(consultation: Consultation) -> Option<Move> {
    reply(consultation).await.ok().flatten()
}

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn reply(consultation: Consultation) -> Result<Option<Move>, SplitLoaderError> {
    Ok(consultation.reply())
}

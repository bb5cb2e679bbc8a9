//! The moves that were played before a game that goes on from a position of another one, as far back as
//! they are kept.

use leptos::prelude::*;
use rookery_app::moves::earlier::EarlierMoves;
use rookery_app::moves::words as said;
use rookery_protocol::api::Game;
use rookery_rules::Position;

use crate::shell::lang;
use crate::shell::ui::fetched::Fetched;

/// More than these are folded.
const SHORT: usize = 24;

/// Nothing, if the other game is not here any more.
pub fn earlier_moves(origin: &str, start: Position) -> AnyView {
    if start == Position::start() {
        return ().into_any();
    }
    let lang = lang::here();
    let game = Fetched::<Game>::begin(format!("/games/{origin}"));
    let view = move || {
        let game = game.get()?;
        let earlier = EarlierMoves::of(lang, &game, &start)?;
        let began = Position::parse_fen(&game.content.start_fen).ok();
        let before = began.zip(game.summary.origin);
        Some(view! {
            {before.map(|(began, origin)| earlier_moves(&origin, began))}
            <details class="more earlier" open=earlier.plies <= SHORT>
                <summary>{said::earlier(lang)}</summary>
                <p class="soft small">{earlier.text}</p>
            </details>
        })
    };
    view.into_any()
}

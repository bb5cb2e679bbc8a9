//! The moves that were played before a game that goes on from a position of another one, as far back as
//! they are kept.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::moves::earlier::EarlierMoves;
use rookery_app::moves::words as said;
use rookery_play::GameId;
use rookery_protocol::api::Game;
use rookery_rules::Position;

use crate::shell::lang;
use crate::shell::part::LoadedPart;
use crate::shell::ui::fetched::Fetched;

/// More half-moves than these are folded.
const SHORT: usize = 24;

/// Where a game begins that goes on from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beginning {
    pub origin: GameId,
    pub start: Position,
}

impl Beginning {
    /// Nothing for a game that begins as usual, even if it goes on from one that did so too.
    pub fn of(origin: Option<GameId>, start: Position) -> Option<Self> {
        let origin = origin.filter(|_| start != Position::start())?;
        Some(Self { origin, start })
    }
}

/// Comes with the review, for few games go on from another.
#[wasm_split(review, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> LoadedPart<Beginning> {
    Ok(earlier_moves)
}

/// Nothing, if the other game is not here any more.
pub fn earlier_moves(beginning: Beginning) -> AnyView {
    let lang = lang::here();
    let Beginning { origin, start } = beginning;
    let game = Fetched::<Game>::begin(format!("/games/{origin}"));
    let view = move || {
        let game = game.get()?;
        let earlier = EarlierMoves::of(lang, &game, &start)?;
        let began = Position::parse_fen(&game.content.start_fen).ok()?;
        let origin = game.summary.origin.and_then(|id| GameId::parse(&id));
        Some(view! {
            {Beginning::of(origin, began).map(earlier_moves)}
            <details class="more earlier" open=earlier.plies <= SHORT>
                <summary>{said::earlier(lang)}</summary>
                <p class="soft small">{earlier.text}</p>
            </details>
        })
    };
    view.into_any()
}

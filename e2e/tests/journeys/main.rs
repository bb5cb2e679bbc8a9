//! The journeys, each in Chromium and in Firefox.

#![forbid(unsafe_code)]

/// Nobody is kept out: what axe-core finds, in both themes.
mod accessibility;
/// What journeys do on the board page, in one place.
mod board;
/// Counting games to the end, and stopping on the way.
mod counting;
/// The engine's worker in trouble: said, mended, and the game goes on.
mod engine_trouble;
/// The first page opens.
mod first_page;
/// What journeys do on the play page, in one place.
mod game;
/// Taking back, hurrying the engine, resigning.
mod game_controls;
/// The harness itself: it must see what it promises to see.
mod harness;
/// A game that goes on is kept by the browser.
mod kept_game;
/// A page that comes when it is first visited.
mod later;
/// An address that leads nowhere leads home.
mod lost;
/// Moves typed up to a mate, and a walk through them.
mod mate;
/// Every mistake in a move is explained.
mod move_mistakes;
/// Rated opponents, openings, seeds, and choices that are remembered.
mod opponents;
/// A pasted game with variations, a broken one, and several at once.
mod pasted_pgn;
/// Moves played on the board, by mouse and by keys.
mod playing;
/// A position is set up, turned, and picked from the examples.
mod position;
/// Every mistake in a position is explained.
mod position_mistakes;
/// The worker thinks in the browser as it does natively.
mod same_thoughts;
/// The board on small and large screens.
mod sizes;
/// The page's thread while the engine thinks.
mod smooth;
/// Light and dark, remembered.
mod theme;
/// The names of all variants of an error.
mod variants;
/// Whole games against the engine.
mod whole_game;
/// Files that do not arrive are not the end.
mod worker_trouble;

//! What earlier pages kept in the browser, as it lies in `fixtures/`, is read by this one; and what the page
//! shows of the engine.

#![forbid(unsafe_code)]
#![expect(clippy::unwrap_used, reason = "a test may")]

/// Games that go on, in the browser and on the way from and to the server.
mod games;
/// The texts themselves.
mod kept;
/// Everything beside games.
mod others;
/// What an opponent that is being made would play.
mod previews;
/// Words that the site does not use.
mod sentences;

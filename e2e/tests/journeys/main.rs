//! The journeys, each in Chromium and in Firefox.

#![forbid(unsafe_code)]

/// The first page opens.
mod first_page;
/// The harness itself: it must see what it promises to see.
mod harness;

//! What the store promises, tried on both databases.

#![forbid(unsafe_code)]
#![expect(clippy::unwrap_used, reason = "a test may stop where it stands")]

/// Guests, accounts and what can be changed about them.
mod accounts;
/// Battles, and what the sheet adds up.
mod adventure;
/// Attempts at puzzles, and what they add up to.
mod attempts;
/// What administrators did.
mod audit;
/// Everything in one archive, and back.
mod backups;
/// Codes that work once.
mod codes;
/// Runs a test on both databases, and makes what tests are about.
mod contract;
/// Who leaves takes everything with them.
mod deletion;
/// Group commit, crashes, overload.
mod durability;
/// Puzzles that ship, and imports that were interrupted.
mod editions;
/// What learners did.
mod events;
/// Everything about one person.
mod export;
/// Games come in, change, and go.
mod games;
/// The key that signs sessions.
mod keys;
/// Pages together are the list.
mod laws;
/// Order, pages and filters of games.
mod lists;
/// A guest turns out to have an account.
mod merge;
/// How a database comes to its tables.
mod migrations;
/// Opponents that people have made.
mod own_opponents;
/// What a person likes, and what the host decides.
mod preferences;
/// How far a learner has come.
mod progress;
/// Puzzles come in and are found.
mod puzzles;
/// Many want what only one can have.
mod races;
/// What engines said about games.
mod reviews;
/// Devices that are logged in.
mod sessions;
/// Links that show a game.
mod share_links;
/// Links that show a sheet.
mod sheet_links;
/// Runs, and who has come how far.
mod survival;
/// Personal access tokens.
mod tokens;

//! The server from the outside: real sockets, the public interface only.

#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

/// Tokens of programs, and how far each scope reaches.
mod access_tokens;
/// The first administrator, and what they do for others.
mod administration;
/// Battles, journeys and two devices.
mod adventure;
/// Health, and the shape of every refusal.
mod another;
mod api;
/// A server on a free port, with the site a test wants.
mod app;
/// Unpacks an export.
mod archive;
/// Files: media types, encodings, tags, caching, pages and missing files.
mod assets;
/// Bodies made to hurt.
mod bombs;
/// A browser without a page, with its cookie.
mod client;
/// `rookery admin`.
mod command_line;
/// The server is killed while many write.
mod crash;
/// Requests that other sites make a browser send.
mod cross_site;
/// Reports of blocked content.
mod csp_reports;
/// Puzzles from own games, and the deck of the day.
mod deck;
/// Leaving for good.
mod deletion;
/// Everything of one person in one archive.
mod export;
/// Figures for Prometheus, and what is no longer kept.
mod figures;
/// What earlier versions left behind.
mod fixtures;
/// A disk without room.
mod full_disk;
/// Games: what is taken, what is refused, lists and names.
mod games;
/// Games leave by links and come by files.
mod handing_on;
/// The security headers on every kind of answer.
mod headers;
/// Odd paths, slow and large requests, and stopping.
mod hostile;
/// The server's own https.
mod https;
/// What people leave behind: games, reviews, events and the rest.
mod lives;
/// Logging in, and how often one may be wrong.
mod log_in;
/// What the server writes about itself.
mod logs;
/// Proving an address, and forgotten passwords.
mod mail;
/// From one database to the other and back.
mod moving;
/// More at once than the server takes.
mod overload;
/// Opponents that people make themselves, and hand on.
mod own_opponents;
/// People to test with.
mod people;
/// Every route, asked by everyone.
mod permissions;
/// Plain http in a school, and proxies.
mod plain_http;
/// A mail server that keeps what it is sent.
mod postbox;
/// Puzzles that are practiced.
mod practice;
/// The real program, which can be ended like any other.
mod process;
/// An administrator sends a file of puzzles.
mod puzzle_imports;
/// Puzzles that the server judges.
mod puzzles;
/// What no answer may hold.
mod secrets;
/// Tokens of sessions, and what ends them.
mod session_tokens;
/// Names, address, password, preferences and devices.
mod settings;
/// What games add up to, and for whom.
mod sheets;
/// Guests and new accounts.
mod sign_up;
/// Many who write at once.
mod storm;
/// Whatever strangers send is read without breaking.
mod strange_bytes;
/// Runs, and who has come how far.
mod survival;
/// One game on two devices.
mod two_devices;

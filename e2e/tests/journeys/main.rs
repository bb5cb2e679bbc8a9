//! The journeys: all of them in Chromium, and in Firefox what depends on the browser.

#![forbid(unsafe_code)]

/// Nobody is kept out: what axe-core finds, in both themes.
mod accessibility;
/// What journeys do on the pages of the door, in one place.
mod account;
/// What administrators do.
mod admin;
/// The adventure: read, fought, lost, finished, and its sheet.
mod adventure;
/// What journeys do on the board page, in one place.
mod board;
/// Boards and pieces to choose from.
mod board_look;
/// Opponents with a face: chosen by mouse and by keys, remembered; dials; one's own level.
mod cast;
/// A strong player for journeys that have to win.
mod champion;
/// What somebody likes, and a guest is told.
mod choices;
/// Games by the clock.
mod clocks;
/// Unfinished games follow their player.
mod continued;
/// Counting games to the end, and stopping on the way.
mod counting;
/// Puzzles from one's own games, ten a day.
mod deck;
/// Other devices and programs: listed, used and ended.
mod devices;
/// Pieces are carried over the board, by mouse and by finger.
mod dragging;
/// Circles and arrows to think with.
mod drawing;
/// Every end of a game, and the way back from it.
mod endings;
/// The engine's worker in trouble: said, mended, and the game goes on.
mod engine_trouble;
/// Every page for everyone: no mouse, twice as large, on a phone, without motion.
mod everyone;
/// Draws offered, hints, rematches, and games to take along.
mod favors;
/// Everybody of the forest on one page, each to be played.
mod forest;
/// A forgotten password, with a code from an administrator.
mod forgotten_password;
/// What journeys do on the play page, in one place.
mod game;
/// Taking back, hurrying the engine, resigning.
mod game_controls;
/// The hands with which pieces are moved: clicks, a mouse, a finger, keys.
mod hand;
/// The harness itself: it must see what it promises to see.
mod harness;
/// What a page says by itself.
mod heard;
/// A game that goes on is kept by the browser.
mod kept_game;
/// The server gets games that are over; two windows do not spoil one.
mod kept_games;
/// A whole visit without a mouse.
mod keyboard;
/// A page that comes when it is first visited.
mod later;
/// Logging in and out, on one device and on two.
mod log_in;
/// The first page, and the way back to it.
mod lost;
/// Moves typed up to a mate, and a walk through them.
mod mate;
/// The list of one's games: told, narrowed, named, deleted.
mod my_games;
/// Games from files, piece by piece, broken off and gone on with.
mod my_games_import;
/// The page without its server.
mod offline;
/// Rated opponents, openings, seeds, and choices that are remembered.
mod opponents;
/// Opponents of one's own: made, played, shared and copied.
mod own_opponents;
/// Moves of the past, looked at and gone back to.
mod past_moves;
/// A pasted game with variations, a broken one, and several at once.
mod pasted_pgn;
/// A school network without https.
mod plain_http;
/// Moves played on the board, by mouse and by keys.
mod playing;
/// A position is set up, turned, and picked from the examples.
mod position;
/// Puzzles are practiced: a range, wrong moves, hints, and what is kept of it.
mod puzzles;
/// The puzzle of the day.
mod puzzles_daily;
/// Puzzles that the server judges: for a rating, and in a row.
mod puzzles_judged;
/// Puzzles without the server, and puzzles from a file.
mod puzzles_kept;
/// The board is asked by those who cannot see it.
mod questions;
/// The page about the API.
mod reference;
/// A kept game is gone through, other moves are tried and kept, played on, shared.
mod review;
/// The worker thinks in the browser as it does natively.
mod same_thoughts;
/// A real game, written down.
mod scoresheet;
/// A new server gets its administrator.
mod set_up;
/// What people change about themselves.
mod settings;
/// A computer that many share keeps nothing of the last one.
mod shared_computer;
/// Signing up: as a stranger, as a guest, and where it is closed.
mod sign_up;
/// When the form with which one signs up complains.
mod sign_up_mistakes;
/// The board on small and large screens.
mod sizes;
/// The page's thread while the engine thinks.
mod smooth;
/// Castling, taking in passing and promoting against the engine.
mod special_moves;
/// A position is set up, by hand and as text, and played.
mod start_position;
/// Survival: a run to its end, and scores.
mod survival;
/// Light and dark, remembered.
mod theme;
/// A game as it is heard.
mod transcript;
/// Two engines play, and somebody watches.
mod two_engines;
/// Two people play at one screen.
mod two_players;
/// Moves that are typed.
mod typed_move;
/// What the page weighs when it comes, and after many games.
mod upkeep;
/// Whole games against the engine.
mod whole_game;
/// Games won against the weakest opponent, in four ways.
mod won_games;
/// Files that do not arrive are not the end.
mod worker_trouble;

fn main() -> std::process::ExitCode {
    rookery_e2e::run()
}

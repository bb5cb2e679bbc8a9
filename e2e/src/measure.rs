//! What the page costs, asked of the browser itself: bytes and requests, frames until a move is
//! drawn, long tasks, and what stays behind of games. Journeys hold the counts to their bounds;
//! `cargo xtask bench page` prints everything.

pub use drawing::{Drawn, drops};
pub use load::{Load, first_load, load_again, worker_bytes};
pub use marathon::{LongGame, again, begin, resign, short_game};
pub use route::{Connection, ROUTES, Visit, forget_files, slow_down, visit, watch_headings};
pub use thought::{LongTasks, long_tasks};
pub use weight::Weight;

mod drawing;
mod load;
mod marathon;
mod route;
mod thought;
mod weight;

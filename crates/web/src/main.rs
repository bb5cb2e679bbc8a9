//! The page people see: a client-side Leptos program. Chess is asked of `rookery-rules`, hard
//! thinking of the worker; this crate only shows and listens.
#![forbid(unsafe_code)]
#![expect(unreachable_pub, reason = "the component macro makes its props public")]

mod account;
mod admin;
mod adventure;
mod board;
mod browser;
mod docs;
mod editor;
mod engine;
mod forest;
mod forms;
mod game;
mod games;
mod home;
mod keeping;
mod level;
mod moves;
mod opponents;
mod own_opponents;
mod puzzles;
mod review;
mod settings;
mod setup;
mod share_link;
mod shell;
mod spoken;
mod study;
mod survival;
use crate::shell::app;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}

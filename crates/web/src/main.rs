//! The page people see: a client-side Leptos program. Chess is asked of `rookery-rules`, hard
//! thinking of the worker; this crate only shows and listens.
#![forbid(unsafe_code)]
#![expect(unreachable_pub, reason = "the component macro makes its props public")]

mod api;
mod app;
mod board;
mod pages;
mod ui;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}

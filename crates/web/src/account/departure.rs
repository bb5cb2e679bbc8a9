//! Somebody leaves this browser: everything of theirs goes, and the page begins anew, so that nothing of
//! theirs is in its memory either. Other windows follow.

use leptos::ev;
use leptos::prelude::*;
use rookery_app::keeping::table::{ACCOUNT, LEFT};
use rookery_app::settings::words as said;

use crate::account::presence::Presence;
use crate::browser::storage as memory;
use crate::shell::lang;
use crate::shell::notice::Notice;
use crate::shell::ui::focus;

/// How somebody has left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Departure {
    /// They can come back.
    LoggedOut,
    /// The server has nothing of theirs any more.
    Deleted,
}

const LOGGED_OUT: &str = "out";
const DELETED: &str = "deleted";

/// The server does not know them any more, and neither does this browser.
pub fn leave(presence: Presence, departure: Departure) {
    memory::seal();
    memory::forget_all(presence.id().as_deref());
    memory::leave_word(match departure {
        Departure::LoggedOut => LOGGED_OUT,
        Departure::Deleted => DELETED,
    });
    begin_at_home();
}

/// Goes on after somebody has left, and when another window says that they have, or that somebody came.
pub fn begin(presence: Presence, notice: Notice) {
    if let Some(word) = memory::recall(&LEFT.key()) {
        memory::forget(&LEFT.key());
        if word == DELETED {
            notice.say(said::farewell_done(lang::here()));
        }
        // The button that had the focus has gone.
        focus::focus_soon("#main");
    }
    let told = window_event_listener(ev::storage, move |event| {
        let (Some(name), Some(value)) = (event.key(), event.new_value()) else {
            return;
        };
        if name == LEFT.name() {
            memory::seal();
            memory::forget_all(presence.id().as_deref());
            begin_at_home();
        } else if name == ACCOUNT.name() && presence.id() != Some(value) {
            memory::seal();
            location(|here| here.reload());
        }
    });
    on_cleanup(move || told.remove());
}

fn begin_at_home() {
    location(|here| here.replace("/"));
}

fn location<E>(go: impl FnOnce(web_sys::Location) -> Result<(), E>) {
    if let Some(window) = web_sys::window() {
        // A browser that refuses shows a page on which nothing is kept.
        drop(go(window.location()));
    }
}

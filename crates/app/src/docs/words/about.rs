//! Words about Rookery itself.

use crate::docs::offline::Offline;
use crate::lang::{Lang, sayings};

sayings! {
    heading => "About Rookery";
    what => "Rookery is a free sparring partner for people who are getting better at chess. You choose how strong your opponent is and how it plays; it thinks in your own browser, so nothing is rationed and nothing is paid.";
    yours_heading => "Your games are yours";
    yours => "Every game is kept by the server you are on, and by nobody else. You can download everything, or delete it, in the settings. No page asks another site for anything.";
    offline_heading => "Without a connection";
    made_heading => "How it is made";
    made => "Rookery is written in Rust, from the rules of chess to this page. The pieces, the animals and the sounds are our own. It may be used and changed by everybody under the MIT or the Apache 2.0 license.";
    keys => "Press ? on any page to see the keys.";
}

/// What works without a connection in this browser.
pub fn offline(lang: Lang, offline: Offline) -> &'static str {
    match (lang, offline) {
        (Lang::En, Offline::Kept) => {
            "This browser keeps Rookery, a little at a time while you are here. Once it has all of \
             it, you can play and look at games without a connection, and what you play is sent \
             when there is one. In the menu of the browser you can install it like a program."
        }
        (Lang::En, Offline::Visited) => {
            "This browser is told to save data, so it keeps only the parts of Rookery that you \
             have visited: those you can use without a connection, and what you play is sent when \
             there is one."
        }
        (Lang::En, Offline::PlainHttp) => {
            "This server is reached without encryption (http), and then browsers keep no page. \
             Everything works while you are connected; to play without a connection, or to install \
             Rookery, the server needs https."
        }
        (Lang::En, Offline::Unsupported) => {
            "This browser keeps no pages, perhaps because the window is private. Everything works \
             while you are connected."
        }
    }
}

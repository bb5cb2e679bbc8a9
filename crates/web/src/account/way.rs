//! Through the door and on: where someone wanted to go, and going there once they are in.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use rookery_app::account::way_back;

use crate::account::presence::Presence;

/// The place to go to afterwards.
pub fn next() -> String {
    let next = use_query_map().with_untracked(|query| query.get(way_back::NEXT));
    way_back::after(next.as_deref()).to_owned()
}

/// What an address says under this name.
pub fn told(name: &str) -> Option<String> {
    use_query_map().with_untracked(|query| query.get(name))
}

/// Goes on as soon as whoever is here has an account; also when they had one before they came.
pub fn go_on_when_in() {
    let visitor = Presence::here().visitor;
    let (navigate, next) = (use_navigate(), next());
    Effect::new(move |_| {
        if visitor.with(|visitor| visitor.account().is_some()) {
            let instead = NavigateOptions {
                replace: true,
                ..NavigateOptions::default()
            };
            navigate(&next, instead);
        }
    });
}

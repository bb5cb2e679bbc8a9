//! The beat of the page while a clock runs: what it shows goes on, and a flag falls in time.

use std::time::Duration;

use leptos::prelude::*;
use rookery_app::game::sparring::Sparring;

use crate::browser::clock;
use crate::game::Table;

const BEAT: Duration = Duration::from_millis(100);

/// Beats as long as the page is there and somebody's time runs.
pub(super) fn start(table: Table) {
    let runs = Memo::new(move |_| table.sparring.with(Sparring::running).is_some());
    let beating = StoredValue::new(None::<IntervalHandle>);
    let rest = move || {
        if let Some(handle) = beating.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        rest();
        if runs.get() {
            beating.set_value(set_interval_with_handle(move || beat(table), BEAT).ok());
        }
    });
    on_cleanup(rest);
}

fn beat(table: Table) {
    let now = clock::steady();
    let is_new_second = table.moment.get_untracked() / 1_000 != now / 1_000;
    let is_out = table.sparring.with_untracked(|sparring| {
        let left = |color| sparring.time_left(color, now);
        sparring.running().and_then(left) == Some(0)
    });
    // The game itself hears of the time once a second, which is often enough to be kept.
    if is_new_second || is_out {
        table.line.update(|_| Vec::new());
    }
    table.moment.set(now);
}

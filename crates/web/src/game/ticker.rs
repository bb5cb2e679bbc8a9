//! The beat of the page while a clock runs: what it shows goes on, and a flag falls in time.

use std::time::Duration;

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;

use crate::browser::clock;
use crate::game::GameContext;

const BEAT: Duration = Duration::from_millis(100);

/// Beats as long as the page is there and somebody's time runs.
pub(super) fn start(context: GameContext) {
    let runs = Memo::new(move |_| context.play_page.with(PlayPage::running).is_some());
    let beating = StoredValue::new(None::<IntervalHandle>);
    let rest = move || {
        if let Some(handle) = beating.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        rest();
        if runs.get() {
            beating.set_value(set_interval_with_handle(move || beat(context), BEAT).ok());
        }
    });
    on_cleanup(rest);
}

fn beat(context: GameContext) {
    let now = clock::steady();
    let is_new_second = context.moment.get_untracked() / 1_000 != now / 1_000;
    let is_out = context.play_page.with_untracked(|play_page| {
        let left = |color| play_page.time_left(color, now);
        play_page.running().and_then(left) == Some(0)
    });
    // The game itself hears of the time once a second, which is often enough to be kept.
    if is_new_second || is_out {
        context.connection.update(|_| Vec::new());
    }
    context.moment.set(now);
}

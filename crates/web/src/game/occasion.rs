//! What battles, runs and opponents for fun have in common on the page of a game: they sit down, lend
//! it a face, speak, and say at the end where the game is kept.

use leptos::prelude::*;
use rookery_app::game::escort::Escort;
use rookery_app::game::words as said;
use rookery_play::{Bout, Clock, Meeting, Seats};
use rookery_rules::Game;

use crate::browser::{chance, clock};
use crate::game::Table;
use crate::shell::lang;

/// Begins a game of this occasion.
pub(crate) fn sit_down(
    table: Table,
    seats: Seats,
    game: Game,
    clock: Option<Clock>,
    meeting: Meeting,
) {
    let bout = Bout {
        id: chance::id(),
        started: clock::now(),
        seats,
        seed: chance::seed(),
        game,
        clock,
        hints: 0,
        origin: None,
        meeting: Some(meeting),
    };
    table.begin_with(|sparring| sparring.fight(bout));
}

/// Lends the page what is told of every move of the game, as long as the occasion lasts.
pub(crate) fn lend(table: Table, told: impl Fn(&Bout) -> Option<Escort> + 'static) {
    Effect::new(move |_| {
        table.edition.get();
        let lent = (table.sparring).with_untracked(|sparring| told(sparring.bout()?));
        table.escort.set(lent);
    });
    on_cleanup(move || drop(table.escort.try_set(None)));
}

/// Whatever a game says, asked again after every move.
pub(crate) fn of_game<T>(
    table: Table,
    told: impl Fn(&Bout) -> Option<T> + Send + Sync + 'static,
) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| {
        table.edition.get();
        (table.sparring).with_untracked(|sparring| told(sparring.bout()?))
    })
}

/// What whoever sits opposite says.
pub(crate) fn voice(says: Memo<Option<&'static str>>) -> impl IntoView {
    view! {
        <div class="battle-voice" role="status">
            {move || says.get().map(|words| view! { <p class="speech">{words}</p> })}
        </div>
    }
}

/// Whether the server has the game, or it waits.
pub(crate) fn kept(table: Table) -> impl IntoView {
    let lang = lang::here();
    let waiting = table.keeper.waiting;
    view! {
        <p class="soft small" role="status">
            {move || match waiting.get() {
                0 => said::kept(lang),
                _ => said::waiting(lang),
            }}
        </p>
    }
}

//! What battles, runs and opponents for fun have in common on the page of a game: they sit down, lend
//! it a face, speak, and say at the end where the game is kept.

use leptos::prelude::*;
use rookery_app::game::occasion_extras::OccasionExtras;
use rookery_app::game::words as said;
use rookery_play::{Bout, Clock, Meeting, Seats};
use rookery_rules::Game;

use crate::browser::{chance, clock};
use crate::game::GameContext;
use crate::shell::lang;

/// Begins a game of this occasion.
pub(crate) fn sit_down(
    context: GameContext,
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
    context.begin_with(|play_page| play_page.fight(bout));
}

/// Lends the page what is told of every move of the game, as long as the occasion lasts.
pub(crate) fn lend(context: GameContext, told: impl Fn(&Bout) -> Option<OccasionExtras> + 'static) {
    Effect::new(move |_| {
        context.edition.get();
        let lent = (context.play_page).with_untracked(|play_page| told(play_page.bout()?));
        context.extras.set(lent);
    });
    on_cleanup(move || drop(context.extras.try_set(None)));
}

/// Whatever a game says, asked again after every move.
pub(crate) fn of_game<T>(
    context: GameContext,
    told: impl Fn(&Bout) -> Option<T> + Send + Sync + 'static,
) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| {
        context.edition.get();
        (context.play_page).with_untracked(|play_page| told(play_page.bout()?))
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
pub(crate) fn kept(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let waiting = context.keeper.waiting;
    view! {
        <p class="soft small" role="status">
            {move || match waiting.get() {
                0 => said::kept(lang),
                _ => said::waiting(lang),
            }}
        </p>
    }
}

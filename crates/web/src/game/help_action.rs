//! The button that helps against an engine.

use leptos::prelude::*;
use rookery_app::game::hints::Help;
use rookery_app::game::sparring::Sparring;
use rookery_app::game::words::{self as game, play as said};
use rookery_play::Stage;

use crate::game::Table;
use crate::game::actions::Action;
use crate::settings::preferences::Liking;
use crate::shell::lang;
use crate::shell::ui::icon::Icon;

/// A hint when one has to move, and else a nudge for the one who thinks.
#[component]
pub fn HelpAction(table: Table, has_favors: Memo<bool>) -> impl IntoView {
    let lang = lang::here();
    let Table {
        sparring,
        line,
        stage,
        ..
    } = table;
    let liking = Liking::here();
    let has_hints = Memo::new(move |_| liking.get().hints && has_favors.get());
    let is_friendly = Memo::new(move |_| sparring.with(Sparring::is_friendly));
    let can_hurry = Memo::new(move |_| sparring.with(Sparring::can_hurry));
    let move_now = Callback::new(move |()| line.update(Sparring::move_now));
    view! {
        <Show when=move || !is_friendly.get()>
            <Show
                when=move || has_hints.get() && stage.get() == Stage::Yours
                fallback=move || view! {
                    <Action
                        icon=Icon::Last
                        name=said::move_now(lang)
                        label=said::move_now(lang)
                        can=can_hurry
                        on_press=move_now
                    />
                }
            >
                <HintAction table />
            </Show>
        </Show>
    }
}

/// First the man to move, asked again the move.
#[component]
fn HintAction(table: Table) -> impl IntoView {
    let lang = lang::here();
    let Table {
        sparring, adviser, ..
    } = table;
    let can = Memo::new(move |_| {
        let position = sparring.with(|sparring| {
            let can_be_helped =
                sparring.stage() == Stage::Yours && sparring.look().past().is_none();
            can_be_helped.then(|| *sparring.position())
        });
        position.is_some_and(|position| {
            adviser.with(|adviser| match adviser.help(&position) {
                None | Some(Help::Man(_)) => true,
                Some(Help::Awaited) => adviser.is_at_a_loss(&position),
                Some(Help::Move(_)) => false,
            })
        })
    });
    let help = Callback::new(move |()| {
        let Some(game) = sparring.with_untracked(Sparring::shown_game) else {
            return;
        };
        let is_new = adviser.with_untracked(|adviser| adviser.help(game.position()).is_none());
        table.advice.update(|adviser| adviser.hint(&game));
        if is_new {
            sparring.update(Sparring::count_hint);
        }
    });
    view! {
        <Action
            icon=Icon::Bulb
            name=game::hint(lang)
            label=game::hint(lang)
            can
            on_press=help
        />
    }
}

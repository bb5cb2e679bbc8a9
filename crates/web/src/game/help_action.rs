//! The button that helps against an engine.

use leptos::prelude::*;
use rookery_app::game::hints::GivenHint;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::actions as said;
use rookery_play::Stage;

use crate::game::GameContext;
use crate::game::actions::Action;
use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;
use crate::shell::ui::icon::Icon;

/// A hint when one has to move, and else a nudge for the one who thinks.
#[component]
pub fn HelpAction(context: GameContext, has_favors: Memo<bool>) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        stage,
        ..
    } = context;
    let preferences = CurrentPreferences::here();
    let has_hints = Memo::new(move |_| preferences.get().hints && has_favors.get());
    let is_friendly = Memo::new(move |_| play_page.with(PlayPage::is_friendly));
    let can_hurry = Memo::new(move |_| play_page.with(PlayPage::can_hurry));
    let move_now = Callback::new(move |()| connection.update(PlayPage::move_now));
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
                <HintAction context />
            </Show>
        </Show>
    }
}

/// First the piece to move, asked again the move.
#[component]
fn HintAction(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page, adviser, ..
    } = context;
    let can = Memo::new(move |_| {
        let position = play_page.with(|play_page| {
            let can_be_helped =
                play_page.stage() == Stage::Yours && play_page.look().past().is_none();
            can_be_helped.then(|| *play_page.position())
        });
        position.is_some_and(|position| {
            adviser.with(|adviser| match adviser.help(&position) {
                None | Some(GivenHint::Piece(_)) => true,
                Some(GivenHint::Awaited) => adviser.is_at_a_loss(&position),
                Some(GivenHint::Move(_)) => false,
            })
        })
    });
    let help = Callback::new(move |()| {
        let Some(game) = play_page.with_untracked(PlayPage::shown_game) else {
            return;
        };
        let is_new = adviser.with_untracked(|adviser| adviser.help(game.position()).is_none());
        context.advice.update(|adviser| adviser.hint(&game));
        if is_new {
            play_page.update(PlayPage::count_hint);
        }
    });
    view! {
        <Action
            icon=Icon::Bulb
            name=said::hint(lang)
            label=said::hint(lang)
            can
            on_press=help
        />
    }
}

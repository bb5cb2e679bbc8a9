//! Offering a draw: the button, and what the engine says that does not want one.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{self as game, draw_offer as said, names};

use crate::game::GameContext;
use crate::game::actions::Action;
use crate::game::last_question::LastStep;
use crate::shell::lang;
use crate::shell::ui::icon::Icon;

/// An engine answers at once; two people are asked whether they agree.
#[component]
pub(super) fn OfferDraw(context: GameContext, asked: RwSignal<Option<LastStep>>) -> impl IntoView {
    let lang = lang::here();
    let play_page = context.play_page;
    let can = Memo::new(move |_| play_page.with(PlayPage::can_offer_draw));
    let offer = Callback::new(
        move |()| match play_page.with_untracked(PlayPage::is_friendly) {
            true => LastStep::Draw.ask(asked),
            false => context.connection.update(PlayPage::offer_draw),
        },
    );
    view! {
        <Action
            icon=Icon::Hands
            name=said::offer_draw(lang)
            label=said::offer_draw_short(lang)
            can
            on_press=offer
        />
    }
}

/// Why the engine has just declined, in its words.
#[component]
pub(super) fn DeclinedDraw(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let declined = Memo::new(move |_| {
        context.play_page.with(|play_page| {
            let why = play_page.declined()?;
            let bout = play_page.bout()?;
            let name = names::in_game(lang, bout, !bout.seats.side()?, game::you(lang));
            Some(said::declined(lang, &name, why))
        })
    });
    move || declined.get().map(|words| view! { <p>{words}</p> })
}

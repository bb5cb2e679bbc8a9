//! Offering a draw: the button, what the engine says that does not want one, and its own offer.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{self as game, draw_offer as said, names};
use rookery_app::lang::Lang;

use crate::game::GameContext;
use crate::game::actions::Action;
use crate::game::last_question::LastStep;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::icon::Icon;

/// It ends the game, so it is asked first.
#[component]
pub(super) fn OfferDraw(context: GameContext, asked: RwSignal<Option<LastStep>>) -> impl IntoView {
    let lang = lang::here();
    let play_page = context.play_page;
    let can = Memo::new(move |_| play_page.with(PlayPage::can_offer_draw));
    let offer = Callback::new(move |()| LastStep::Draw.ask(asked));
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
            Some(said::declined(lang, &opposite(lang, play_page)?, why))
        })
    });
    move || declined.get().map(|words| view! { <p>{words}</p> })
}

/// The engine offers a draw, and waits for an answer.
#[component]
pub(super) fn OfferedDraw(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        ..
    } = context;
    let offered = Memo::new(move |_| {
        play_page.with(|play_page| {
            let name = play_page
                .is_draw_offered()
                .then(|| opposite(lang, play_page));
            Some(said::offered(lang, &name??))
        })
    });
    let accept = move |_| {
        connection.update(PlayPage::accept_draw);
        focus::focus_soon("#rematch, #after-battle");
    };
    let play_on = move |_| {
        play_page.update(PlayPage::refuse_draw);
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div role="status">
            {move || offered.get().map(|words| view! { <p class="offer" id="draw-offered">{words}</p> })}
        </div>
        <Show when=move || offered.with(Option::is_some)>
            <div class="question" role="group" aria-labelledby="draw-offered">
                <button type="button" class="button primary" on:click=accept>
                    {said::accept(lang)}
                </button>
                <button type="button" class="button" on:click=play_on>
                    {said::play_on(lang)}
                </button>
            </div>
        </Show>
    }
}

/// What the engine opposite is called.
pub(super) fn opposite(lang: Lang, play_page: &PlayPage) -> Option<String> {
    let bout = play_page.bout()?;
    Some(names::in_game(
        lang,
        bout,
        !bout.seats.side()?,
        game::you(lang),
    ))
}

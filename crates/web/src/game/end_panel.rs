//! After the end of a game: what it means, and what to do next.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{self as said, actions, company, ending};
use rookery_play::{Seats, Stage};
use rookery_rules::Color;

use crate::account::guest_banner::GuestBanner;
use crate::game::GameContext;
use crate::game::celebration::celebration;
use crate::game::export_card;
use crate::shell::lang;
use crate::shell::next_page_text::NextPageText;
use crate::shell::ui::focus;

#[component]
pub fn EndPanel(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let comfort = comfort(context);
    let is_watched = seats(context).is_some_and(|seats| seats.side().is_none());
    let leave = move |_| {
        context.connection.update(PlayPage::leave);
        focus::focus_soon(".setup button");
    };
    let look = looking(context);
    let has_won = (context.play_page).with_untracked(PlayPage::has_won);
    view! {
        {has_won.then(celebration)}
        <p class="soft small">{move || comfort.get()}</p>
        <p class="soft small" role="status">
            {move || match context.keeper.waiting.get() {
                _ if is_watched => "",
                0 => said::kept(lang),
                _ => said::waiting(lang),
            }}
        </p>
        <div class="afterwards">
            {once_more(context, is_watched)}
            <button type="button" class="button" on:click=leave>
                {actions::new_game(lang)}
            </button>
            <button type="button" class="button" on:click=look>
                {said::look_at_it(lang)}
            </button>
        </div>
        <GuestBanner />
    }
}

/// The same two once more: with colors swapped, or as they sat.
fn once_more(context: GameContext, is_watched: bool) -> impl IntoView {
    let lang = lang::here();
    let side = move || {
        seats(context)
            .and_then(|seats| seats.side())
            .unwrap_or(Color::White)
    };
    // Where nobody of us plays, it is the engines that change sides.
    let rematch = move |_| {
        if is_watched {
            context.choose(|choices| choices.watched.swap());
        }
        context.begin_as(!side());
    };
    let again = move |_| context.begin_as(side());
    let (rematch_means, again_name, again_means) = match is_watched {
        true => (
            company::swap_means(lang),
            company::watch_again(lang),
            company::watch_again_means(lang),
        ),
        false => (
            said::rematch_means(lang),
            said::same_again(lang),
            said::same_again_means(lang),
        ),
    };
    view! {
        // What they mean is drawn below their names.
        <button
            type="button"
            class="button primary"
            id="rematch"
            data-means=rematch_means
            aria-description=rematch_means
            on:click=rematch
        >
            {said::rematch(lang)}
        </button>
        <button
            type="button"
            class="button"
            id="play-again"
            data-means=again_means
            aria-description=again_means
            on:click=again
        >
            {again_name}
        </button>
    }
}

fn seats(context: GameContext) -> Option<Seats> {
    (context.play_page).with_untracked(|play_page| Some(play_page.bout()?.seats.clone()))
}

/// What the end means, for whoever plays.
fn comfort(context: GameContext) -> Memo<Option<&'static str>> {
    let lang = lang::here();
    Memo::new(move |_| {
        let Stage::Over(outcome) = context.stage.get() else {
            return None;
        };
        let seats = seats(context)?;
        ending::meaning(lang, outcome).or(match &seats {
            Seats::AgainstEngine { side, opponent } => {
                Some(ending::after(lang, *side, opponent.level, outcome))
            }
            Seats::Friends { .. } => Some(company::friends_end(lang)),
            Seats::Engines(_) => None,
        })
    })
}

/// Leads to the review of the game. One of two engines is nobody's and kept nowhere: it is taken along to
/// the board.
fn looking(context: GameContext) -> impl Fn(MouseEvent) {
    let carried = NextPageText::here();
    let navigate = use_navigate();
    let pgn = export_card::pgn(context);
    let own = move || {
        (context.play_page).with_untracked(|play_page| {
            let bout = play_page.bout()?;
            bout.seats.side().map(|_| bout.id)
        })
    };
    move |_| {
        let address = match (own(), pgn()) {
            (Some(id), _) => format!("/games/{id}"),
            (None, Some(pgn)) => {
                carried.put(pgn);
                "/board".to_owned()
            }
            (None, None) => return,
        };
        navigate(&address, leptos_router::NavigateOptions::default());
    }
}

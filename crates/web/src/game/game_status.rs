//! How the game stands: the face opposite, one sentence, and against whom it is.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{self as game, ending};
use rookery_app::opponents::rivals::Rival;
use rookery_app::opponents::words as opponent;
use rookery_play::{Seats, Stage};

use crate::game::GameContext;
use crate::level::news::LevelNews;
use crate::opponents::portrait::{FaceView, Portrait};
use crate::shell::lang;
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn GameStatus(context: GameContext, is_over: Memo<bool>) -> impl IntoView {
    let lang = lang::here();
    let play_page = context.play_page;
    let status = Memo::new(move |_| play_page.with(|play_page| game::status(lang, play_page)));
    let against = Memo::new(move |_| {
        play_page.with(|play_page| Some(opponent::against(lang, play_page.bout()?)))
    });
    let cheer = cheer(context);
    let has_won = has_won(context);
    view! {
        <div
            class="game-status"
            class:over=move || is_over.get()
            class:won=move || has_won.get()
        >
            {face(context)}
            <div>
                {move || cheer.get().map(|words| view! { <p class="cheer">{words}</p> })}
                <p class="status">{status}</p>
                <p class="soft small against">{against}</p>
                <LevelNews context />
            </div>
        </div>
    }
}

/// What is said of an end, unless the adventure says it.
fn cheer(context: GameContext) -> Memo<Option<&'static str>> {
    let lang = lang::here();
    Memo::new(move |_| match context.stage.get() {
        Stage::Over(outcome) => context.play_page.with_untracked(|play_page| {
            let bout = play_page.bout().filter(|bout| !bout.is_contest())?;
            let Seats::AgainstEngine { side, .. } = bout.seats else {
                return None;
            };
            Some(ending::cheer(lang, side, outcome))
        }),
        _ => None,
    })
}

fn has_won(context: GameContext) -> Memo<bool> {
    Memo::new(move |_| {
        context.stage.track();
        context.play_page.with_untracked(PlayPage::has_won)
    })
}

/// The one that the adventure lends, else that of the animal that plays.
fn face(context: GameContext) -> impl IntoView {
    let GameContext {
        play_page, extras, ..
    } = context;
    let animal = Memo::new(move |_| {
        play_page.with(|play_page| Rival::playing_as(play_page.bout()?.seats.opponent()?))
    });
    let drawn_face = move || extras.with(|extras| Some(extras.as_ref()?.face.clone()));
    move || match (drawn_face(), animal.get()) {
        (Some(drawn_face), _) => view! { <FaceView drawn_face /> }.into_any(),
        (None, Some(animal)) => view! { <Portrait face=animal.card().face /> }.into_any(),
        (None, None) => view! { <Mascot /> }.into_any(),
    }
}
